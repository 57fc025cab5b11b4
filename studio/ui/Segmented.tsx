import { type ReactNode, useId } from 'react';
import styles from './Segmented.module.css';

/** One of few, all of them seen at once. */
export function Segmented<Name extends string>(props: {
  label: string;
  /** `face`: what is seen in the place of the label. */
  options: readonly { name: Name; label: string; face?: ReactNode }[];
  chosen: Name;
  onPick(name: Name): void;
}) {
  const { label, options, chosen, onPick } = props;
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.row}>
      {options.map((option) => (
        <label key={option.name} className={styles.option} title={option.face ? option.label : undefined}>
          <input
            type="radio"
            className="sr"
            name={group}
            checked={option.name === chosen}
            onChange={() => onPick(option.name)}
          />
          {option.face && <span className="sr">{option.label}</span>}
          {option.face ?? option.label}
        </label>
      ))}
    </div>
  );
}
