import type { Hold } from './askNames';

/** Holds names for as long as the page stands: of all pages of this device one at most has a name. */
export interface HeldNames {
  /**
   * Whether this page has the name now.
   * @param patience milliseconds to wait for a page that has it and is about to end
   */
  hold(name: string, patience?: number): Promise<boolean>;
}

/** A name that this page has is asked for once. */
export function createHeldNames(hold: Hold): HeldNames {
  const names = new Map<string, Promise<boolean>>();
  return {
    async hold(name, patience = 0) {
      const asked = names.get(name) ?? hold(name, patience).catch(() => false);
      names.set(name, asked);
      const isHeld = await asked;
      if (!isHeld && names.get(name) === asked) names.delete(name);
      return isHeld;
    },
  };
}

/** By Web Locks, which a browser lets go of with the page, however that ends. Source: https://w3c.github.io/web-locks/ */
export function holdByLock(locks: Pick<LockManager, 'request'>): Hold {
  return (name, patience) =>
    new Promise((resolve, reject) => {
      const how = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
      const keep = (lock: Lock | null) => {
        resolve(lock !== null);
        return lock ? new Promise<never>(() => undefined) : undefined;
      };
      locks.request(name, how, keep).catch(reject);
    });
}

/** By asking the other pages, which only a page without locks loads. */
export function holdWithoutLocks(): Hold {
  const asking = import('./askNames').then(({ holdByAsking }) => holdByAsking(new BroadcastChannel('ficha-windows')));
  return async (name, patience) => (await asking)(name, patience);
}
