import { useEffect } from 'react';
import { useWorkspaceStore } from '../document/WorkspaceContext';
import { repairSelected } from '../panels/problems/repair';
import { stepProblem } from '../state/problemPlace';
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
      if (!isInDialog(event.target)) {
        if (event.key === 'F8') return () => stepProblem(store, event.shiftKey ? -1 : 1);
        if (command && !event.altKey && key === '.') return () => repairSelected(store);
        if (!isText(event.target) && !command && !event.altKey) {
          if (isMenuKey(event) && rowMenu()) return openRowMenu;
          if (event.key === '?') return () => show({ isTellingKeys: true });
        }
      }
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

/** What a dialog or a menu hears is its own. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [role=dialog], [role=alertdialog], [role=menu]') !== null;

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=radio]), textarea'));

const LAYOUTS: readonly Layout[] = ['visual', 'split', 'text'];

function nextLayout(): void {
  const { layout } = useView.getState();
  show({ layout: LAYOUTS[(LAYOUTS.indexOf(layout) + 1) % LAYOUTS.length] as Layout });
  // What had the focus may have gone with its half of the middle.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const middle = areas().find(({ dataset: { area } }) => area === 'text' || area === 'preview');
    if (middle) focusIn(middle);
  });
}

const areas = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-area]')].filter((area) => area.checkVisibility());

/** What an area is for, where it has one; else the first thing in it. */
const STARTS = ['[role=treegrid]', '[role=tab][tabindex="0"]', '[role=textbox]', 'iframe, input, button'];

function focusIn(area: HTMLElement): void {
  const [inside = area] = STARTS.flatMap((start) => area.querySelector<HTMLElement>(start) ?? []);
  inside.focus();
}

/** Goes to the next area of the page that can be told by its `data-area`. */
function focusArea(step: 1 | -1): void {
  const all = areas();
  const at = all.findIndex((area) => area.contains(document.activeElement));
  const next = all[(at + step + all.length) % all.length];
  if (next) focusIn(next);
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** The button of the menu of what is selected, in its row of the outline. */
const rowMenu = (): HTMLElement | null => document.querySelector('[data-area=outline] [data-row-menu]');

function openRowMenu(): void {
  const button = rowMenu();
  button?.scrollIntoView({ block: 'nearest' });
  button?.focus();
  button?.click();
  // The browser's own menu, which some systems open when the key goes up.
  const own = (event: Event) => event.preventDefault();
  addEventListener('contextmenu', own, { once: true });
  addEventListener('pointerdown', () => removeEventListener('contextmenu', own), { once: true });
}
