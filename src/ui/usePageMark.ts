import { useEffect } from 'react';

/**
 * Marks the whole page for the style sheets, as `data-dialog` or `data-review`, as long as `on`: to ask there by `:has()`
 * what is open costs time with every change of the page.
 */
export function usePageMark(name: 'dialog' | 'review', on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const page = document.documentElement;
    page.dataset[name] = '';
    return () => {
      delete page.dataset[name];
    };
  }, [name, on]);
}
