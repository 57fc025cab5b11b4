import { useId } from 'react';
import { Icon } from '../../engine/theme';
import line from './LineField.module.css';
import styles from './SelectField.module.css';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  hint?: string;
  autoFocus?: boolean;
  onChange(value: string): void;
}

/** One of several in a dialog, in a list of the browser's own, with its label above it. */
export function SelectField({ label, value, options, hint, autoFocus, onChange }: Props) {
  const id = useId();
  return (
    <div className={line.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <select
          id={id}
          value={value}
          aria-describedby={hint ? `${id}-note` : undefined}
          // biome-ignore lint/a11y/noAutofocus: the first field of a dialog
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size="sm" />
      </span>
      {hint && (
        <p id={`${id}-note`} className={line.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
