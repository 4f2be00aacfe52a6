import type { Form, Loading, Place } from '../places.ts';
import type { Kind } from '../draft.ts';

const places: Readonly<Record<Place, string>> = {
  html: 'A page of my own HTML',
  wordpress: 'WordPress, as administrator',
  wordpressAuthor: 'WordPress, as author',
  joomla: 'Joomla',
  drupal: 'Drupal',
  wix: 'Wix',
  googleSites: 'Google Sites',
  squarespace: 'Squarespace',
  forum: 'A forum, Markdown or a newsletter',
};

const why: Readonly<Record<Form, string>> = {
  element:
    'Scripts are allowed there, so the board becomes a part of your page and takes its width and colours.',
  markup:
    'Your editor throws away scripts and elements it doesn’t know, but keeps a text with a class. Ask whoever looks after the theme to add the script once: everything marked so becomes a board.',
  frame:
    'That builder allows no scripts of others, but it has a block for embedded code. A frame survives in it.',
  picture:
    'Neither scripts nor frames survive there. Upload the picture below and paste the line: a press on it opens the board here.',
};

const kinds: Readonly<Record<Kind, string>> = {
  diagram: 'Position',
  replay: 'Game',
  puzzle: 'Puzzle',
  play: 'Play',
};

const loadings: Readonly<Record<Loading, string>> = {
  yes: 'Yes',
  own: 'No, I host it',
  consent: 'After consent',
};

const loadingHint: Readonly<Record<Loading, string>> = {
  yes: 'No cookie is set and nothing is stored or counted. The page loads the files below from this address.',
  own: 'Unpack the archive on your own web space and put its address in place of the one in the code. The licence is in it.',
  consent:
    'Only a loader of two kilobytes is fetched; the board follows when your visitor presses its button.',
};

export const en = {
  title: 'For your site',
  lead: 'Put a board on your club’s page: a position, a game, a puzzle, or a game that visitors play against the computer. Choose, copy, paste.',
  placeLabel: 'Where do you publish?',
  places,
  why,
  pictureOnly: 'A frame can’t do that, so here is a picture that links to the board.',
  loadingLegend: 'May the page load files from here?',
  loadings,
  loadingHint,
  archive: 'Download the archive (zip)',
  kindLegend: 'What shall it be?',
  kinds,
  fen: 'Position (FEN)',
  fenHint: 'Empty: the start of the game.',
  pgn: 'Game (PGN or moves)',
  ply: 'Opens at',
  plies: { start: 'the start', last: 'the end' },
  solution: 'Solution',
  solutionHint: 'Moves with spaces between them; equally good first moves as Kg8|Kf8.',
  prompt: 'Task, in your words',
  hint: 'Hint, in your words',
  side: 'The visitor plays',
  sides: { white: 'White', black: 'Black', random: 'either' },
  level: 'Computer',
  levels: { easy: 'easy', medium: 'medium', hard: 'hard' },
  arrows: 'Arrows',
  arrowsHint: 'Such as Gg2g8,Rh1h3: green, red, yellow (Y) or blue (B), from, to.',
  squares: 'Marked squares',
  squaresHint: 'Such as Yb5,Ra8.',
  coordinates: 'Coordinates',
  coordinateNames: { inside: 'inside', outside: 'outside', none: 'none' },
  caption: 'Words below the board',
  theme: 'Colours',
  themes: { auto: 'as the page', light: 'light', dark: 'dark' },
  language: 'Language',
  ownLanguage: 'as the page',
  width: 'Width at most',
  pixels: (count: number): string => `${count} pixels`,
  preview: 'Preview',
  previewTitle: 'Preview of the board',
  previewOffline: 'The preview needs the network. It appears when the network is back.',
  codeHeading: 'Paste this',
  where: {
    html: 'Into the source of your page, where the board shall stand.',
    wordpress: 'Press +, choose the block “Custom HTML”, and paste into it.',
    wordpressAuthor: 'Press +, choose the block “Custom HTML”, and paste into it.',
    joomla: 'Press “Toggle editor” below the article, and paste.',
    drupal: 'Set the text format to “Full HTML”, press “Source”, and paste.',
    wix: 'Add, Embed code, “Embed HTML”: paste, and pull the box as high as the board.',
    googleSites: 'Insert, Embed, “Embed code”: paste.',
    squarespace: 'Add a Code block, and paste into it.',
    forum: 'Into your text, once the picture is uploaded; put its address in place of racing-kings.png.',
  } satisfies Readonly<Record<Place, string>>,
  codeLabel: 'Code to paste',
  copy: 'Copy the code',
  themeScript: 'And once, in the theme of the site:',
  copyScript: 'Copy the script',
  weight: 'All that a reader’s page loads',
  weights: {
    diagram: '6 kB at most',
    replay: '18 kB at most',
    puzzle: '20 kB at most',
    play: '30 kB at most',
  } satisfies Readonly<Record<Kind, string>>,
  picture: 'As a picture',
  svg: 'Download SVG',
  png: 'Download PNG',
  alt: 'Its text for those who can’t see it',
  copyAlt: 'Copy the text',
  back: 'Edit a code from before',
  backLabel: 'Paste it here',
  backButton: 'Take it over',
  backErrors: {
    tooLong: 'That is longer than 256 kB.',
    noBoard: 'There is no Racing Kings board in this text.',
  },
  backDone: 'Taken over.',
  fallback: {
    diagram: 'Racing Kings: a position',
    replay: 'Racing Kings: a game',
    puzzle: 'Racing Kings: a puzzle',
    play: 'Play Racing Kings',
  } satisfies Readonly<Record<Kind, string>>,
};
