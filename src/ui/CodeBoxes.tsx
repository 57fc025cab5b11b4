import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { classes, controlCss as control } from '../../engine/theme';
import css from './CodeBoxes.module.css';
import { digitsOf, isWholeCode, readEdit, TOKEN_LENGTH, withDigit } from './codeDigits';

export interface CodeBoxesProps {
  /** What the boxes hold together: "Token de 6 dígitos". */
  label: string;
  /** How many boxes; default 6. */
  length?: number;
  /** The digits from the first box on; an empty box before a filled one is a blank. */
  value: string;
  onChange: (value: string) => void;
  /** All boxes were filled, by whatever way. */
  onComplete?: (code: string) => void;
  invalid?: boolean;
  disabled?: boolean;
  /** The id of what is to be heard with them. */
  describedBy?: string | undefined;
  /** The first box takes the focus when they appear. */
  autoFocus?: boolean;
}

/**
 * A code of digits, one in each box. A pasted code fills them all, a digit leads on to the next box, Backspace in an
 * empty one back. Boxes that were disabled give the focus back to the first empty one.
 */
export function CodeBoxes(props: CodeBoxesProps) {
  const {
    label,
    length = TOKEN_LENGTH,
    value,
    onChange,
    onComplete,
    invalid,
    disabled = false,
    describedBy,
    autoFocus,
  } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const places = Array.from({ length }, (_, place) => place);
  const digitAt = (place: number) => value.charAt(place).trim();
  const focus = (place: number) => {
    const boxes = group.current?.querySelectorAll('input') ?? [];
    boxes[Math.min(Math.max(place, 0), length - 1)]?.focus();
  };

  const isFocusDue = useRef(autoFocus === true);
  useEffect(() => {
    if (isFocusDue.current && !disabled) focus(places.find((place) => digitAt(place) === '') ?? 0);
    isFocusDue.current = disabled;
  });

  const change = (code: string) => {
    onChange(code);
    if (isWholeCode(code, length)) onComplete?.(code);
  };
  const type = (place: number, digit: string) => {
    focus(place + 1);
    change(withDigit(value, place, digit));
  };
  const spread = (text: string) => {
    const digits = digitsOf(text, length);
    if (digits === '') return;
    focus(digits.length);
    change(digits);
  };
  const onEdit = (place: number, { currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const edit = readEdit(digitAt(place), currentTarget.value);
    if (!edit) return;
    if ('spread' in edit) return spread(edit.spread);
    if (edit.digit) return type(place, edit.digit);
    onChange(withDigit(value, place, ''));
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    spread(event.clipboardData.getData('text'));
  };
  const onKeyDown = (place: number, event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const goals: Record<string, number> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: length - 1 };
    const isBack = event.key === 'Backspace' && digitAt(place) === '' && place > 0;
    const goal = isBack ? place - 1 : goals[event.key];
    const isDigit = /^\d$/.test(event.key);
    if (goal === undefined && !isDigit) return;
    event.preventDefault();
    if (goal === undefined) return type(place, event.key);
    focus(goal);
    if (isBack) onChange(withDigit(value, goal, ''));
  };

  return (
    <fieldset ref={group} className={css.boxes} aria-describedby={describedBy}>
      <legend className="sr">{label}</legend>
      {places.map((place) => (
        <input
          key={place}
          className={classes(control.input, css.box)}
          type="text"
          inputMode="numeric"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          aria-label={`Dígito ${place + 1} de ${length}`}
          aria-invalid={invalid || undefined}
          disabled={disabled}
          value={digitAt(place)}
          onChange={(event) => onEdit(place, event)}
          onPaste={onPaste}
          onKeyDown={(event) => onKeyDown(place, event)}
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
    </fieldset>
  );
}
