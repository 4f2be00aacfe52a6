import { Component, type ReactNode } from 'react';
import { messagesNow } from '../i18n/messages.ts';
import { appMessages } from './messages.ts';

interface Props {
  readonly children: ReactNode;
}

/** Stands in for a page that could not be fetched or drawn. The game is saved: a reload loses nothing. */
export class ScreenFailure extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const words = messagesNow(appMessages).failure;
    return (
      <div className="screen-failure" role="alert">
        <p>{words.text}</p>
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
      </div>
    );
  }
}
