/** The time that a call has. */
export interface TimeLimit {
  /** Aborted with a `TimeoutError` when the time is over. */
  signal: AbortSignal;
  /** Begins anew: something happened. */
  restart(): void;
  /** The call has ended. */
  end(): void;
}

/** A limit of so many milliseconds from now. */
export function startTimeLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds);
  let timer = start();
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = start();
    },
    end: () => clearTimeout(timer),
  };
}
