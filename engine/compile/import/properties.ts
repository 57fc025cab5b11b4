import { isObject } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { say } from '../problems/say';
import { begun } from './begun';
import { besideOptions, isOfObject } from './kinds';
import { withMessages } from './messages';
import { namingsOf } from './named';
import { NotSaid } from './notSaid';
import { optionsOf } from './options';
import { dereferenced, plainField, typeOf, within } from './resolve';
import type { Placed, Source } from './types';
import type { Here, Walk } from './walk';

/** The fields of an object, and the objects in it. */
export function readProperties(walk: Walk, placed: Placed, here: Here): void {
  const { properties } = placed.schema;
  for (const [name, given] of Object.entries(isObject(properties) ? properties : {})) {
    const way = `/properties${toPointer([name])}`;
    const at = placed.pointer + way;
    if (given === true) walk.not(at, say`Um campo diz o seu tipo.`);
    else walk.never(given, at);
    if (!isObject(given)) continue;
    walk.tried(at, () => {
      const field = withMessages(name, begun(within(placed, way, given), walk.root), placed.schema, walk);
      readProperty(name, field, { walk, here });
    });
  }
}

/**
 * One of them.
 * @throws NotSaid when it cannot be called so
 */
export function readProperty(name: string, given: Placed, { walk, here }: { walk: Walk; here: Here }): void {
  if (/[/{}]|^\$|^(anyOf|allOf|not)$/.test(name) || name.trim() === '') {
    throw new NotSaid(given.pointer, say`"${name}" não pode ser nome de um campo.`);
  }
  const { root, out } = walk;
  const path = [...here.path, name];
  const direct = dereferenced(given, root);
  if (isOfObject(direct, root) || isSaidOfObject(path, direct, walk)) {
    walk.place(path, {
      ...direct,
      schema: { ...direct.schema, ...namingsOf(direct, root), type: 'object' },
      when: here.when,
    });
    walk.object(direct, { path, when: here.when });
    return;
  }
  walk.place(path, { ...withPlainOptions(plainField(given, root), root), when: here.when });
  out.notCarried.push(...besideOptions(direct, root));
  const items = itemsOf(direct);
  if (items) out.notCarried.push(...besideOptions(dereferenced(items, root), root));
}

/** Whether a branch says something of an object without saying that it is one. */
const isSaidOfObject = (path: readonly string[], { schema }: Placed, { typesAt }: Walk) =>
  typeOf(schema) === undefined && (typesAt(path.join('/'))?.includes('object') ?? false);

/** A list of options as it is when these are written at its place, and as `oneOf` or `enum`. */
function withPlainOptions(list: Placed, root: Source): Placed {
  const items = itemsOf(list);
  if (!items || isOfObject(dereferenced(items, root), root)) return list;
  const plain = plainField(items, root);
  if (!optionsOf(plain.schema)) return list;
  return { ...list, schema: { ...list.schema, items: plain.schema }, optionsAt: plain.optionsAt };
}

/** What is in a list. It may be of the definition that the list stands in. */
function itemsOf(list: Placed): Placed | undefined {
  const { items } = list.schema;
  return isObject(items) ? { ...within(list, '/items', items), refs: [] } : undefined;
}
