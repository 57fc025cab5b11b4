import { type Delivery, deliverDue, forgetOldMails } from './deliver';
import { HOUR_MS } from './letter';

/** How long a new e-mail waits at most. */
const PAUSE_MS = 1_000;

/** Something that is tidied up once an hour. */
export type Chore = () => Promise<void>;

/**
 * Sends what is queued until it is stopped, and does the chores; one that fails is tried again an hour later.
 * @returns stops it, once what is under way has ended
 */
export function startMailWorker(
  delivery: Delivery,
  { fail, chores = [] }: { fail: (error: unknown) => void; chores?: readonly Chore[] },
): () => Promise<void> {
  let isStopped = false;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  let tidiedAt = 0;
  const work = async () => {
    const tried = await deliverDue(delivery);
    const now = delivery.clock().getTime();
    if (now - tidiedAt >= HOUR_MS) {
      tidiedAt = now;
      for (const chore of [() => forgetOldMails(delivery), ...chores]) await chore().catch(fail);
    }
    return tried;
  };
  const run = async () => {
    while (!isStopped) {
      // The database may be out of reach for a while: that must not end the worker.
      const tried = await work().catch((error) => {
        fail(error);
        return 0;
      });
      if (tried === 0 && !isStopped) await pause();
    }
  };
  const ended = run();
  return async () => {
    isStopped = true;
    wake();
    await ended;
    delivery.carrier.close();
  };
}
