import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { CustomerType } from '../../api/accountTypes';
import { Skeleton } from '../../ui/Skeleton';
import css from './AccountTabs.module.css';
import type { AccountKind } from './accounts';

export interface AccountTabsProps {
  /** Undefined while it is not known yet which ones there are. */
  kinds: AccountKind[] | undefined;
  chosen: CustomerType | undefined;
  onChoose: (type: CustomerType) => void;
  /** The form of the chosen tab. */
  children: ReactNode;
}

/** The kinds of account as tabs; arrows choose the neighbour. */
export function AccountTabs({ kinds, chosen, onChoose, children }: AccountTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!kinds) return;
    const now = kinds.findIndex((kind) => kind.type === chosen);
    const places: Record<string, number> = {
      ArrowRight: (now + 1) % kinds.length,
      ArrowLeft: (now - 1 + kinds.length) % kinds.length,
      Home: 0,
      End: kinds.length - 1,
    };
    const place = places[event.key];
    const kind = place === undefined ? undefined : kinds[place];
    if (!kind) return;
    event.preventDefault();
    onChoose(kind.type);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place as number]?.focus();
  };

  const panel = kinds && { role: 'tabpanel', 'aria-labelledby': `${id}-${chosen}` };
  return (
    <>
      {kinds ? (
        <div ref={list} className={css.tabs} role="tablist" aria-label="Tipo de cadastro" onKeyDown={onKeyDown}>
          {kinds.map(({ type, title }) => (
            <button
              key={type}
              type="button"
              role="tab"
              id={`${id}-${type}`}
              className={css.tab}
              aria-selected={type === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={type === chosen ? 0 : -1}
              onClick={() => onChoose(type)}
            >
              {title}
            </button>
          ))}
        </div>
      ) : (
        <Skeleton shape="tabs" />
      )}
      <div id={`${id}-panel`} {...panel}>
        {children}
      </div>
    </>
  );
}
