import { useState } from 'react';
import { laterMessages } from '../../features/play/laterMessages.ts';
import { playMessages } from '../../features/play/messages.ts';
import { setupMessages } from '../../features/play/setupMessages.ts';
import { ClockFields } from '../../features/play/ClockFields.tsx';
import { StartFields } from '../../features/play/StartFields.tsx';
import { LettersField } from '../../features/settings/LettersField.tsx';
import { settingsMessages } from '../../features/settings/messages.ts';
import { boardMessages } from '../../features/settings/boardMessages.ts';
import { SettingChoice } from '../../features/settings/SettingChoice.tsx';
import { SettingRange } from '../../features/settings/SettingRange.tsx';
import '../../features/settings/board.css';
import '../../features/settings/settings.css';
import { SelectField, TextField } from '../../features/site/fields.tsx';
import { siteMessages } from '../../features/site/messages.ts';
import '../../features/site/site.css';
import { BOARD_SIZE, type SettingsStore } from '../../session/settings.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Icon, ICON_NAMES } from '../../ui/Icon.tsx';
import { LATE_ICON_NAMES, LateIcon } from '../../ui/LateIcon.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { Header } from '../Header.tsx';
import { ScreenFailure } from '../ScreenFailure.tsx';
import { Block, State } from './Block.tsx';
import { minutes, positionOf } from './sessions.ts';

const nothing = (): void => undefined;

export const Controls = ({ settings }: { settings: SettingsStore }): React.JSX.Element => (
  <>
    <Block name="header">
      <State name="header" size="page">
        <Header settings={settings} screen="play" />
      </State>
      <State name="a page that failed">
        <ScreenFailure>
          <Failing />
        </ScreenFailure>
      </State>
    </Block>
    <Buttons />
    <Fields settings={settings} />
  </>
);

function Failing(): React.JSX.Element {
  throw new Error('as the design page wants it');
}

function Buttons(): React.JSX.Element {
  const { actions } = useMessages(playMessages);
  const { moves } = useMessages(laterMessages);
  const setup = useMessages(setupMessages);
  const kinds = ['button', 'button primary', 'button on', 'button danger'];
  return (
    <Block name="buttons">
      {kinds.map((kind) => (
        <State key={kind} name={kind}>
          <div className="design-row">
            <button type="button" className={kind}>
              {actions.newGame}
            </button>
            <button type="button" className={kind} disabled>
              {actions.newGame}
            </button>
          </div>
        </State>
      ))}
      <State name="link">
        <button type="button" className="link">
          {actions.newGame}
        </button>
      </State>
      <State name="button wide">
        <button type="button" className="button wide">
          {setup.start}
        </button>
      </State>
      <State name="icon-button">
        <div className="design-row">
          <button type="button" className="icon-button" aria-label={moves.next}>
            <LateIcon name="next" />
          </button>
          <button type="button" className="icon-button" aria-label={moves.next} disabled>
            <LateIcon name="next" />
          </button>
        </div>
      </State>
      <State name="asks first, copies">
        <div className="design-row">
          <ConfirmButton
            label={actions.resign}
            sureLabel={actions.resignSure}
            hint={actions.resignHint}
            disabled={false}
            onConfirm={nothing}
          />
          <CopyButton text="" label={moves.share} primary />
        </div>
      </State>
      <State name="icons" size="wide">
        <div className="design-row">
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} />
          ))}
          {LATE_ICON_NAMES.map((name) => (
            <LateIcon key={name} name={name} />
          ))}
        </div>
      </State>
    </Block>
  );
}

function Fields({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const { players } = useMessages(playMessages);
  const setup = useMessages(setupMessages);
  const { general } = useMessages(settingsMessages);
  const board = useMessages(boardMessages);
  const site = useMessages(siteMessages);
  const [level, setLevel] = useState<keyof typeof players.level>('easy');
  const levels = (['easy', 'medium', 'hard'] as const).map((value) => ({
    value,
    label: players.level[value],
  }));
  return (
    <Block name="fields">
      <State name="choice of three">
        <Choice legend={setup.level} value={level} options={levels} onChange={setLevel} />
      </State>
      <State name="choice with a hint">
        <SettingChoice settings={settings} name="theme" legend={general.theme} options={general.themes} />
      </State>
      <State name="choice in columns">
        <SettingChoice
          settings={settings}
          name="coordinates"
          columns={2}
          legend={board.coordinates}
          options={board.places}
        />
      </State>
      <State name="range">
        <SettingRange
          settings={settings}
          name="boardSize"
          label={board.size}
          least={BOARD_SIZE.least}
          most={BOARD_SIZE.most}
          step={1}
        />
      </State>
      <State name="select with a hint">
        <LettersField settings={settings} />
      </State>
      <State name="check">
        <label className="check">
          <input type="checkbox" />
          {setup.strict}
        </label>
        <label className="check">
          <input type="checkbox" defaultChecked />
          {setup.strict}
        </label>
      </State>
      <State name="text, hint, select">
        <div className="site-fields">
          <TextField label={site.arrows} hint={site.arrowsHint} value="Gh2h8" onChange={nothing} />
          <SelectField
            label={site.side}
            value="white"
            options={Object.entries(site.sides)}
            onChange={nothing}
          />
        </div>
      </State>
      <State name="text in error, text in lines">
        <div className="site-fields">
          <TextField label={site.fen} error={site.backErrors.noBoard} value="8/8" onChange={nothing} />
          <TextField label={site.codeLabel} value="<racing-kings></racing-kings>" lines={3} readOnly />
        </div>
      </State>
      <State name="clock: a usual one">
        <div className="setup">
          <ClockFields clock={minutes(5, 5, 3)} onChange={nothing} />
        </div>
      </State>
      <State name="clock: one’s own">
        <div className="setup">
          <ClockFields clock={minutes(5, 2, 7)} onChange={nothing} />
        </div>
      </State>
      <State name="start: random">
        <div className="setup">
          <StartFields start="random" onChange={nothing} />
        </div>
      </State>
      <State name="start: a position">
        <div className="setup">
          <StartFields start={positionOf('8/8/k7/8/8/8/8/1R5K w - - 0 1')} onChange={nothing} />
        </div>
      </State>
    </Block>
  );
}
