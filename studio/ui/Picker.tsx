import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { foldText } from '../../engine/core';
import { classes, Icon } from '../../engine/theme';
import { keepFocusNear } from './keepFocusNear';
import styles from './Picker.module.css';
import { placeUnder } from './placeUnder';
import { Token, type TokenLook } from './Token';

/** One thing to choose. */
export interface PickerOption {
  name: string;
  label: string;
  group?: string;
  /** A few words at the right of the label. */
  aside?: string;
}

interface Props {
  /** What is chosen, for readers: "Campo", "Operador". */
  label: string;
  look: TokenLook;
  /** What stands on the token. */
  text: string;
  /** A function where they are many: asked for when the list opens. */
  options: readonly PickerOption[] | (() => readonly PickerOption[]);
  chosen?: string | undefined;
  onPick(name: string): void;
  /** Takes a text that is no option; without it only options can be chosen. */
  onText?: ((text: string) => void) | undefined;
  /** Which texts it takes; without it any. */
  isText?: ((text: string) => boolean) | undefined;
  /** Backspace or Delete on the closed token. */
  onRemove?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** More than so many options are searched by a box that one sees. */
const FEW = 7;
/** More are not drawn: typing finds the rest. */
const MOST = 200;

/** A token that opens a list to choose from: arrows, Enter, Escape, and letters that narrow it down. */
export function Picker(props: Props) {
  const { label, look, text, onRemove, isDisabled } = props;
  const [isOpen, setOpen] = useState(false);
  const token = useRef<HTMLButtonElement>(null);
  const close = (isBack: boolean) => {
    setOpen(false);
    if (isBack) token.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isDisabled) {
      event.preventDefault();
      setOpen(true);
    } else if (onRemove && (event.key === 'Backspace' || event.key === 'Delete')) {
      event.preventDefault();
      if (token.current) keepFocusNear(token.current);
      onRemove();
    }
  };
  return (
    <span className={styles.picker}>
      <Token
        ref={token}
        look={look}
        opens={look !== 'add'}
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={look === 'add' ? addLabel(label, text) : `${label}: ${text}`}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={press}
      >
        {text}
      </Token>
      {isOpen && <PickerList {...props} token={token} onClose={close} />}
    </span>
  );
}

/** What one sees on a token is part of what one hears. */
function addLabel(label: string, text: string): string {
  const words = (said: string): string[] => said.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words(text).every((word) => words(label).includes(word)) ? label : `${label} ${text}`;
}

interface ListProps extends Props {
  token: { current: HTMLButtonElement | null };
  onClose(isBack: boolean): void;
}

function PickerList({ label, options: given, chosen, onPick, onText, isText, token, onClose }: ListProps) {
  const [options] = useState(given);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const found = options.filter((option) => foldText(option.label).includes(foldText(query))).slice(0, MOST);
  const isFree = onText !== undefined && query.trim() !== '' && (isText?.(query.trim()) ?? true);
  const count = found.length + (isFree ? 1 : 0);
  const start = Math.max(0, query === '' ? found.findIndex(({ name }) => name === chosen) : 0);
  const [active, setActive] = useState(start);
  const at = Math.min(active, count - 1);

  useLayoutEffect(() => {
    box.current?.showPopover();
    placeUnder(box.current, token.current);
    input.current?.focus();
  }, [token]);
  useLayoutEffect(() => {
    box.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });

  const take = (index: number) => {
    const option = found[index];
    onClose(true);
    // The last of all options takes the token away that chose it.
    if (token.current) keepFocusNear(token.current);
    if (option) onPick(option.name);
    else if (isFree) onText?.(query.trim());
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((at + 1) % Math.max(count, 1)),
    ArrowUp: () => setActive((at - 1 + count) % Math.max(count, 1)),
    Enter: () => count > 0 && take(at),
    Escape: () => onClose(true),
  };
  return (
    <div ref={box} popover="manual" className={styles.popup}>
      <span className={classes(styles.search, options.length <= FEW && !onText && 'sr')}>
        <Icon name="search" size="sm" />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={count > 0 ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={onText ? 'Escolha ou digite' : 'Procurar'}
          value={query}
          onBlur={() => onClose(false)}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={(event) => {
            const act = keys[event.key];
            if (!act) return;
            event.preventDefault();
            event.stopPropagation();
            act();
          }}
        />
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps a press from taking the focus off the box */}
      <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
        <div role="listbox" tabIndex={-1} id={`${id}-list`} aria-label={label} className={styles.list}>
          {found.map(({ name, label: said, group, aside }, index) => (
            <PickerItem
              key={name}
              id={`${id}-${index}`}
              head={group !== found[index - 1]?.group ? group : undefined}
              isActive={index === at}
              isChosen={name === chosen}
              onTake={() => take(index)}
            >
              <span className={styles.text}>{said}</span>
              {aside && <span className={styles.aside}>{aside}</span>}
            </PickerItem>
          ))}
          {isFree && (
            <PickerItem
              id={`${id}-${found.length}`}
              isActive={at === found.length}
              isChosen={false}
              onTake={() => take(found.length)}
            >
              <span className={styles.text}>Usar “{query.trim()}”</span>
            </PickerItem>
          )}
        </div>
        {count === 0 && <p className={styles.none}>Nada com este nome</p>}
      </div>
      <span className="sr" role="status">
        {query !== '' && `${count} ${count === 1 ? 'opção' : 'opções'}`}
      </span>
    </div>
  );
}

function PickerItem(props: {
  id: string;
  head?: string | undefined;
  isActive: boolean;
  isChosen: boolean;
  onTake(): void;
  children: ReactNode;
}) {
  const { id, head, isActive, isChosen, onTake, children } = props;
  return (
    <>
      {head !== undefined && (
        <div className={styles.head} role="presentation">
          {head}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and hears the keys */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isChosen}
        data-active={isActive || undefined}
        className={styles.option}
        onClick={onTake}
      >
        {children}
        {isChosen && <Icon name="check" size="sm" />}
      </div>
    </>
  );
}
