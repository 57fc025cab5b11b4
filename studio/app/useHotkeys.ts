import { useEffect } from 'react';
import { useWorkspaceStore } from '../document/WorkspaceContext';
import { type Layout, show, useView } from '../state/view';

/** The keys that work everywhere in the Estúdio; in a field of text only those with Ctrl or a function key. */
export function useHotkeys(save: () => Promise<void>): void {
  const store = useWorkspaceStore();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey;
      const act = actionOf(event, command);
      if (!act) return;
      event.preventDefault();
      act();
    };
    const actionOf = (event: KeyboardEvent, command: boolean): (() => void) | undefined => {
      const key = event.key.toLowerCase();
      if (event.key === 'F6') return () => focusArea(event.shiftKey ? -1 : 1);
      if (event.altKey && !command && event.code === 'KeyW') return () => show({ panel: 'why' });
      if (!command || event.altKey) return undefined;
      if (key === 's') return () => void save();
      if (key === 'e') return nextLayout;
      if (key === 'k') return () => show({ isFinding: !useView.getState().isFinding });
      // A field of text undoes its own keys first.
      if (isText(event.target)) return undefined;
      if (key === 'z') return event.shiftKey ? store.redo : store.undo;
      if (key === 'y') return store.redo;
      if (key === 'j') return () => show({ isPanelLarge: !useView.getState().isPanelLarge });
      return undefined;
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [store, save]);
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=radio]), textarea'));

const LAYOUTS: readonly Layout[] = ['visual', 'split', 'text'];

function nextLayout(): void {
  const { layout } = useView.getState();
  show({ layout: LAYOUTS[(LAYOUTS.indexOf(layout) + 1) % LAYOUTS.length] as Layout });
}

/** Goes to the next area of the page that can be told by its `data-area`. */
function focusArea(step: 1 | -1): void {
  const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')].filter((area) => area.checkVisibility());
  const at = areas.findIndex((area) => area.contains(document.activeElement));
  const next = areas[(at + step + areas.length) % areas.length];
  const inside = next?.querySelector<HTMLElement>(
    '[role=treegrid], [role=tab][tabindex="0"], [role=textbox], iframe, input, button',
  );
  (inside ?? next)?.focus();
}
