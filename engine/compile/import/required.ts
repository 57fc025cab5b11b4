import { isObject } from '../../core/json';
import { say } from '../problems/say';
import { dereferenced, isNull } from './resolve';
import type { Placed, Source } from './types';
import type { Here, Walk } from './walk';

/** The fields that an object asks for; that null would do for one is listed. */
export function readRequired(walk: Walk, { schema, pointer }: Placed, { path, when }: Here): void {
  const names = Array.isArray(schema.required) ? schema.required : [];
  for (const [index, name] of names.entries()) {
    if (typeof name !== 'string') continue;
    const at = `${pointer}/required/${index}`;
    walk.out.needs.push({ path: [...path, name], when, pointer: at });
    const field = isObject(schema.properties) ? schema.properties[name] : undefined;
    if (isObject(field))
      walk.tried(at, () => {
        if (canBeNull({ schema: field, pointer: at }, walk.root)) walk.not(at, NULL_DOES);
      });
  }
}

const NULL_DOES = say`Em rjsf a opção nula basta ao que se exige; aqui o campo vazio falta.`;

/** Whether null is one of the options of a field. */
function canBeNull(placed: Placed, root: Source): boolean {
  const { schema } = dereferenced(placed, root);
  if (Array.isArray(schema.enum)) return schema.enum.includes(null);
  return [schema.oneOf, schema.anyOf].some(
    (given) =>
      Array.isArray(given) &&
      given.filter(isObject).some((option) => isNull(dereferenced({ ...placed, schema: option }, root).schema)),
  );
}
