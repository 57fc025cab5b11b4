import { useEffect } from 'react';
import type { FromFrame } from '../preview/protocol';
import { isOfTool, isWhy } from './keys';
import type { OpenTab } from './openTab';
import { focusedAt, pointedAt } from './pointed';

/** Tells what of the form is looked at, by mouse and by keys. */
export function usePicking(open: OpenTab | undefined, tell: (message: FromFrame) => void): void {
  useEffect(() => {
    if (!open) return;
    // A click goes to the form as always, and says what is looked at; with Alt it asks why instead.
    const pick = (event: MouseEvent) => {
      const at = pointedAt(open, event);
      if (at === undefined) return;
      if (event.altKey) {
        event.preventDefault();
        event.stopPropagation();
      }
      tell({ type: 'picked', at, why: event.altKey });
    };
    addEventListener('click', pick, true);
    return () => removeEventListener('click', pick, true);
  }, [open, tell]);

  useEffect(() => {
    if (!open) return;
    // Keys of the Estúdio work here, too; what has the focus is what is asked about.
    const pass = (event: KeyboardEvent) => {
      if (!isOfTool(event)) return;
      event.preventDefault();
      const at = isWhy(event) ? focusedAt(open) : undefined;
      if (at !== undefined) return tell({ type: 'picked', at, why: true });
      const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
      tell({ type: 'key', init: { key, code, altKey, ctrlKey, metaKey, shiftKey } });
    };
    addEventListener('keydown', pass, true);
    return () => removeEventListener('keydown', pass, true);
  }, [open, tell]);
}
