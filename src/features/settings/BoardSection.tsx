import { useState } from 'react';
import { BOARD_SIZE, type SettingsStore } from '../../session/settings.ts';
import { Board } from '../../ui/Board.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { useReducedMotion } from '../../ui/useReducedMotion.ts';
import './board.css';
import { boardMessages } from './boardMessages.ts';
import { previewSession } from './preview.ts';
import { Section } from './Section.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingRange } from './SettingRange.tsx';

/** How boards look, beside one that looks so. */
export function BoardSection({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const words = useMessages(boardMessages);
  const still = useReducedMotion();
  return (
    <Section heading={words.heading}>
      <Preview settings={settings} />
      <SettingChoice
        settings={settings}
        name="board"
        columns={2}
        legend={words.board}
        options={words.boards}
      />
      <SettingChoice
        settings={settings}
        name="pieces"
        columns={2}
        legend={words.pieces}
        options={words.sets}
      />
      <SettingChoice
        settings={settings}
        name="coordinates"
        columns={2}
        legend={words.coordinates}
        options={words.places}
      />
      <SettingChoice
        settings={settings}
        name="animation"
        columns={2}
        legend={words.animation}
        options={words.speeds}
        {...(still && { hint: words.motionHint })}
      />
      <SettingRange
        settings={settings}
        name="boardSize"
        label={words.size}
        least={BOARD_SIZE.least}
        most={BOARD_SIZE.most}
        step={1}
      />
      <SettingChoice
        settings={settings}
        name="blindfold"
        legend={words.blindfold}
        options={words.onOff}
        hint={words.blindfoldHint}
      />
    </Section>
  );
}

/** For the eyes alone: what it shows is said by the choices below it. */
function Preview({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const [session] = useState(() => previewSession(settings));
  return (
    <div className="preview" aria-hidden="true" inert>
      <Board session={session} label="" />
    </div>
  );
}

/** What is heard and felt. */
export function SoundSection({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const words = useMessages(boardMessages);
  return (
    <Section heading={words.soundHeading}>
      <SettingRange settings={settings} name="volume" label={words.volume} least={0} most={100} step={5} />
      <SettingChoice settings={settings} name="vibration" legend={words.vibration} options={words.onOff} />
    </Section>
  );
}
