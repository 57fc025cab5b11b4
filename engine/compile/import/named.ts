import { alternativesOf, partsOf } from './kinds';
import { NotSaid } from './notSaid';
import { dereferenced } from './resolve';
import type { Placed, Source } from './types';

/** What a schema is called and described by. */
export const NAMINGS = ['title', 'description'] as const;

/**
 * What an object is called and described by: as in rjsf by itself, by the only thing that it may be beside null, or by the first
 * of its parts that says it.
 */
export function namingsOf(placed: Placed, root: Source): Source {
  const own = dereferenced(placed, root);
  const alternatives = alternativesOf(own, root);
  const inner = [...(alternatives.length === 1 ? alternatives : []), ...partsOf(own, root)];
  const found = inner.map((each) => namingsOf(each, root));
  const namings = NAMINGS.flatMap((word) => {
    const value = [own.schema, ...found].map((each) => each[word]).find((each) => each !== undefined);
    return value === undefined ? [] : [[word, value]];
  });
  return Object.fromEntries(namings);
}

/** The same of a form; nothing where a part of it cannot be read, which is told elsewhere. */
export function namingsOfForm(root: Source): Source {
  try {
    return namingsOf({ schema: root, pointer: '' }, root);
  } catch (error) {
    if (!(error instanceof NotSaid)) throw error;
    return root;
  }
}
