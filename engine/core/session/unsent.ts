import { contentsOf } from '../draft/contents';
import type { DraftChange } from '../draft/types';
import { toUnsaved, type Unsaved } from './unsaved';

/** What one page that is closed typed and the server was never told. */
export interface Unsent {
  changes: readonly DraftChange[];
  /** The window that typed it; none where that knew no drafts. */
  writer: string | undefined;
  /** The number of the definitions in which it was typed; without one the first. */
  definition: number | undefined;
}

/**
 * What the server was not told of a text that a session kept, with what stands aside there as it could not be read; none
 * of any other text.
 */
export function unsentOf(text: string | null): readonly Unsent[] {
  const unsaved = toUnsaved(text);
  const all = unsaved ? [unsaved, ...(unsaved.aside ?? [])] : [];
  return all.map(toUnsent).filter(({ changes }) => changes.length > 0);
}

function toUnsent(unsaved: Unsaved): Unsent {
  const { places = {}, writer, definition } = unsaved;
  const changes = [...contentsOf(unsaved)].flatMap(([place, content]): DraftChange[] => {
    const { at = '', isSent = false, over } = places[place] ?? {};
    return isSent ? [] : [{ place, at, content: over ? { ...content, over } : content }];
  });
  return { changes, writer, definition };
}
