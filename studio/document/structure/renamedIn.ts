import type { Json } from '../../../engine/core';
import {
  applyEdits,
  editOf,
  keyOf,
  nodeAt,
  type Parsed,
  type Reference,
  type ReferenceIndex,
} from '../../../engine/edit';

/** Where something stands in a file. */
interface Spot {
  file: string;
  pointer: string;
}

/** What a part of the text of a reference becomes. */
interface Put {
  from: number;
  to: number;
  name: string;
}

/** The places at and below a pointer that name something, those of what all share left out. */
export const namedIn = (index: ReferenceIndex, { file, pointer }: Spot): Reference[] =>
  index.references.filter(
    (one) => one.file === file && !one.through && (one.pointer === pointer || one.pointer.startsWith(`${pointer}/`)),
  );

/** A copy of what stands at a pointer, in which references are written otherwise; `undefined`: as they are. */
export function rewrittenIn(index: ReferenceIndex, at: Spot, put: (reference: Reference) => Put | undefined): Json {
  const parsed = index.files[at.file] as Parsed;
  const node = nodeAt(parsed, at.pointer);
  if (!node) throw new Error(`There is nothing at ${at.file}${at.pointer}.`);
  const known = new Set<string>();
  const edits = namedIn(index, at).flatMap((reference) => {
    const { pointer, at: side } = reference;
    const now = put(reference);
    const named = now && nodeAt(parsed, pointer, side);
    const spot = `${pointer} ${side} ${now?.from}`;
    if (!now || !named || known.has(spot) || (pointer === at.pointer && side === 'key')) return [];
    known.add(spot);
    const edit = editOf(parsed, named, now);
    return [{ ...edit, file: '', offset: edit.offset - node.offset }];
  });
  const text = parsed.text.slice(node.offset, node.offset + node.length);
  return JSON.parse(applyEdits({ '': text }, edits)[''] ?? '') as Json;
}

/** A copy of what stands at a pointer, in which things have other names (by their key, `field pf/informacoes/Nome`). */
export const renamedIn = (index: ReferenceIndex, at: Spot, names: ReadonlyMap<string, string>): Json =>
  rewrittenIn(index, at, ({ subject, from, to }) => {
    const name = names.get(keyOf(subject));
    return name === undefined ? undefined : { from, to, name };
  });
