import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Json } from '../../engine/core';
import { applyEdits, type Files, type TextEdit } from '../../engine/edit';
import { readValue } from './readValue';

/** What is looked at: a thing in a file, by its pointer, and the tab that the preview shows (`pf/informacoes`). */
export interface Selection {
  file: string;
  pointer: string;
  tab: string | null;
}

/** The texts of files before and after a step; `undefined`: there was, or is, no such file. */
export type Texts = Record<string, string | undefined>;

/** One step of the history. */
export interface Change {
  /** What was done, as the history tells it. */
  name: string;
  before: Texts;
  after: Texts;
  /** Milliseconds since 1970. */
  at: number;
}

/** All definitions as they are being changed. */
export interface Workspace {
  /** The texts by path below the folder of definitions: `pf/informacoes.json`. */
  texts: Files;
  /** The same as they are on disk, as far as known. */
  saved: Files;
  /** The value of each file; of one whose text is no JSON at the moment, the last one that it had, and nothing in it before. */
  values: Readonly<Record<string, Json>>;
  /** Files whose text is no JSON at the moment. */
  broken: Readonly<Record<string, true>>;
  past: readonly Change[];
  future: readonly Change[];
  selection: Selection | null;
}

/** One action on the files, and what it is called. */
export interface EditOptions {
  /** Steps with the same key that follow each other within a second are one step of the history. */
  merge?: string;
  /** Files that get another name. */
  moves?: readonly { from: string; to: string }[];
  /** Files that go. */
  removed?: readonly string[];
}

/** What can be done to a workspace. */
export interface WorkspaceStore extends StoreApi<Workspace> {
  /** Applies edits that do not overlap, as one step; a file that is not there yet begins empty. */
  edit(name: string, edits: readonly TextEdit[], options?: EditOptions): void;
  undo(): void;
  redo(): void;
  select(selection: Selection | null): void;
  /** These texts are on disk now; `undefined`: no longer there. */
  markSaved(texts: Texts): void;
  /** Somebody else changed files on disk; a step of the history, so that nothing goes unseen. */
  takeDisk(name: string, disk: Texts, merged?: Texts): void;
}

/** Steps that can be undone. */
const MOST = 500;
const MERGE_MS = 1000;

/** The definitions of a folder, with nothing changed yet. */
export function createWorkspace(files: Files, now: () => number = Date.now): WorkspaceStore {
  const store = createStore<Workspace>(() => ({
    ...{ texts: files, saved: files, past: [], future: [], selection: null },
    ...readAll(files),
  }));
  const take = (after: Texts, more: Partial<Workspace>) => {
    const { texts, values, broken } = store.getState();
    store.setState({ ...more, texts: withTexts(texts, after), ...readSome(after, { texts, values, broken }) });
  };
  const step = (name: string, after: Texts, merge?: string, more: Partial<Workspace> = {}) => {
    const { texts, past } = store.getState();
    const changed = Object.entries(after).filter(([file, text]) => texts[file] !== text);
    if (changed.length === 0) return store.setState(more);
    const change: Change & { merge?: string } = {
      ...{ name, at: now(), after: Object.fromEntries(changed), ...(merge !== undefined && { merge }) },
      before: Object.fromEntries(changed.map(([file]) => [file, texts[file]])),
    };
    take(change.after, { ...more, past: appended(past, change), future: [] });
  };
  return Object.assign(store, {
    edit(name: string, edits: readonly TextEdit[], { merge, moves = [], removed = [] }: EditOptions = {}) {
      const { texts } = store.getState();
      const touched = new Set(edits.map(({ file }) => file));
      const edited = applyEdits(Object.fromEntries([...touched].map((file) => [file, texts[file] ?? ''])), edits);
      const after: Texts = { ...edited };
      for (const { from, to } of moves) {
        after[to] = after[from] ?? texts[from];
        after[from] = undefined;
      }
      for (const file of removed) after[file] = undefined;
      step(name, after, merge);
    },
    undo() {
      const { past, future } = store.getState();
      const change = past.at(-1);
      if (change) take(change.before, { past: past.slice(0, -1), future: [change, ...future] });
    },
    redo() {
      const { past, future } = store.getState();
      const [change, ...rest] = future;
      if (change) take(change.after, { past: [...past, change], future: rest });
    },
    select: (selection: Selection | null) => store.setState({ selection }),
    markSaved: (texts: Texts) => store.setState({ saved: withTexts(store.getState().saved, texts) }),
    takeDisk(name: string, disk: Texts, merged: Texts = disk) {
      step(name, merged, undefined, { saved: withTexts(store.getState().saved, disk) });
    },
  });
}

/** The files that differ from those on disk. */
export function changedFiles({ texts, saved }: Pick<Workspace, 'texts' | 'saved'>): string[] {
  const names = new Set([...Object.keys(texts), ...Object.keys(saved)]);
  return [...names].filter((name) => texts[name] !== saved[name]).sort();
}

function appended(past: readonly Change[], change: Change & { merge?: string }): Change[] {
  const last: (Change & { merge?: string }) | undefined = past.at(-1);
  const goesOn = change.merge !== undefined && last?.merge === change.merge && change.at - last.at < MERGE_MS;
  if (!goesOn || !last) return [...past, change].slice(-MOST);
  return [
    ...past.slice(0, -1),
    { ...change, before: { ...change.before, ...last.before }, after: { ...last.after, ...change.after } },
  ];
}

function withTexts(files: Files, texts: Texts): Files {
  const next = { ...files };
  for (const [file, text] of Object.entries(texts)) {
    if (text === undefined) delete next[file];
    else next[file] = text;
  }
  return next;
}

function readAll(files: Files): Pick<Workspace, 'values' | 'broken'> {
  return readSome(files, { texts: {}, values: {}, broken: {} });
}

/** What changed files hold; one that is no JSON keeps its last value, and what is as before is the same object. */
function readSome(
  texts: Texts,
  known: Pick<Workspace, 'texts' | 'values' | 'broken'>,
): Pick<Workspace, 'values' | 'broken'> {
  const values: Record<string, Json> = { ...known.values };
  const wrong: Record<string, true> = { ...known.broken };
  for (const [file, text] of Object.entries(texts)) {
    delete wrong[file];
    if (text === undefined) delete values[file];
    else {
      try {
        const before = known.broken[file] ? undefined : known.texts[file];
        values[file] = readValue(text, { text: before, value: known.values[file] });
      } catch {
        wrong[file] = true;
        values[file] ??= {};
      }
    }
  }
  return { values, broken: wrong };
}
