import { isObject } from '../../core/json';
import { say } from '../problems/say';
import { namesOf } from './alternatives';
import { namesIn } from './conditions';
import type { Placed } from './types';
import { SAYINGS } from './valueCondition';
import type { Here, Walk } from './walk';

/** Alternatives of an object, where they stand. */
export interface Choice {
  walk: Walk;
  here: Here;
  pointer: string;
}

/** Whether the field that tells alternatives apart may be empty: it begins with no value, nor has one alone. */
export function canBeEmpty(name: string, { walk, here }: Pick<Choice, 'walk' | 'here'>): boolean {
  const variants = walk.out.places.get([...here.path, name].join('/'))?.variants ?? [];
  return variants.every(({ schema }) => schema.default === undefined && schema.const === undefined);
}

/**
 * What holds while that field is empty. rjsf shows the first alternative, and refuses data that two of "oneOf" take; what else
 * the alternatives ask is listed.
 */
export function readEmpty(
  name: string,
  { walk, here, pointer }: Choice,
  options: readonly Placed[],
  keyword: 'oneOf' | 'anyOf',
): void {
  if (options.every(({ schema }) => namesIn(schema.required).includes(name))) return;
  const others = options.flatMap(({ schema }) => namesOf(schema)).filter((each) => each !== name);
  const isFree = new Set(others).size === others.length && options.every((option) => asksNothing(option, name));
  const at = [...here.path, name].join('/');
  if (!isFree) {
    walk.not(
      pointer,
      say`Enquanto "${at}" está vazio, vale aqui a primeira alternativa; rjsf aceita o que qualquer uma delas aceita.`,
    );
  } else if (keyword === 'oneOf') walk.refuse(here, { [at]: false }, pointer, at);
}

const FREE = [...SAYINGS, 'type', 'enum', 'enumNames'];

/** Whether an alternative takes any data in which one of its fields is empty. */
function asksNothing({ schema }: Placed, name: string): boolean {
  const { properties } = schema;
  const fields = Object.entries(isObject(properties) ? properties : {}).filter(([each]) => each !== name);
  return (
    Object.keys(schema).every((keyword) => keyword === 'properties' || FREE.includes(keyword)) &&
    fields.every(([, field]) => isObject(field) && Object.keys(field).every((keyword) => FREE.includes(keyword)))
  );
}
