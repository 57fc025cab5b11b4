import { type ChangeEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { unmask } from '../../../engine/core';
import { classes } from '../../../engine/theme';
import { TextField } from '../../ui/TextField';
import type { AccountKind } from './accounts';
import css from './UserField.module.css';
import { editUserName, isDocument, isUserName, suggestEmails } from './userName';

export interface UserFieldProps {
  account: AccountKind;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** A complete and valid document stands there: on to the next field. */
  onComplete: () => void;
  onLeave: () => void;
  /** Nothing but buttons follows: the suggestions push them away, and stay, so that none moves as it is pressed. */
  isLast: boolean;
}

/** E-mail or document: masks the document, offers e-mail domains, and never changes what was typed by itself. */
export function UserField({ account, value, error, onChange, onComplete, onLeave, isLast }: UserFieldProps) {
  const { userLabel, document: format } = account;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = isOpen ? suggestEmails(value, format.inputMode !== 'numeric') : [];

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: next, selectionStart } = event.currentTarget;
    const edited = editUserName(value, next, format);
    const isAtEnd = selectionStart === null || selectionStart === next.length;
    caret.current = isAtEnd ? edited.length : placeAfter(edited, unmask(next.slice(0, selectionStart)).length);
    setOpen(true);
    setActive(-1);
    onChange(edited);
    if (isAtEnd && isDocument(edited, format) && !isDocument(value, format)) onComplete();
  };
  const choose = (suggestion: string) => {
    setOpen(false);
    onChange(suggestion);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = suggestions.length;
    if (count === 0) return;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((active + count + (active < 0 ? 0 : -1)) % count);
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };

  const list = (
    <div
      className={classes(css.list, isLast && css.inFlow)}
      id={listId}
      role="listbox"
      aria-label="Sugestões de e-mail"
      hidden={!suggestions.length}
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the field, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: as above, the active option is told by its id
        <div
          key={suggestion}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          className={classes(css.option, index === active && css.active)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(suggestion)}
        >
          <span>
            {value.trim()}
            <b>{suggestion.slice(value.trim().length)}</b>
          </span>
        </div>
      ))}
    </div>
  );

  return (
    <TextField
      ref={input}
      label={userLabel}
      required
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      valid={isUserName(value, format)}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={suggestions.length > 0}
      aria-controls={listId}
      aria-activedescendant={suggestions[active] ? `${listId}-${active}` : undefined}
      onChange={onType}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (!isLast) setOpen(false);
        onLeave();
      }}
      {...(isLast && { below: { content: list } })}
    >
      {!isLast && list}
    </TextField>
  );
}

/** Where the caret stands behind so many characters that are no punctuation. */
function placeAfter(text: string, count: number): number {
  let place = 0;
  for (let seen = 0; seen < count && place < text.length; place++) if (unmask(text.charAt(place))) seen++;
  return place;
}
