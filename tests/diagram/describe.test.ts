import { expect, test } from 'vitest';
import { describePosition } from '../../src/diagram/describe.ts';
import { en } from '../../src/diagram/messages/en.ts';
import { fi } from '../../src/diagram/messages/fi.ts';
import { ru } from '../../src/diagram/messages/ru.ts';
import { startPosition } from '../../src/rules/position.ts';

test('the start in English', () => {
  expect(describePosition(startPosition, en)).toBe(
    'White has the king on h2, the queen on h1, rooks on g1 and g2, bishops on f1 and f2 and knights on e1 and e2. ' +
      'Black has the king on a2, the queen on a1, rooks on b1 and b2, bishops on c1 and c2 and knights on d1 and d2. ' +
      'White to move.',
  );
});

test('the start in Russian', () => {
  expect(describePosition(startPosition, ru)).toBe(
    'У белых король на h2, ферзь на h1, ладьи на g1 и g2, слоны на f1 и f2, кони на e1 и e2. ' +
      'У чёрных король на a2, ферзь на a1, ладьи на b1 и b2, слоны на c1 и c2, кони на d1 и d2. ' +
      'Ход белых.',
  );
});

test('the start in Finnish', () => {
  expect(describePosition(startPosition, fi)).toBe(
    'Valkealla on kuningas h2:ssa, daami h1:ssä, tornit g1:ssä ja g2:ssa, lähetit f1:ssä ja f2:ssa sekä ratsut e1:ssä ja e2:ssa. ' +
      'Mustalla on kuningas a2:ssa, daami a1:ssä, tornit b1:ssä ja b2:ssa, lähetit c1:ssä ja c2:ssa sekä ratsut d1:ssä ja d2:ssa. ' +
      'Valkean siirtovuoro.',
  );
});
