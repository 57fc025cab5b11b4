import { useEffect, useRef, useState } from 'react';
import styles from './ValueInput.module.css';

/** A short value that is typed in the middle of a sentence; it is taken as it is typed. */
export function ValueInput(props: {
  label: string;
  value: string;
  kind?: 'text' | 'number' | 'date';
  /** As wide as its place, else as its value. */
  isWide?: boolean;
  isDisabled?: boolean | undefined;
  placeholder?: string;
  onChange(text: string): void;
  onRemove?: () => void;
}) {
  const { label, value, kind = 'text', isWide, isDisabled, placeholder, onChange, onRemove } = props;
  const [text, setText] = useState(value);
  const last = useRef(value);
  // What was typed stays while it is another spelling of the value: "1." of 1.
  useEffect(() => {
    if (value !== last.current) setText(value);
    last.current = value;
  }, [value]);
  return (
    <input
      data-token
      className={styles.input}
      style={{ inlineSize: widthOf(text, kind, isWide) }}
      aria-label={label}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={kind === 'text' && isWide}
      disabled={isDisabled}
      placeholder={placeholder}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        last.current = currentTarget.value;
        onChange(currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Backspace' && text === '' && onRemove) {
          event.preventDefault();
          onRemove();
        }
      }}
    />
  );
}

function widthOf(text: string, kind: 'text' | 'number' | 'date', isWide: boolean | undefined): string {
  if (isWide) return '100%';
  return kind === 'date' ? 'auto' : `${Math.max(4, Math.min(text.length + 2, 32))}ch`;
}
