import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A page whose script is fetched when it is first shown, or ahead with `load`. React's own `lazy` holds a page back for
 * up to 300 ms once it has shown a fallback; this one shows it as soon as it is there.
 */
export function lazyPage<Props extends object>(fetchPage: () => Promise<ComponentType<Props>>) {
  let Page: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  async function fetchOnce(): Promise<void> {
    try {
      Page = await fetchPage();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  function load(): Promise<void> {
    loading ??= fetchOnce();
    return loading;
  }

  /** The page, or `waiting` while its script comes. A script that does not come is an error of the page. */
  function LazyPage({ waiting, ...props }: Props & { waiting: ReactNode }) {
    // What this render sees: the script may come between it and the effect.
    const [Shown, setShown] = useState(() => Page);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (!Shown)
        load().then(
          () => setShown(() => Page),
          (error: unknown) => setFailure({ error }),
        );
    }, [Shown]);
    if (failure) throw failure.error;
    return Shown ? <Shown {...(props as unknown as Props)} /> : waiting;
  }

  return { LazyPage, load };
}
