import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon, type IconName, Spinner } from '../../../engine/theme';
import { ThemeChoice } from '../ThemeChoice';
import css from './AccountMenu.module.css';
import { initialsOf } from './initialsOf';

/** One thing to do with the account. */
export interface AccountAction {
  label: string;
  icon: IconName;
  /** Under way: the menu stays open and the action is deaf. */
  busy?: boolean;
  /** It opens a dialog: the menu closes, and the focus comes back to its button. */
  opensDialog?: boolean;
  onSelect: () => void;
}

/** The greeting that opens the list of account actions; on phones a button with the greeting inside the list. */
export function AccountMenu({ name, actions }: { name: string; actions: AccountAction[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const greeting = `Olá, ${name}!`;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  const select = ({ opensDialog, onSelect }: AccountAction) => {
    if (opensDialog) close();
    onSelect();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: closes the list when the focus leaves it, and on Escape
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className={css.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={css.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={css.avatar} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className={css.greeting}>{greeting}</span>
        <span className={css.chevron}>
          <Icon name="chevronDown" size="sm" />
        </span>
        <span className={css.burger}>
          <Icon name={isOpen ? 'close' : 'menu'} />
        </span>
        <span className="sr">{isOpen ? ' Fechar menu da conta' : ' Abrir menu da conta'}</span>
      </button>
      <div className={css.panel} id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <p className={css.panelGreeting}>{greeting}</p>
            <ul>
              {actions.map((action) => (
                <li key={action.label}>
                  <button
                    type="button"
                    className={css.action}
                    aria-disabled={action.busy || undefined}
                    onClick={action.busy ? undefined : () => select(action)}
                  >
                    {action.busy ? <Spinner /> : <Icon name={action.icon} />}
                    {action.label}
                  </button>
                </li>
              ))}
            </ul>
            <div className={css.look}>
              <ThemeChoice />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
