import { Annotation, type ChangeSet, type Text, Transaction } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import type { TextEdit } from '../../engine/edit';
import type { WorkspaceStore } from '../document/workspace';
import { changesBetween } from './changes';

/** Marks what the editor was told, in the place of what was typed into it. */
export const told = Annotation.define<boolean>();

const isTold = (update: ViewUpdate): boolean => update.transactions.some((one) => one.annotation(told));

/** Whether somebody typed, or moved the cursor, in this editor. */
export const isOwnMove = (update: ViewUpdate): boolean => (update.docChanged || update.selectionSet) && !isTold(update);

/** Takes what is typed into a file's editor over into the workspace, as the edits that they are. */
export function typedInto(store: WorkspaceStore, file: string) {
  return EditorView.updateListener.of((update) => {
    if (!update.docChanged || isTold(update)) return;
    const before = store.getState().texts[file] ?? '';
    const isInStep = update.startState.doc.length === before.length && update.startState.doc.toString() === before;
    const edits = isInStep ? editsOf(update.changes, file) : editsBetween(before, update.state.doc, file);
    store.edit(`Texto de ${file}`, edits, { merge: `text ${file}` });
  });
}

/** Shows a text that came about elsewhere; cursor and scroll stay with what they were at. @returns where it changed */
export function showText(view: EditorView, text: string): { from: number; to: number }[] {
  const changes = changesBetween(view.state.doc.toString(), text);
  if (changes.length === 0) return [];
  const spec = { changes, annotations: [told.of(true), Transaction.remote.of(true)] };
  const transaction = view.state.update(spec);
  view.dispatch(transaction);
  const places: { from: number; to: number }[] = [];
  transaction.changes.iterChanges((_from, _to, from, to) => places.push({ from, to }));
  return places;
}

function editsOf(changes: ChangeSet, file: string): TextEdit[] {
  const edits: TextEdit[] = [];
  changes.iterChanges((from, to, _from, _to, inserted) => {
    edits.push({ file, offset: from, length: to - from, text: inserted.toString() });
  });
  return edits;
}

function editsBetween(before: string, doc: Text, file: string): TextEdit[] {
  const changes = changesBetween(before, doc.toString());
  return changes.map(({ from, to, insert }) => ({ file, offset: from, length: to - from, text: insert }));
}
