import type { ReactNode } from 'react';
import { Icon } from '../../engine/theme';
import styles from './Pick.module.css';

interface Props<T extends string> {
  label: string;
  /** Stands before the choice, for those who see. */
  lead?: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange(value: T): void;
  after?: ReactNode;
}

/** One of many, in a list of the browser's own. */
export function Pick<T extends string>({ label, lead, value, options, onChange, after }: Props<T>) {
  return (
    <label className={styles.pick}>
      <span className="sr">{label}</span>
      {lead && <small aria-hidden="true">{lead}</small>}
      <select value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {after}
      <Icon name="chevronDown" size="sm" />
    </label>
  );
}
