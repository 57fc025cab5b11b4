import { useId, useState } from 'react';
import { chooseMode, chosenMode, type Mode } from '../theme/mode';
import css from './ThemeChoice.module.css';

const MODES: [Mode, string][] = [
  ['system', 'Sistema'],
  ['light', 'Claro'],
  ['dark', 'Escuro'],
];

/** Chooses how the portal looks on this device: as the system does, light or dark. */
export function ThemeChoice() {
  const [chosen, setChosen] = useState(chosenMode);
  const name = useId();
  return (
    <fieldset className={css.choice}>
      <legend>Aparência</legend>
      <div className={css.row}>
        {MODES.map(([mode, label]) => (
          <label key={mode} className={css.option}>
            <input
              type="radio"
              name={name}
              checked={chosen === mode}
              onChange={() => {
                chooseMode(mode);
                setChosen(mode);
              }}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
