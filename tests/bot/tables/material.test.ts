import { expect, test } from 'vitest';
import {
  MATERIAL_WEIGHTS,
  materialByCode,
  materialByKey,
  MATERIALS,
} from '../../../src/bot/tables/material.ts';

test('there are 45 materials of two to four men, each with its own key and code', () => {
  expect(MATERIALS).toHaveLength(45);
  expect(new Set(MATERIALS.map(({ key }) => key)).size).toBe(45);
  for (const material of MATERIALS) {
    expect(materialByKey(material.key)).toBe(material);
    expect(materialByCode(material.code)).toBe(material);
  }
});

test('a key names White first, and each side from queen to knight', () => {
  expect(materialByKey('KQvKR')?.kinds).toEqual([0, 5]);
  expect(materialByKey('KRBvK')?.kinds).toEqual([1, 2]);
  expect(materialByKey('KBRvK')).toBeUndefined();
  expect(materialByKey('KQRvKB')).toBeUndefined();
});

test('a code is the sum of what its men weigh, so a capture takes the weight away', () => {
  const code = materialByKey('KQvKR')!.code - MATERIAL_WEIGHTS[5]!;
  expect(materialByCode(code)?.key).toBe('KQvK');
});
