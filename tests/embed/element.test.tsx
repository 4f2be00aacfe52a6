// The element in a simulated page, all its parts at hand. What needs pixels, pointers or policies is in e2e/embed*.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { defineElement } from '../../src/embed/element.ts';
import { mount as diagram } from '../../src/embed/modes/diagram.ts';
import { mount as picture } from '../../src/embed/modes/picture.ts';
import { mount as play } from '../../src/embed/modes/play.ts';
import { mount as position } from '../../src/embed/modes/position.ts';
import { mount as puzzle } from '../../src/embed/modes/puzzle.ts';
import { mount as replay } from '../../src/embed/modes/replay.ts';
import { mount as sound } from '../../src/embed/modes/sound.ts';
import type { RacingKingsElement } from '../../src/embed/racingKings.d.ts';
import { upgradeMarked } from '../../src/embed/upgrade.ts';

const loaded: string[] = [];

beforeAll(() => {
  const parts = { diagram, picture, play, position, puzzle, replay, sound };
  defineElement((part) => {
    loaded.push(part);
    return Promise.resolve(parts[part]);
  });
  void upgradeMarked();
});

afterEach(() => document.body.replaceChildren());

/** A page with boards; resolves when the first of them is there. */
async function show(html: string): Promise<RacingKingsElement> {
  document.body.innerHTML = html;
  await vi.waitFor(() => expect(document.querySelector('racing-kings')).not.toBeNull());
  const board = document.querySelector('racing-kings')!;
  await board.ready;
  return board;
}

const board = (attributes: string, inside = ''): Promise<RacingKingsElement> =>
  show(`<racing-kings loading="eager" ${attributes}>${inside}</racing-kings>`);

const inside = (element: RacingKingsElement, selector: string): Element[] => [
  ...element.shadowRoot!.querySelectorAll(selector),
];
const part = (element: RacingKingsElement, name: string): Element | undefined =>
  inside(element, `[part~=${name}]`)[0];

const MALFORMED = [
  'xx',
  '8/8',
  '9/8/8/8/8/8/8/8 w - - 0 1',
  '8/8/8/8/8/8/8/KK5k w - - 0 1',
  '8/8/8/8/8/8/k6R/7K w - - 0 1',
  'k6K/8/8/8/8/8/8/8 b - - 0 1',
  'x'.repeat(100_000),
  '"><img src=x onerror=1>',
];

describe('what can not be shown', () => {
  for (const mode of ['diagram', 'replay', 'puzzle', 'play'])
    test(`${mode}: a wrong FEN gives an alert and an event, and no board`, async () => {
      for (const fen of MALFORMED) {
        const element = document.createElement('racing-kings');
        const codes: string[] = [];
        element.addEventListener('rk-error', ({ detail: { code } }) => codes.push(code));
        element.setAttribute('loading', 'eager');
        element.setAttribute('mode', mode);
        element.setAttribute('fen', fen);
        document.body.append(element);
        await vi.waitFor(() => expect(codes).toHaveLength(1));
        expect(part(element, 'error')?.textContent).not.toBe('');
        expect(part(element, 'error')?.getAttribute('role')).toBe('alert');
        expect(part(element, 'board'), fen.slice(0, 60)).toBeUndefined();
        element.remove();
      }
    });

  test('the sentence says what is wrong', async () => {
    const element = await board('fen="8/8/8/8/8/8/k6R/7K w - - 0 1"');
    expect(part(element, 'error')?.textContent).toBe(
      'The black king is in check from h2, which Racing Kings never allows.',
    );
  });

  test('hostile text stays text', async () => {
    const hostile = '<img src=x onerror=alert(1)><a href=javascript:alert(1)>x</a><base><form id=f>';
    const element = document.createElement('racing-kings');
    element.setAttribute('loading', 'eager');
    element.setAttribute('pgn', `[White "${hostile}"]\n\n1. Kh3 {${hostile} [%cal "><x]} Ka3 *`);
    element.setAttribute('caption', hostile);
    document.body.append(element);
    await element.ready;
    element.next();
    expect(inside(element, 'img, a, base, form, style, script, [id], [onerror]')).toEqual([]);
    expect(part(element, 'comment')?.textContent).toContain('<img src=x');
    expect(({} as Readonly<Record<string, unknown>>)['p']).toBeUndefined();
  });
});

describe('several boards', () => {
  test('options of one do not leak into the next, and each turns alone', async () => {
    await show(
      `<racing-kings loading="eager" pgn="1. Kh3" controls="none" coordinates="none" arrows="Ga1a4"></racing-kings>
       <racing-kings loading="eager" pgn="1. Kh3" arrows="Ga1a4"></racing-kings>`,
    );
    const [first, second] = [...document.querySelectorAll('racing-kings')];
    await second!.ready;
    expect(inside(first!, 'button:not([part=move])')).toHaveLength(0);
    expect(part(first!, 'coordinates')).toBeUndefined();
    expect(inside(second!, '[part=controls] button')).toHaveLength(5);
    expect(part(second!, 'coordinates')).toBeDefined();
    const arrow = (element: RacingKingsElement | undefined) => part(element!, 'arrow')?.outerHTML;
    const before = arrow(first);
    expect(arrow(second)).toBe(before);
    second!.flip();
    expect(arrow(second)).not.toBe(before);
    expect(arrow(first)).toBe(before);
  });

  test('all four modes together', async () => {
    await show(
      `<racing-kings loading="eager"></racing-kings><racing-kings loading="eager" moves="Kh3"></racing-kings>
       <racing-kings loading="eager" fen="8/6K1/8/8/8/1k6/8/8 w - - 0 1" solution="Kg8"></racing-kings>
       <racing-kings loading="eager" side="white"></racing-kings>`,
    );
    const all = [...document.querySelectorAll('racing-kings')];
    await Promise.all(all.map(({ ready }) => ready));
    expect(all.map(({ state }) => state)).toEqual(['diagram', 'replay', 'solving', 'playing']);
  });
});

describe('a marked element', () => {
  test('is upgraded once, shows one picture, and again where its page is put together anew', async () => {
    const element = await show(
      '<pre class="racing-kings" data-loading="eager"><p>[White &#8220;A&#8221;]<br>1.&nbsp;Kh3 Ka3</p></pre>',
    );
    expect(element.position?.ply).toBe(0);
    expect(inside(element, '[part=move]').map(({ textContent }) => textContent)).toEqual(['1. Kh3', 'Ka3']);
    expect(inside(element, 'slot')).toEqual([]);
    const again = await show(document.body.innerHTML);
    expect(again).not.toBe(element);
    expect(document.querySelectorAll('racing-kings')).toHaveLength(1);
    expect(inside(again, 'svg[role=img]')).toHaveLength(1);
  });

  test('tags and entities in a pgn attribute are what an editor made of line breaks', async () => {
    const element = await board(
      'pgn="&lt;p&gt;[White &amp;quot;A&amp;quot;]&lt;br /&gt;\n1. Kh3 Ka3&lt;/p&gt;"',
    );
    expect(inside(element, '[part=move]')).toHaveLength(2);
    expect(element.shadowRoot!.textContent).not.toMatch(/<\/?p|<br/);
  });
});

describe('what a page may want to switch off', () => {
  test('a replay without controls has no keys either', async () => {
    const element = await board('pgn="1. Kh3 Ka3" controls="none" movelist="none"');
    const frame = part(element, 'frame')!;
    frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(element.position?.ply).toBe(0);
    expect(inside(element, 'button')).toEqual([]);
    element.setAttribute('controls', 'full');
    await vi.waitFor(() => {
      expect(inside(element, 'button').length).toBeGreaterThan(0);
      expect(element.position?.ply).toBe(0);
    });
    part(element, 'frame')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(element.position?.ply).toBe(1);
  });

  test.each(['', 'pgn="1. Kh3"', 'mode="play"'])('the context menu is left alone: %s', async (attributes) => {
    const element = await board(attributes);
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    part(element, 'board')!.firstElementChild!.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('names', () => {
  test('a diagram is one image that lists its pieces, in the page’s language or by the author’s name', async () => {
    const fen = 'fen="8/8/8/8/8/8/k7/7K w - - 0 1"';
    const named = (element: RacingKingsElement) =>
      inside(element, '[role=img]')[0]?.getAttribute('aria-label');
    expect(named(await board(fen))).toContain('king on h1');
    expect(named(await board(`${fen} aria-label="Our game"`))).toBe('Our game');
    const labelled = `<p id="t">Round 1</p><racing-kings loading="eager" aria-labelledby="t" ${fen}></racing-kings>`;
    expect(named(await show(labelled))).toBe('Round 1');
  });

  test('the goal is above for both sides, unless the author turns the board', async () => {
    const first = (element: RacingKingsElement) =>
      inside(element, '[role=gridcell]')[0]?.getAttribute('aria-label');
    expect(first(await board('mode="play" side="black"'))).toMatch(/^a8/);
    expect(first(await board('fen="8/8/8/8/8/8/k7/7K b - - 0 1" solution="Ka3"'))).toMatch(/^a8/);
    expect(first(await board('mode="play" orientation="black"'))).toMatch(/^h1/);
  });

  test('caption and prompt are words of the author in every mode', async () => {
    for (const mode of [
      'mode="diagram"',
      'mode="play"',
      'fen="8/6K1/8/8/8/1k6/8/8 w - - 0 1" solution="Kg8"',
    ])
      expect(part(await board(`${mode} caption="Round 1"`), 'caption')?.textContent).toBe('Round 1');
    const asked = await board('fen="8/6K1/8/8/8/1k6/8/8 w - - 0 1" solution="Kg8" prompt="And now?"');
    expect(part(asked, 'prompt')?.textContent).toBe('And now?');
  });
});

describe('still pictures of a live board', () => {
  test('an SVG of a width, with a text in its place', async () => {
    const element = await board('mode="play"');
    const svg = element.toSVG({ size: 200, label: 'Our opening' });
    expect(svg).toMatch(/^<svg[^>]* width="200"/);
    expect(svg).toContain('aria-label="Our opening"');
    expect(svg).not.toContain('aria-hidden');
    expect(element.toSVG()).toContain('aria-label="8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1"');
    expect(part(element, 'board')!.firstElementChild!.getAttribute('aria-hidden')).toBe('true');
    expect((await board('')).toSVG()).toContain('king on h2');
  });
});

describe('sound', () => {
  test('its part comes only when it is on and the board is there', async () => {
    loaded.length = 0;
    const element = await board('mode="play"');
    expect(loaded).toEqual(['play']);
    element.sound = 'on';
    element.caption = 'x';
    await vi.waitFor(() => expect(loaded.slice(0, 2)).toEqual(['play', 'sound']));
  });
});

test('moves typed are played without a form, which a sandboxed frame may forbid', async () => {
  const element = await board('mode="play"');
  const entry = inside(element, 'input')[0] as HTMLInputElement;
  expect(entry.form).toBeNull();
  entry.value = 'kh3';
  entry.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(element.position?.ply).toBe(1);
  expect(entry.value).toBe('');
});

test('every attribute but hint is a property', async () => {
  const element = await board('');
  const names = [
    ...(customElements.get('racing-kings') as unknown as { observedAttributes: string[] }).observedAttributes,
  ];
  for (const name of names) expect(name in element, name).toBe(true);
  element.ply = 3;
  expect(element.getAttribute('ply')).toBe('3');
  element.ply = null;
  expect(element.hasAttribute('ply')).toBe(false);
});

test('another position takes the place of a game, wherever that came from', async () => {
  const element = await board('pgn="1. Kh3 Ka3" moves="Kg3"');
  expect(element.state).toBe('replay');
  element.load({ fen: '8/8/8/8/8/k7/8/7K w - - 0 1' });
  await vi.waitFor(() => expect(element.state).toBe('diagram'));
  expect(element.position?.fen).toBe('8/8/8/8/8/k7/8/7K w - - 0 1');
  element.load({ pgn: '1. Kg3' });
  await vi.waitFor(() => expect(element.state).toBe('replay'));
  expect(inside(element, '[part=move]').map(({ textContent }) => textContent)).toEqual(['1. Kg3']);
});

test('a page may forbid a move, in a game and in a puzzle', async () => {
  for (const attributes of ['mode="play"', 'fen="8/6K1/8/8/8/1k6/8/8 w - - 0 1" solution="Kg8"']) {
    const element = await board(attributes);
    const move = attributes.includes('play') ? 'Kh3' : 'Kg8';
    const forbid = (event: Event): void => event.preventDefault();
    element.addEventListener('rk-before-move', forbid);
    expect(element.move(move)).toBe(false);
    expect(element.position?.ply).toBe(0);
    element.removeEventListener('rk-before-move', forbid);
    expect(element.move(move)).toBe(true);
    expect(element.position?.ply).toBe(1);
  }
});
