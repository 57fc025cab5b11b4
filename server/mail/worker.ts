import { workInRounds } from '../storage/rounds';
import type { Delivery } from './carrier';
import { deliverDue, forgetOldMails } from './deliver';
import { HOUR_MS } from './letter';

/** How long a new e-mail waits at most. */
const PAUSE_MS = 1_000;

/** Sends what is queued until it is stopped. @returns stops it, once what is under way has ended */
export function startMailWorker(given: Delivery, fail: (error: unknown) => void): () => Promise<void> {
  const delivery: Delivery = { unnoted: new Map(), ...given };
  let tidiedAt = 0;
  const work = async () => {
    const tried = await deliverDue(delivery);
    const now = delivery.clock().getTime();
    if (now - tidiedAt >= HOUR_MS) {
      await forgetOldMails(delivery);
      tidiedAt = now;
    }
    return tried;
  };
  const stop = workInRounds(work, { rest: PAUSE_MS, fail });
  return async () => {
    await stop();
    delivery.carrier.close();
  };
}
