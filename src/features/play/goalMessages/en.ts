/** What a newcomer has to know, said with the board, before the page has come. */
export const en = {
  short: 'First king on the eighth rank wins. Nobody may give check.',
  rules: 'All the rules',
};
