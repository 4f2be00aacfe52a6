import type { RefObject } from 'react';

/** Where announcements are written, by an effect and not by React. */
export const LiveRegion = ({
  region,
}: {
  region: RefObject<HTMLOutputElement | null>;
}): React.JSX.Element => <output ref={region} className="hidden" aria-live="polite" aria-atomic="true" />;
