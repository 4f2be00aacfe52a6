import { useEffect, useState, type RefObject } from 'react';

/** So far beyond the window things are made ready: whoever goes on with Tab finds them there. */
const MARGIN = '60% 0px';

/** True from the first time that the element comes into view, or nearly so. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
