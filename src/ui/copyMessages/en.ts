export const en = {
  copied: 'Copied',
  refused: 'The browser did not allow copying. Select the text and copy it by hand.',
};
