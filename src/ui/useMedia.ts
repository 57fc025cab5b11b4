import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds, also once the window has changed. */
export function useMedia(query: string): boolean {
  const { follow, read } = useMemo(() => {
    const list = matchMedia(query);
    return {
      follow: (listener: () => void) => {
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      read: () => list.matches,
    };
  }, [query]);
  return useSyncExternalStore(follow, read);
}
