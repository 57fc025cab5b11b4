/** What saves and merges: a page that opens needs none of it, and has it once it is idle. `undefined` when it does not come. */
export const loadSaveActions = () => import('./saveActions').catch(() => undefined);

/**
 * A function that is made of what is loaded when it is called first. `fallback` answers while that cannot be loaded; the next
 * call asks again.
 */
export function whenUsed<Loaded, Args extends unknown[], Result>(
  load: () => Promise<Loaded | undefined>,
  make: (loaded: Loaded) => (...args: Args) => Promise<Result>,
  fallback: () => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let made: ((...args: Args) => Promise<Result>) | undefined;
  return async (...args) => {
    const loaded = made ? undefined : await load();
    if (loaded) made ??= make(loaded);
    return made ? made(...args) : fallback();
  };
}
