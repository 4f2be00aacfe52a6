import { useState } from 'react';
import type { TimeControl } from '../../game/timeControl.ts';
import type { Color } from '../../rules/board.ts';
import { Choice } from '../../ui/Choice.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { isEven, KINDS, MOST, PRESETS, presetControl, presetOf, type Preset } from './clockChoice.ts';
import { clockMessages } from './clockMessages.ts';

interface Props {
  readonly clock: TimeControl | undefined;
  readonly onChange: (clock: TimeControl | undefined) => void;
}

/** No clock, one of the usual ones, or one's own. */
export function ClockFields({ clock, onChange }: Props): React.JSX.Element {
  const words = useMessages(clockMessages).setup;
  const [custom, setCustom] = useState(clock !== undefined && presetOf(clock) === undefined);
  const preset = clock && presetOf(clock);
  const choose = (choice: 'none' | 'custom' | Preset): void => {
    setCustom(choice === 'custom');
    if (choice === 'none') onChange(undefined);
    else onChange(choice === 'custom' ? (clock ?? presetControl('5+3')) : presetControl(choice));
  };
  return (
    <>
      <Choice
        legend={words.legend}
        columns={4}
        value={custom ? 'custom' : (preset ?? 'none')}
        options={[
          { value: 'none', label: words.none, wide: true },
          ...PRESETS.map((value) => ({ value, label: value })),
          { value: 'custom', label: words.custom },
        ]}
        onChange={choose}
      />
      {custom && clock && <CustomClock clock={clock} onChange={onChange} />}
    </>
  );
}

function CustomClock({ clock, onChange }: { clock: TimeControl; onChange: (clock: TimeControl) => void }) {
  const words = useMessages(clockMessages).setup;
  const [unequal, setUnequal] = useState(!isEven(clock));
  const equalise = ({ kind, initialMs, incrementMs }: TimeControl): TimeControl => ({
    kind,
    initialMs: { white: initialMs.white, black: initialMs.white },
    incrementMs: { white: incrementMs.white, black: incrementMs.white },
  });
  const change = (next: TimeControl): void => onChange(unequal ? next : equalise(next));
  const side = (color: Color, label: string): React.JSX.Element => (
    <SideFields key={color} label={label} color={color} clock={clock} onChange={change} />
  );
  return (
    <div className="custom-clock">
      {side('white', unequal ? words.white : words.both)}
      {unequal && side('black', words.black)}
      <label className="check">
        <input
          type="checkbox"
          checked={unequal}
          onChange={({ target }) => {
            setUnequal(target.checked);
            if (!target.checked) onChange(equalise(clock));
          }}
        />
        {words.unequal}
      </label>
      <div>
        <Choice
          legend={words.kind}
          value={clock.kind}
          options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(kind) => change({ ...clock, kind })}
        />
        <p className="quiet setup-hint">{words.kindHint[clock.kind]}</p>
      </div>
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly color: Color;
  readonly clock: TimeControl;
  readonly onChange: (clock: TimeControl) => void;
}

/** Minutes may be parts of one (half a minute); a field that isn't valid changes nothing and stops the form. */
function SideFields({ label, color, clock, onChange }: SideProps): React.JSX.Element {
  const words = useMessages(clockMessages).setup;
  const field = (
    name: 'initialMs' | 'incrementMs',
    text: string,
    unitMs: number,
    least: number,
  ): React.JSX.Element => (
    <label>
      <span>{text}</span>
      <input
        type="number"
        inputMode="decimal"
        required
        min={least}
        max={MOST[name] / unitMs}
        step={name === 'incrementMs' ? 1 : 'any'}
        defaultValue={Number((clock[name][color] / unitMs).toFixed(2))}
        onChange={({ target }) => {
          if (!target.validity.valid) return;
          const ms = Math.round(target.valueAsNumber * (unitMs / 1000)) * 1000;
          onChange({ ...clock, [name]: { ...clock[name], [color]: ms } });
        }}
      />
    </label>
  );
  return (
    <fieldset className="clock-side">
      <legend>{label}</legend>
      {field('initialMs', words.minutes, 60_000, 0.1)}
      {field('incrementMs', words.seconds, 1000, 0)}
    </fieldset>
  );
}
