import { type Files, indexReferences, type ReferenceIndex } from '../../../engine/edit';

let last: { texts: Files; index: ReferenceIndex } | undefined;

/** The references of texts, looked for once as long as these are the same: a dialog asks at every key. */
export function indexOf(texts: Files): ReferenceIndex {
  if (last?.texts !== texts) last = { texts, index: indexReferences(texts) };
  return last.index;
}
