/** The pages of the menu; the game is the front page. */
export const MENU = ['play', 'games', 'rules', 'site', 'settings', 'about'] as const;

/** Every page of the app. A game to look at is come to by a link. */
export const SCREENS = [...MENU, 'view'] as const;

export type ScreenName = (typeof SCREENS)[number];

export interface Route {
  readonly screen: ScreenName;
  readonly params: URLSearchParams;
}

const isScreen = (name: string): name is ScreenName => (SCREENS as readonly string[]).includes(name);

/** Reads `#/play?fen=…`; an unknown screen is the play screen. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.split('?');
  const name = path.slice(2);
  return { screen: isScreen(name) ? name : 'play', params: new URLSearchParams(query) };
}
