import type { Condition, ValueSchema } from '../../core/definition/types';
import { isEqual, isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { say } from '../problems/say';
import { NotSaid } from './notSaid';
import { dereferenced, plainField, typeOf } from './resolve';
import type { Placed } from './types';
import { type Ground, hasType, inside, isNothing, ofType, SAYINGS, valueCondition } from './valueCondition';

/**
 * When an object meets a schema, as a condition of the vocabulary. As in JSON Schema a property that is absent meets all but
 * `required`; an empty field is an absent one. `{}` always holds.
 * @throws NotSaid for a keyword that conditions do not have.
 */
export function conditionOf(given: Placed, ground: Ground): Condition {
  const outer = dereferenced(given, ground.root);
  const { schema, pointer } = outer;
  const required = namesIn(schema.required);
  const properties = isObject(schema.properties) ? schema.properties : {};
  const parts: Condition[] = [];
  for (const name of required) if (!(name in properties)) parts.push({ [reference(ground, name)]: true });
  for (const [name, inner] of Object.entries(properties)) {
    const property = inside(outer, `/properties${toPointer([name])}`, inner);
    parts.push(ofProperty(name, property, required.includes(name), ground));
  }
  for (const [key, value] of Object.entries(schema)) {
    const each = () => listed(value).map((one, index) => conditionOf(inside(outer, `/${key}/${index}`, one), ground));
    if (key === 'allOf') parts.push(...each());
    else if (key === 'anyOf') parts.push({ anyOf: each() });
    else if (key === 'oneOf') parts.push(exactlyOne(each()));
    else if (key === 'not') parts.push(negated(conditionOf(inside(outer, '/not', value), ground)));
    else if (key === 'type') ofType(outer, hasType(ground, []));
    else if (!SAYINGS.includes(key) && key !== 'properties' && key !== 'required' && key !== '$ref') {
      throw new NotSaid(`${pointer}/${key}`, say`Uma condição não tem "${key}".`);
    }
  }
  return all(parts);
}

/** All of some conditions, as short as it can be said. */
export function all(conditions: readonly Condition[]): Condition {
  const parts = conditions.filter((part) => Object.keys(part).length > 0);
  const keys = parts.flatMap((part) => Object.keys(part));
  if (new Set(keys).size === keys.length) return Object.assign({}, ...parts);
  const different = parts.filter((part, index) => parts.findIndex((same) => isEqual(same, part)) === index);
  return different.length === 1 ? (different[0] as Condition) : { allOf: different };
}

/** The opposite. @throws NotSaid never: the opposite of "always" is a condition without a way to hold. */
export function negated<Said extends Condition | ValueSchema>(said: Said): Said {
  const [only, more] = Object.entries(said);
  if (only && !more && only[0] === 'not') return only[1] as Said;
  return { not: said } as Said;
}

/** That exactly one of some conditions holds. */
export function exactlyOne(conditions: readonly Condition[]): Condition {
  return { anyOf: conditions.map((_, index) => onlyThe(conditions, index)) };
}

/** That one of some conditions holds and no other one does; alone when their values leave no other. */
export function onlyThe(conditions: readonly Condition[], index: number): Condition {
  const own = conditions[index] as Condition;
  const others = conditions.filter((other, place) => place !== index && !areApart(own, other));
  return all([own, ...others.map(negated)]);
}

/** Whether two conditions ask for different values of one field. */
function areApart(one: Condition, other: Condition): boolean {
  return Object.entries(one).some(([name, value]) => {
    const [mine, theirs] = [codesOf(value as Json), codesOf(other[name] as Json)];
    return mine && theirs && !mine.some((code) => theirs.some((same) => isEqual(code, same)));
  });
}

/** The values that a small schema leaves. */
export function codesOf(value: Json | undefined): Json[] | undefined {
  if (!isObject(value)) return undefined;
  if (value.const !== undefined) return [value.const];
  return Array.isArray(value.enum) ? value.enum : undefined;
}

/** What is in a list; nothing in anything else. */
export const listed = (value: Json | undefined) => (Array.isArray(value) ? value : []);

/** The names of a list, as `required` has them. */
export const namesIn = (value: Json | undefined) =>
  listed(value).filter((name): name is string => typeof name === 'string');

const reference = ({ path }: Ground, name: string) => [...path, name].join('/');

function ofProperty(name: string, given: Placed, isRequired: boolean, ground: Ground): Condition {
  const inner = plainField(given, ground.root);
  if (typeOf(inner.schema) === 'object') return conditionOf(inner, { ...ground, path: [...ground.path, name] });
  const at = reference(ground, name);
  // An empty field is an absent one.
  if (isNothing(inner.schema) && !isRequired) return { [at]: false };
  const value = valueCondition(inner, hasType(ground, [name]));
  const keys = Object.keys(value);
  if (keys.length === 0) return isRequired ? { [at]: true } : {};
  const isOnEmpty = keys.every((key) => key === 'not');
  if (isRequired) return isOnEmpty ? { allOf: [{ [at]: true }, { [at]: value }] } : { [at]: value };
  return isOnEmpty ? { [at]: value } : { anyOf: [{ [at]: false }, { [at]: value }] };
}
