import { useEffect, useRef } from 'react';

/** What the open page can save of what is typed in it. */
interface OfferedSave {
  hasUnsaved: () => boolean;
  save: () => void;
}

let offered: OfferedSave | undefined;

/** The way to save what is typed in the open page; `undefined` where nothing waits for it. */
export function unsavedNow(): (() => void) | undefined {
  return offered?.hasUnsaved() ? offered.save : undefined;
}

/** Says how what is typed in this page is saved, for as long as it stands. */
export function useOfferedSave(hasUnsaved: () => boolean, save: () => void): void {
  const latest = useRef({ hasUnsaved, save });
  latest.current = { hasUnsaved, save };
  useEffect(() => {
    const own: OfferedSave = {
      hasUnsaved: () => latest.current.hasUnsaved(),
      save: () => latest.current.save(),
    };
    offered = own;
    return () => {
      if (offered === own) offered = undefined;
    };
  }, []);
}
