import { useEffect, useId, useRef, useState } from 'react';
import { isEqual, type Json } from '../../../engine/core';
import styles from './RuleEditor.module.css';

/** A value as JSON, for those who prefer it. Told of what is JSON alone; what is none yet says so. */
export function JsonInput(props: {
  label: string;
  value: Json | undefined;
  isDisabled?: boolean | undefined;
  onChange(value: Json): void;
}) {
  const { label, value, isDisabled, onChange } = props;
  const id = useId();
  const written = value === undefined ? '' : JSON.stringify(value, undefined, 2);
  const [text, setText] = useState(written);
  const last = useRef<Json | undefined>(value);
  useEffect(() => {
    if (!isEqual(last.current, value)) setText(written);
    last.current = value;
  }, [value, written]);
  const [isWrong, setWrong] = useState(false);
  return (
    <div className={styles.json}>
      <textarea
        className={styles.code}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={`${id}-wrong`}
        rows={Math.min(16, Math.max(3, text.split('\n').length))}
        spellCheck={false}
        disabled={isDisabled}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          try {
            const next = JSON.parse(currentTarget.value) as Json;
            last.current = next;
            setWrong(false);
            onChange(next);
          } catch {
            setWrong(true);
          }
        }}
      />
      <p id={`${id}-wrong`} role="status" className={styles.wrong}>
        {isWrong && 'Ainda não é JSON: vale o que estava escrito.'}
      </p>
    </div>
  );
}
