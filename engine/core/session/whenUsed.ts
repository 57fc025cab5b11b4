/** What saves, deletes and merges: a page that opens needs none of it, and has it once it is idle. */
export const loadSaveActions = () => import('./saveActions');

/**
 * A function that is made of what is loaded when it is called first. `fallback` answers while that cannot be loaded; the next
 * call asks again.
 */
export function whenUsed<Loaded, Args extends unknown[], Result>(
  load: () => Promise<Loaded>,
  make: (loaded: Loaded) => (...args: Args) => Promise<Result>,
  fallback: () => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let made: ((...args: Args) => Promise<Result>) | undefined;
  return async (...args) => {
    made ??= await load().then(make, () => undefined);
    return made ? made(...args) : fallback();
  };
}
