import type { Parsed, ReferenceIndex } from '../../../engine/compile/references/buildIndex';
import { applyEdits, editOf, nodeAt } from '../../../engine/compile/references/edits';
import { keyOf, type Reference } from '../../../engine/compile/references/types';
import type { Json } from '../../../engine/core/json';

/** Where something stands in a file. */
interface Spot {
  file: string;
  pointer: string;
}

/** The places at and below a pointer that name something, those of what all share left out. */
export const namedIn = (index: ReferenceIndex, { file, pointer }: Spot): Reference[] =>
  index.references.filter(
    (one) => one.file === file && !one.through && (one.pointer === pointer || one.pointer.startsWith(`${pointer}/`)),
  );

/**
 * A copy of what stands at a pointer, in which things have other names (by their key, `field pf/informacoes/Nome`); a name
 * may also become a whole text, as that of a field seen from another tab.
 */
export function renamedIn(index: ReferenceIndex, at: Spot, names: ReadonlyMap<string, string>): Json {
  const parsed = index.files[at.file] as Parsed;
  const node = nodeAt(parsed, at.pointer);
  if (!node) throw new Error(`There is nothing at ${at.file}${at.pointer}.`);
  const known = new Set<string>();
  const edits = namedIn(index, at).flatMap(({ subject, pointer, at: side, from, to }) => {
    const name = names.get(keyOf(subject));
    const named = name === undefined ? undefined : nodeAt(parsed, pointer, side);
    const spot = `${pointer} ${side} ${from}`;
    if (name === undefined || !named || known.has(spot) || (pointer === at.pointer && side === 'key')) return [];
    known.add(spot);
    const edit = editOf(parsed, named, { from, to, name });
    return [{ ...edit, file: '', offset: edit.offset - node.offset }];
  });
  const text = parsed.text.slice(node.offset, node.offset + node.length);
  return JSON.parse(applyEdits({ '': text }, edits)[''] ?? '') as Json;
}
