import { contentsOf } from '../draft/contents';
import type { DraftChange } from '../draft/types';
import { toUnsaved } from './unsaved';

/** What a page that is closed typed and the server was never told. */
export interface Unsent {
  changes: readonly DraftChange[];
  /** The window that typed it; none where that knew no drafts. */
  writer: string | undefined;
  /** The number of the definitions in which it was typed; without one the first. */
  definition: number | undefined;
}

/** What the server was not told of a text that a session kept; none of any other text. */
export function unsentOf(text: string | null): Unsent {
  const unsaved = toUnsaved(text);
  if (!unsaved) return { changes: [], writer: undefined, definition: undefined };
  const { places = {}, writer, definition } = unsaved;
  const changes = [...contentsOf(unsaved)].flatMap(([place, content]): DraftChange[] => {
    const { at = '', isSent = false, over } = places[place] ?? {};
    return isSent ? [] : [{ place, at, content: over ? { ...content, over } : content }];
  });
  return { changes, writer, definition };
}
