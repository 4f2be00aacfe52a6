import '@fontsource-variable/inter/wght.css';
import { keptSettings } from '../effects/keepSettings.ts';
import { showBoardFirst } from '../features/play/boardFirst.ts';
import { openGame } from '../features/play/openGame.ts';
import { soon } from '../lib/soon.ts';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/controls.css';
import { attachBoardLook } from './boardLook.ts';
import { lettersReady } from './fonts.ts';
import { localeOf } from './locale.ts';
import { parseRoute } from './routes.ts';
import './shell.css';
import { attachTheme } from './theme.ts';
// With the first load: WebKit draws nothing new while a stylesheet is on its way, and asked for as the page comes around
// the board, this one would take the board away until it is there.
import './updates/updateNotice.css';

/** The board first: it can be moved on while the page around it is still on its way. */
async function start(root: HTMLElement): Promise<void> {
  // React is asked for by itself as well: it then begins in a task of its own, and a slow phone answers in between.
  const react = import('react-dom/client');
  const coming = import('./page.tsx');
  const settings = keptSettings();
  attachTheme(settings, document.documentElement);
  const locale = localeOf(settings.getState());
  const [game] = await Promise.all([openGame(settings), attachBoardLook(settings, document.documentElement)]);
  const { screen, params } = parseRoute(window.location.hash);
  // A link may bring another game.
  const board =
    screen === 'play' && params.size === 0
      ? showBoardFirst(root, game.session, { locale, lettersReady })
      : undefined;
  // On their way with the page, which waits for them; to ask for them takes the thread from the board.
  void lettersReady(locale);
  await react;
  const { showPage } = await coming;
  await new Promise<void>(soon);
  await showPage(root, settings, game, board);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
