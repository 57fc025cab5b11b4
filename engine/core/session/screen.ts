import { isEqual } from '../json';
import { reduceSave, type SaveEvent, type SaveState } from '../save/flow';
import type { Steps } from './steps';
import { subscribeTo } from './subscribers';
import type { WizardView } from './view';

/** Owns what a session shows, and tells who looks. */
export interface Screen {
  /** What it shows now. */
  readonly view: WizardView;
  subscribe: ReturnType<typeof subscribeTo>;
  /** Changes the view, and what it says of its steps; all of it is told. */
  update(change: Partial<WizardView>): void;
  /** The same without a word: more follows at once. */
  put(change: Partial<WizardView>): void;
  dispatch(event: SaveEvent): SaveState;
  /** Tells that something has changed which is not in the view. */
  retell(): void;
  /** Tells which tabs are complete, when that has changed. */
  retellTabs(): void;
  /** Tells how many errors each tab shows, and no more: which are complete is told once the server has what was typed. */
  retellErrors(): void;
}

/** A screen that begins with a view; `onTell` hears of each before the others. */
export function createScreen(first: WizardView, steps: Steps, onTell: (view: WizardView) => void): Screen {
  const listeners = new Set<() => void>();
  const screen = { view: first };
  const tell = (next: WizardView) => {
    screen.view = next;
    onTell(next);
    for (const listener of listeners) listener();
  };
  const update = (change: Partial<WizardView>) => {
    const next = { ...screen.view, ...change };
    tell({ ...next, tabs: steps.all(next) });
  };
  return Object.assign(screen, {
    subscribe: subscribeTo(listeners),
    update,
    put(change: Partial<WizardView>) {
      screen.view = { ...screen.view, ...change };
    },
    dispatch(event: SaveEvent) {
      update({ save: reduceSave(screen.view.save, event) });
      return screen.view.save;
    },
    retell() {
      for (const listener of listeners) listener();
    },
    retellTabs() {
      if (screen.view.phase !== 'loading' && !isEqual(steps.all(screen.view), screen.view.tabs)) update({});
    },
    retellErrors() {
      tell({ ...screen.view, tabs: screen.view.tabs.map((tab) => ({ ...tab, errors: steps.errorsOf(tab.id) })) });
    },
  });
}
