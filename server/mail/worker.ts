import { type Delivery, deliverDue, forgetOldMails } from './deliver';
import { HOUR_MS } from './letter';

/** How long a new e-mail waits at most. */
const PAUSE_MS = 1_000;

/** Sends what is queued until it is stopped. @returns stops it, once what is under way has ended */
export function startMailWorker(delivery: Delivery, fail: (error: unknown) => void): () => Promise<void> {
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
      await forgetOldMails(delivery);
      tidiedAt = now;
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
