// The page for sites that allow only frames: one board that fills it, and says to its parent how high it would be.
import './classic.ts';
import { listenToParent } from './frame/parent.ts';
import { fitBoard } from './frame/fit.ts';

/** What the address may set; anything else in it is ignored. */
const PARAMETERS =
  'mode fen pgn src game moves ply orientation side level movetime solution prompt hint attempts arrows squares caption lang theme coordinates controls movelist persist sound'.split(
    ' ',
  );

const asked = new URLSearchParams(location.search);
const board = document.createElement('racing-kings');
for (const name of PARAMETERS) {
  const value = asked.get(name);
  if (value !== null) board.setAttribute(name, value);
}
const ply = /^#(\d{1,4}|last)$/.exec(location.hash)?.[1];
if (ply !== undefined) board.setAttribute('ply', ply);
board.setAttribute('loading', 'eager');

const { theme, lang } = { theme: asked.get('theme'), lang: asked.get('lang') };
if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;
if (lang !== null) document.documentElement.lang = lang;
document.body.append(board);

const id = (asked.get('id') ?? '').slice(0, 64);
const secret = /^#\?secret=(\w{1,32})$/.exec(location.hash)?.[1];
listenToParent(board, id);
fitBoard(board, (height) => {
  if (window.parent === window) return;
  window.parent.postMessage({ rk: 1, type: 'size', id, height }, '*');
  // WordPress's own protocol for embedded posts.
  if (secret !== undefined) window.parent.postMessage({ message: 'height', value: height, secret }, '*');
});
