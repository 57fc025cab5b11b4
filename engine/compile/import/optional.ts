import type { Condition, FieldSchema } from '../../core/definition/types';
import { isEqual } from '../../core/json';
import { all } from './conditions';
import { schemaAt } from './places';
import type { Need, Place, When } from './types';
import type { Collected } from './walk';

/**
 * When an object that may be left out is there, as rjsf has it: with the first answer to one of its fields. `{}` is always:
 * another object or a branch asks for it, or it begins with a value. `undefined` when its one field is the one that is
 * asked for.
 */
export function whenThere(
  { path, when }: Need,
  { needs, places }: Pick<Collected, 'needs' | 'places'>,
  result: FieldSchema,
): Condition | undefined {
  const object = path.slice(0, -1);
  const isAsked = (at: readonly string[]) =>
    needs.some((need) => isEqual([...need.path], [...at]) && isWithin(need.when, when));
  if (object.length === 0 || isAsked(object)) return {};
  const parts: Condition[] = [];
  for (const { at, field } of inside(schemaAt(result, object), object)) {
    const place = places.get(at.join('/'));
    const begins = beginsWith(field) || (isAsked(at) && HELD.includes(field.type as string));
    if (begins && isAlways(place)) return {};
    if (!begins && field.type !== 'object') parts.push({ [at.join('/')]: true });
    // What begins with a value is there while its branch is.
    if (begins) parts.push(...(place?.variants ?? []).map((variant) => all(variant.when)));
  }
  return parts.length > 1 ? { anyOf: parts } : undefined;
}

/** What rjsf fills in where it is asked for: "no", an empty list, an empty object. */
const HELD: readonly string[] = ['boolean', 'array', 'object'];

const beginsWith = ({ default: begun, const: only, minItems = 0 }: FieldSchema) =>
  begun !== undefined || only !== undefined || minItems > 0;

const isAlways = (place: Place | undefined) => place?.variants.some(({ when }) => when.length === 0) ?? true;

const isWithin = (some: When, more: When) => some.every((each) => more.some((one) => isEqual(one, each)));

/** The fields and objects in an object, with their places. */
function inside(schema: FieldSchema | undefined, path: readonly string[]): { at: string[]; field: FieldSchema }[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const at = [...path, name];
    return [{ at, field }, ...(field.type === 'object' ? inside(field, at) : [])];
  });
}
