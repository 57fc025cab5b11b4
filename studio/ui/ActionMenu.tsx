import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover, Button as Trigger } from 'react-aria-components';
import styles from './ActionMenu.module.css';

/** One thing that a menu can do. */
export interface MenuAction {
  id: string;
  title: string;
  hotkey?: string;
  act(): void;
}

interface Props {
  label: string;
  face: ReactNode;
  actions: readonly MenuAction[];
  className?: string | undefined;
  /** It is the menu of what is selected, which a key opens. */
  isOfRow?: boolean;
}

/** A button that opens a menu of actions. */
export function ActionMenu({ label, face, actions, className, isOfRow }: Props) {
  return (
    <MenuTrigger>
      <Trigger className={className ?? styles.trigger ?? ''} aria-label={label} data-row-menu={isOfRow || undefined}>
        {face}
      </Trigger>
      <Popover className={styles.popover ?? ''} placement="bottom start">
        <Menu
          className={styles.menu ?? ''}
          aria-label={label}
          onAction={(key) => actions.find(({ id }) => id === key)?.act()}
        >
          {actions.map(({ id, title, hotkey }) => (
            <MenuItem key={id} id={id} textValue={title} className={styles.item ?? ''}>
              <span>{title}</span>
              {hotkey && <kbd>{hotkey}</kbd>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
