import { Suspense, type ReactNode } from 'react';

interface BlockProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A building block, with its states beside one another. */
export const Block = ({ name, children }: BlockProps): React.JSX.Element => (
  <section className="design-block" id={name} data-testid={`block ${name}`}>
    <h2 lang="en">{name}</h2>
    <div className="design-states">
      <Suspense>{children}</Suspense>
    </div>
  </section>
);

interface StateProps extends BlockProps {
  /** How much room it is given. */
  readonly size?: 'board' | 'panel' | 'wide' | 'page';
  /** What would take the focus, and the page with it, is only looked at. */
  readonly still?: boolean;
}

export const State = ({ name, size = 'panel', still = false, children }: StateProps): React.JSX.Element => (
  <figure className="design-state" data-size={size}>
    <figcaption lang="en">{name}</figcaption>
    <div className="design-case" inert={still}>
      {children}
    </div>
  </figure>
);
