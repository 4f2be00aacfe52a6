import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_DRAFT, KINDS, OPTIONS_OF, type Draft } from '../../../src/features/site/draft.ts';
import { formFor, LOADINGS, PLACES } from '../../../src/features/site/places.ts';
import { readSnippet } from '../../../src/features/site/readSnippet.ts';
import { appLink, frameAddress, snippet, type Addresses } from '../../../src/features/site/snippet.ts';

const addresses: Addresses = { app: 'https://rk.test/', embed: 'https://rk.test/embed/v1/' };
const words = { fallback: 'Play Racing Kings', title: 'Racing Kings' };
const code = (
  draft: Draft,
  form: Parameters<typeof snippet>[1],
  loading: (typeof LOADINGS)[number] = 'yes',
) => snippet(draft, form, loading, addresses, words);

describe('what a webmaster pastes', () => {
  it('is the element and its script where scripts are allowed, with room kept for the board', () => {
    expect(code(FIRST_DRAFT, 'element').split('\n')).toEqual([
      '<script src="https://rk.test/embed/v1/embed.js" async></script>',
      '<racing-kings mode="play" side="white" level="easy" style="display:block;max-width:480px">',
      '  <a href="https://rk.test/" style="display:block;aspect-ratio:1">Play Racing Kings</a>',
      '  <p style="height:120px;margin:0"></p>',
      '</racing-kings>',
    ]);
  });

  it('keeps room for a caption too, which a replay has among its controls', () => {
    const named = (kind: Draft['kind']): Draft => ({ ...FIRST_DRAFT, kind, options: { caption: 'Round 1' } });
    expect(code(named('diagram'), 'element')).toContain('<p style="height:27px;margin:0"></p>');
    expect(code(named('play'), 'frame')).toContain('height:627px');
    expect(code(named('replay'), 'frame')).toContain('height:680px');
  });

  it('keeps as much room for a game with its moves below the board, or beside it where that is wide enough', () => {
    const replay = (width: number): Draft => ({ kind: 'replay', options: { pgn: '1. Kh3' }, width });
    expect(code(replay(480), 'element').split('\n').slice(2)).toEqual([
      '<div style="aspect-ratio:1;overflow:auto">',
      '1. Kh3',
      '</div>',
      '  <p style="height:200px;margin:0"></p>',
      '</racing-kings>',
    ]);
    expect(code(replay(720), 'element')).toContain('<div style="aspect-ratio:1/0.62;overflow:auto">');
    expect(code(replay(720), 'element')).toContain(
      'padding:0 0 clamp(0px,(600px - 100%)*999,38% + 200px);margin:0',
    );
  });

  it('is a text with a class where an editor strips the rest', () => {
    expect(code({ ...FIRST_DRAFT, kind: 'replay' }, 'markup')).toBe(
      '<pre class="racing-kings" data-mode="replay">\n[White &quot;Anna&quot;]\n[Black &quot;Bo&quot;]\n\n1. Kh3 Ka3 2. Kg4 Kb4\n</pre>',
    );
  });

  it('is a sandboxed frame for builders', () => {
    const frame = code(FIRST_DRAFT, 'frame');
    expect(frame).toContain('sandbox="allow-scripts"');
    expect(frame).toContain('height:600px');
    expect(frame).toContain('embed.html?mode=play&amp;side=white&amp;level=easy"');
  });

  it('is a picture with a link where nothing else survives', () => {
    const draft: Draft = { kind: 'diagram', options: { fen: '8/8/8/8/8/8/1k5K/8 w' }, width: 320 };
    expect(code(draft, 'picture')).toBe(
      '[![Play Racing Kings](racing-kings.png)](https://rk.test/#/play?fen=8%2F8%2F8%2F8%2F8%2F8%2F1k5K%2F8_w)',
    );
  });

  it('waits for a press where the reader has to agree first', () => {
    expect(code(FIRST_DRAFT, 'element', 'consent')).toContain('loading="click"');
    expect(code(FIRST_DRAFT, 'markup', 'consent')).toContain('data-loading="click"');
  });

  it('says only what means something to its kind', () => {
    const options = { fen: '8/8/8/8/8/8/1k5K/8 w', pgn: '1. Kh3', solution: 'Kh3', level: 'hard' };
    expect(frameAddress({ kind: 'replay', options, width: 480 }, '')).toBe(
      'embed.html?mode=replay&pgn=1.+Kh3',
    );
  });

  it('links to the app by the position, or to its front page', () => {
    expect(appLink({ kind: 'play', options: { fen: 'start' }, width: 480 }, addresses)).toBe(
      'https://rk.test/',
    );
  });
});

describe('the form for a place', () => {
  it.each([
    ['html', 'yes', 'element'],
    ['wordpressAuthor', 'consent', 'markup'],
    ['wix', 'yes', 'frame'],
    ['wix', 'own', 'picture'],
    ['googleSites', 'consent', 'picture'],
    ['forum', 'yes', 'picture'],
  ] as const)('%s, loading from here: %s, is %s', (place, loading, form) => {
    expect(formFor(place, loading)).toBe(form);
  });

  it('is there for every place and answer', () => {
    for (const place of PLACES) for (const loading of LOADINGS) expect(formFor(place, loading)).toBeTruthy();
  });
});

/** No line ends or spaces at the ends: the page trims those. */
const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => value.replace(/\s+/g, ' ').trim());

const drafts = fc
  .record({ kind: fc.constantFrom(...KINDS), width: fc.integer({ min: 100, max: 2000 }), value: text })
  .map(({ kind, width, value }): Draft => {
    const names = OPTIONS_OF[kind].filter((name) => name !== 'pgn');
    const options = Object.fromEntries(names.map((name) => [name, value]));
    return { kind, width, options: value === '' ? {} : options };
  });

describe('a snippet that is pasted back', () => {
  it.each(['element', 'markup', 'frame'] as const)('as %s gives the draft it was made of', (form) => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { value } = { value: readSnippet(code(draft, form)) };
        const width = form === 'markup' ? FIRST_DRAFT.width : draft.width;
        expect(value).toEqual({ ok: true, value: { ...draft, width } });
      }),
    );
  });

  it('brings its game along', () => {
    const draft: Draft = {
      kind: 'replay',
      options: { pgn: '[White "A <b> & \'c\'"]\n\n1. Kh3 Ka3' },
      width: 480,
    };
    const bare =
      '<racing-kings mode="replay">\n[White &quot;A &lt;b&gt; &amp; \'c\'&quot;]\n\n1. Kh3 Ka3\n</racing-kings>';
    expect(readSnippet(bare)).toEqual({ ok: true, value: draft });
    for (const form of ['element', 'markup', 'frame'] as const)
      expect(readSnippet(`<p>Hello</p>${code(draft, form)}<p>!</p>`)).toEqual({ ok: true, value: draft });
  });

  it('is told from other texts, and from too long ones', () => {
    expect(readSnippet('<p>Hello</p>')).toEqual({ ok: false, error: 'noBoard' });
    expect(readSnippet('<iframe src="https://video.test/embed/12">')).toEqual({
      ok: false,
      error: 'noBoard',
    });
    expect(readSnippet('x'.repeat(300_000))).toEqual({ ok: false, error: 'tooLong' });
  });

  it('is text all the way: what is not ours is left out', () => {
    const hostile =
      '<racing-kings mode="play" onclick="alert(1)" __proto__="x" level="hard" style="max-width:320px"></racing-kings>';
    expect(readSnippet(hostile)).toEqual({
      ok: true,
      value: { kind: 'play', options: { level: 'hard' }, width: 320 },
    });
  });

  it('knows its kind by its content where it does not say', () => {
    expect(readSnippet('<pre class="racing-kings">1. Kh3 Ka3</pre>')).toMatchObject({
      value: { kind: 'replay' },
    });
    expect(readSnippet('<racing-kings fen="start" solution="Kh3"></racing-kings>')).toMatchObject({
      value: { kind: 'puzzle' },
    });
  });
});
