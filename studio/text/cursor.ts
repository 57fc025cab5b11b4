import { EditorView } from '@codemirror/view';
import { pointerAt, rangeOf } from '../document/textPlaces';
import type { Selection, WorkspaceStore } from '../document/workspace';
import { light } from './lit';
import { isOwnMove, told } from './sync';
import { thingAt } from './things';

/** The cursor comes to rest. */
const REST_MS = 200;

/** Keeps cursor and selection together: what the cursor stands in is selected, what is selected elsewhere is shown. */
export interface CursorLink {
  extension: ReturnType<typeof EditorView.updateListener.of>;
  /** Shows what is selected now; nothing that this editor selected itself. */
  follow(view: EditorView, selection: Selection | null): void;
  end(): void;
}

/** Links the cursor of a file's editor with the selection of the workspace; `onRest` is told when it has come to rest. */
export function linkCursor(store: WorkspaceStore, file: string, onRest: (view: EditorView) => void): CursorLink {
  let own: Selection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const select = (view: EditorView) => {
    const { selection } = store.getState();
    const { doc } = view.state;
    const pointer = thingAt(file, pointerAt(doc.toString(), view.state.selection.main.head));
    if (selection?.file !== file || selection.pointer === pointer) return;
    own = { ...selection, pointer };
    store.select(own);
    view.dispatch({ effects: light.of(litRange(doc.toString(), pointer)), annotations: told.of(true) });
  };
  return {
    extension: EditorView.updateListener.of((update) => {
      if (!isOwnMove(update)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        select(update.view);
        onRest(update.view);
      }, REST_MS);
    }),
    follow(view, selection) {
      if (selection?.file !== file || selection === own) return;
      clearTimeout(timer);
      const text = view.state.doc.toString();
      const from = selection.pointer === '' ? 0 : rangeOf(text, selection.pointer)?.from;
      view.dispatch({
        effects: [
          light.of(litRange(text, selection.pointer)),
          ...(from === undefined ? [] : [EditorView.scrollIntoView(from, { y: 'start', yMargin: 48 })]),
        ],
        ...(from !== undefined && { selection: { anchor: from } }),
        annotations: told.of(true),
      });
      onRest(view);
    },
    end: () => clearTimeout(timer),
  };
}

function litRange(text: string, pointer: string): { from: number; to: number } | null {
  return pointer === '' ? null : (rangeOf(text, pointer) ?? null);
}
