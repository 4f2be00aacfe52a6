import { useId, type ReactNode } from 'react';

/** Settings that belong together, under a heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }): React.JSX.Element {
  const id = useId();
  return (
    <section className="settings-section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
