// Every building block in every state, for the people who build the app: `npm run dev`, then /design.html. The build
// has no such page. Only the names of blocks and states are written here, in English; all else is the app's own.
import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSettings, type Settings } from '../../session/settings.ts';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';
import '../../ui/styles/controls.css';
import '../../ui/styles/screen.css';
import '../../features/play/play.css';
import '../../features/play/clock.css';
import '../../features/play/table.css';
import { attachBoardLook } from '../boardLook.ts';
import { attachLanguage } from '../language.ts';
import '../shell.css';
import { attachTheme } from '../theme.ts';
import './design.css';
import { DesignPage } from './DesignPage.tsx';
import { dressPieces } from './pieces.ts';

/** Dialogs lie open beside one another, and none takes the page for itself. */
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.setAttribute('open', '');
};

/** The address says how the page looks at first: `?theme=dark&locale=ru&dir=rtl&board=contrast&part=Boards`. */
async function start(root: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(window.location.search);
  const settings = createSettings((name: keyof Settings) => asked.get(name) ?? undefined);
  if (!asked.has('locale')) settings.setState({ locale: 'en' });
  const page = document.documentElement;
  page.dir = asked.get('dir') === 'rtl' ? 'rtl' : 'ltr';
  attachTheme(settings, page);
  await Promise.all([attachLanguage(settings, page), attachBoardLook(settings, page)]);
  dressPieces();
  createRoot(root).render(
    <StrictMode>
      <DesignPage settings={settings} part={asked.get('part')} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('design.html has no #root');
void start(root);
