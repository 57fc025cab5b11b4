import { pageIdle } from '../ui/pageIdle';
import type { Settle } from './beforeLogoff';
import { logOff } from './sessionStore';

let settle: Settle | undefined;

/** Its script comes with the page that is typed into, so that it is there without a connection. */
const load = () => import('./beforeLogoff');

/** Says how the typing of the open page is brought to safety before a logoff, here or in another window. Gives back the way to stop. */
export function settleBeforeLogoff(next: Settle): () => void {
  settle = next;
  const answering = pageIdle()
    .then(load)
    .then(
      ({ answerWindows }) => answerWindows(next),
      () => undefined,
    );
  return () => {
    void answering.then((stop) => stop?.());
    if (settle === next) settle = undefined;
  };
}

/** Brings the typing of the open page to safety; whether nothing of it is on this device alone. */
export const settleTyping: Settle = async () => settle?.() ?? true;

/** Logs off, unless something typed is on this device alone and the customer wants to keep it. */
export async function leave(): Promise<boolean> {
  const isFree = await load().then(
    ({ mayLeave }) => mayLeave(settle),
    () => settle?.() ?? true,
  );
  if (isFree) await logOff();
  return isFree;
}
