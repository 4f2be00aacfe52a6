import { useEffect, useRef, type ReactNode } from 'react';
import './styles/screen.css';

interface Props {
  readonly heading: string;
  /** Said under the heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the app beside the game: names the tab, and takes the focus to its heading when it comes up. */
export function Screen({ heading, lead, children }: Props): React.JSX.Element {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${heading} · Racing Kings`;
  }, [heading]);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <article className="screen">
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {lead !== undefined && <p className="screen-lead">{lead}</p>}
      {children}
    </article>
  );
}
