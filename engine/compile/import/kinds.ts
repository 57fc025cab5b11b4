import { isObject } from '../../core/json';
import { say } from '../problems/say';
import { OF_NULL } from './choices';
import { codeOf, dereferenced, isNull, typeOf, within } from './resolve';
import type { Left, Placed, Source } from './types';

const KEYWORDS = ['anyOf', 'oneOf'] as const;

/** The schemas of a list of them with their places, `$ref`s followed. */
function listed(placed: Placed, keyword: 'allOf' | (typeof KEYWORDS)[number], root: Source): Placed[] {
  const given = placed.schema[keyword];
  const schemas = Array.isArray(given) ? given : [];
  return schemas.flatMap((schema, index) =>
    isObject(schema) ? [dereferenced(within(placed, `/${keyword}/${index}`, schema), root)] : [],
  );
}

/** What a schema may be, but for null. */
export const alternativesOf = (placed: Placed, root: Source): Placed[] =>
  KEYWORDS.flatMap((keyword) => listed(placed, keyword, root)).filter(({ schema }) => !isNull(schema));

/** Whether a schema is of an object, by itself, by what it is laid together from, or by all that it may be. */
export function isOfObject(placed: Placed, root: Source): boolean {
  const type = typeOf(placed.schema);
  if (type !== undefined) return type === 'object';
  const alternatives = alternativesOf(placed, root);
  return (
    partsOf(placed, root).some((part) => isOfObject(part, root)) ||
    (alternatives.length > 0 && alternatives.every((each) => isOfObject(each, root)))
  );
}

/** What a schema is laid together from. */
export const partsOf = (placed: Placed, root: Source): Placed[] => listed(placed, 'allOf', root);

/** Words of an option that are taken up, or say nothing beside its value. */
const OF_OPTION = ['const', 'enum', 'title', 'type', '$comment', '$id'];

/** What the options of a field say beside their values and texts. */
export function besideOptions(placed: Placed, root: Source): Left[] {
  return KEYWORDS.flatMap((keyword) => {
    const all = listed(placed, keyword, root);
    const options = all.filter(({ schema }) => !isNull(schema));
    if (options.some(({ schema }) => codeOf(schema) === undefined)) return [];
    const nulls = all.filter(({ schema }) => isNull(schema) && schema.title !== undefined);
    return [
      ...nulls.map(({ pointer }): Left => ({ file: 'schema', pointer: `${pointer}/title`, reason: OF_NULL })),
      ...options.flatMap(({ schema, pointer }) =>
        Object.keys(schema)
          .filter((word) => !OF_OPTION.includes(word))
          .map(
            (word): Left => ({
              file: 'schema',
              pointer: `${pointer}/${word}`,
              reason: say`Uma opção não tem "${word}".`,
            }),
          ),
      ),
    ];
  });
}
