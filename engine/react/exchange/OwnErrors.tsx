import type { ReactNode } from 'react';
import type { LiveValue } from '../widgets/types';

const unfollow = () => {};

/** To a frame, that there is no message: it says all the same that something is wrong, and under which id. */
export const NO_MESSAGE: LiveValue = {
  now: () => undefined,
  error: () => undefined,
  follow: () => unfollow,
  followError: () => unfollow,
};

/** What a template of the page says of the errors of a field, under the id that the message of its frame would have. */
export function OwnErrors({ id, isTold, children }: { id: string; isTold?: boolean; children: ReactNode }) {
  return (
    <div id={isTold ? undefined : `${id}-message`} aria-live="polite">
      {children}
    </div>
  );
}
