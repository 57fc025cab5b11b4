import { Button, Spinner } from '../../engine/theme';
import css from './ResendButton.module.css';

/** How long a customer waits before another token may be sent. */
export const RESEND_WAIT_SECONDS = 30;

/** Length of the ring, of radius 8. */
const AROUND = 2 * Math.PI * 8;

export interface ResendButtonProps {
  /** Seconds until it may be pressed. */
  left: number;
  busy: boolean;
  onClick: () => void;
}

/** Asks for another token; until it may, it counts the seconds down. */
export function ResendButton({ left, busy, onClick }: ResendButtonProps) {
  return (
    <div className={css.row}>
      <span className={css.question}>Não chegou?</span>
      <Button variant="quiet" compact disabled={left > 0} aria-disabled={busy} onClick={busy ? undefined : onClick}>
        {busy && <Spinner />}
        {left > 0 && <Ring part={left / RESEND_WAIT_SECONDS} />}
        <span className={css.words}>{left > 0 ? `Reenviar token (${left}s)` : 'Reenviar token'}</span>
      </Button>
    </div>
  );
}

function Ring({ part }: { part: number }) {
  return (
    <svg className={css.ring} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="8" strokeDasharray={`${part * AROUND} ${AROUND}`} />
    </svg>
  );
}
