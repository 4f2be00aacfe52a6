/** Where webmasters publish. */
export const PLACES = [
  'html',
  'wordpress',
  'wordpressAuthor',
  'joomla',
  'drupal',
  'wix',
  'googleSites',
  'squarespace',
  'forum',
] as const;

export type Place = (typeof PLACES)[number];

/** What survives: the element, a class on plain markup, a frame, or a picture with a link. */
export type Form = 'element' | 'markup' | 'frame' | 'picture';

/** Whether the page may load files from this site: yes, only from its own, or only after the reader said so. */
export const LOADINGS = ['yes', 'own', 'consent'] as const;

export type Loading = (typeof LOADINGS)[number];

const FORM: Readonly<Record<Place, Form>> = {
  html: 'element',
  wordpress: 'element',
  wordpressAuthor: 'markup',
  joomla: 'element',
  drupal: 'element',
  wix: 'frame',
  googleSites: 'frame',
  squarespace: 'frame',
  forum: 'picture',
};

/** Own files can't be put on a builder's server, nor can a frame wait for consent: a picture with a link remains. */
export const formFor = (place: Place, loading: Loading): Form => {
  const form = FORM[place];
  return form === 'frame' && loading !== 'yes' ? 'picture' : form;
};
