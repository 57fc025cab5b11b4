import type { Host } from './host';

/** Milliseconds that work which is due waits at most until nobody is typing just then. */
const IDLE_MS = 200;

/** Puts some work off: until a delay is over, and the page has nothing more urgent to do. */
export interface IdleTimer {
  /** Begins to wait, for so many milliseconds at first; one that waits goes on. */
  start(delay: number): void;
  /** The work is not done. */
  stop(): void;
}

/** A timer that does not wait yet. Without `whenIdle` the delay is all. */
export function createIdleTimer(work: () => void, whenIdle?: Host['whenIdle']): IdleTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start(delay) {
      if (timer !== undefined) return;
      const own = setTimeout(() => {
        if (whenIdle) void whenIdle(IDLE_MS).then(go);
        else go();
      }, delay);
      const go = () => {
        if (timer !== own) return;
        timer = undefined;
        work();
      };
      timer = own;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
