type ScreenName = 'play';

export interface Route {
  readonly screen: ScreenName;
  readonly params: URLSearchParams;
}

/** Reads `#/play?fen=…`; an unknown screen is the play screen, which is the front page. */
export function parseRoute(hash: string): Route {
  const [, query = ''] = hash.split('?');
  return { screen: 'play', params: new URLSearchParams(query) };
}
