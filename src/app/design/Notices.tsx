import { noticeMessages } from '../../features/play/noticeMessages.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { updateMessages } from '../updates/messages.ts';
import '../updates/updateNotice.css';
import { Block, State } from './Block.tsx';

const nothing = (): void => undefined;

/** On a page they float over its foot; here they lie in their places. */
export function Notices(): React.JSX.Element {
  const words = useMessages(noticeMessages);
  const update = useMessages(updateMessages);
  const action = (label: string): React.JSX.Element => (
    <button type="button" className="notice-action">
      {label}
    </button>
  );
  return (
    <Block name="notices">
      <State name="to close" size="wide">
        <Notice dismissLabel={words.dismiss} onDismiss={nothing}>
          {words.told.badLink}
        </Notice>
      </State>
      <State name="with an action" size="wide">
        <Notice action={action(words.takeOver)}>{words.elsewhere}</Notice>
      </State>
      <State name="with both" size="wide">
        <Notice action={action(words.download)} dismissLabel={words.dismiss} onDismiss={nothing}>
          {words.trouble.full}
        </Notice>
      </State>
      <State name="a new version" size="wide">
        <Notice dismissLabel={update.later} onDismiss={nothing}>
          <span className="update">
            {update.ready}
            <button type="button" className="button">
              {update.reload}
            </button>
          </span>
        </Notice>
      </State>
    </Block>
  );
}
