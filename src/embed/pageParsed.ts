/** Resolves when the page's own source has been read to its end. */
export const pageParsed = async (): Promise<unknown> =>
  document.readyState === 'loading' &&
  new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
