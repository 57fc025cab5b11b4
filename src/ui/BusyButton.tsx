import type { ReactNode } from 'react';
import { Button, type ButtonProps, Icon, Spinner } from '../../engine/theme';
import css from './BusyButton.module.css';

export interface BusyButtonProps extends ButtonProps {
  /** The words while it works: "Salvando...". */
  busyLabel: string;
  children: ReactNode;
}

/**
 * A button that says what it is doing. Both labels lie in one cell, so that it keeps its width; while busy it keeps its
 * focus and is deaf to clicks.
 */
export function BusyButton({ busy = false, busyLabel, icon, endIcon, onClick, children, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={css.labels} data-busy={busy}>
        <span className={css.idle}>
          {icon && <Icon name={icon} />}
          {children}
          {endIcon && <Icon name={endIcon} />}
        </span>
        <span className={css.working} aria-hidden={!busy}>
          <Spinner />
          {busyLabel}
        </span>
      </span>
    </Button>
  );
}
