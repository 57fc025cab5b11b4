import { getClosestMatchingOption, getDefaultFormState, type RJSFSchema, retrieveSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { isObject, type Json, type JsonObject } from '../../../../engine/core/json';

const validator = customizeValidator();

/** What rjsf makes of a schema and some answers: what it shows and asks for, by pointer, and whether it takes them. */
export interface RjsfView {
  shown: string[];
  required: string[];
  isAccepted: boolean;
}

/**
 * The answers as rjsf's form holds them: lists are there when nothing is in them, with the rows that they begin with; objects
 * are when they are asked for, begin with something or have an answer.
 */
export function asRjsf(root: JsonObject, answers: JsonObject): RjsfView {
  const view: RjsfView = { shown: [], required: [], isAccepted: false };
  const data = structuredClone(answers);
  walk(root as RJSFSchema, root as RJSFSchema, data, '', view);
  view.isAccepted = validator.validateFormData(data, root as RJSFSchema).errors.length === 0;
  return { ...view, shown: view.shown.sort(), required: view.required.sort() };
}

/** The answers with which rjsf's form begins, beside some that are there. */
export const atFirst = (schema: JsonObject, data: unknown = {}): unknown =>
  getDefaultFormState(validator, schema as RJSFSchema, data as never, schema as RJSFSchema);

function walk(given: RJSFSchema, root: RJSFSchema, data: JsonObject, pointer: string, view: RjsfView): void {
  let schema = retrieveSchema(validator, given, root, data);
  const options = schema.oneOf ?? schema.anyOf;
  if (options?.some((option) => isObject(option) && option.properties)) {
    const index = getClosestMatchingOption(validator, root, data, options as RJSFSchema[], 0);
    const option = retrieveSchema(validator, options[index] as RJSFSchema, root, data);
    schema = {
      ...schema,
      properties: { ...schema.properties, ...option.properties },
      required: [...(schema.required ?? []), ...(option.required ?? [])],
    };
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const at = `${pointer}/${name}`;
    const own = retrieveSchema(validator, inner as RJSFSchema, root, data[name] as never);
    if (isOfObject(own)) {
      const isAsked = schema.required?.includes(name) || isBegun(own, root);
      const isThere = isAsked || isAnswered(data[name]);
      if (isThere) data[name] = isObject(data[name]) ? data[name] : {};
      else delete data[name];
      // Of an object that is not there the validator asks for nothing; one that is there through its one field has it.
      const isMore = isAsked || namesIn(own).length > 1;
      walk(own, root, (data[name] ?? {}) as JsonObject, at, isThere && isMore ? view : { ...view, required: [] });
      continue;
    }
    view.shown.push(at);
    if (own.type === 'array') {
      // What the list itself has as its default is not carried over, and listed.
      const begun: unknown = getDefaultFormState(validator, { ...own, default: undefined }, data[name] as never, root);
      const rows = (Array.isArray(begun) ? begun : []) as Json[];
      // A list that may be left out has no value before it has an item; nor has one here that was emptied.
      if (rows.length > 0 || schema.required?.includes(name)) data[name] = rows;
      else delete data[name];
      for (const [index, row] of rows.entries()) {
        if (isObject(row)) walk(own.items as RJSFSchema, root, row, `${at}/${index}`, view);
      }
    } else if (schema.required?.includes(name)) view.required.push(at);
  }
}

const isAnswered = (value: Json | undefined): boolean =>
  isObject(value) ? Object.values(value).some(isAnswered) : value !== undefined;

/** The names of all fields in a schema, whatever branch they are in. */
const namesIn = (schema: unknown): string[] => [
  ...new Set(
    Object.entries(schema ?? {}).flatMap(([key, inner]) => [
      ...(key === 'properties' ? Object.keys(inner as object) : []),
      ...(typeof inner === 'object' ? namesIn(inner) : []),
    ]),
  ),
];

/** Whether an object is there in an empty form. */
const isBegun = (schema: RJSFSchema, root: RJSFSchema) =>
  Object.keys(getDefaultFormState(validator, schema, undefined, root) ?? {}).length > 0;

/** Whether rjsf draws an object, also one that may be null. */
const isOfObject = ({ type, anyOf, oneOf }: RJSFSchema): boolean =>
  [type].flat().includes('object') || (oneOf ?? anyOf ?? []).some((option) => isObject(option) && option.properties);
