import type { ReactNode } from 'react';

interface Props {
  readonly tone: 'plain' | 'quiet' | 'alert' | 'result';
  readonly headline: string;
  readonly children?: ReactNode;
  /** What can be done about it, in a column of its own. */
  readonly beside?: ReactNode;
}

/** A headline and what belongs to it; the box never changes its size, so that nothing below it moves. */
export const StatusBox = ({ tone, headline, children, beside }: Props): React.JSX.Element => (
  <div className="status" data-tone={tone} data-testid="status">
    <div className="status-text">
      <h2>{headline}</h2>
      {children}
    </div>
    {beside}
  </div>
);
