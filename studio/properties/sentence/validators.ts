import { isEmpty, isObject, type Json, type JsonObject } from '../../../engine/core';
import { validatorParams } from '../../../engine/edit';
import type { Option, Scope } from './scope';

/** What parameters are called beside their values. */
export const paramTitles: Readonly<Record<string, string>> = {
  field: 'campo da linha',
  format: 'formato',
  maximum: 'no máximo',
  minimum: 'no mínimo',
  when: 'linha em que',
};

/** The parameters that a validator takes, in order; none of one that is not known. */
export function paramsOf(check: Json | undefined): { name: string; isNeeded: boolean }[] {
  const taken = typeof check === 'string' ? (validatorParams[check] ?? {}) : {};
  return Object.entries(taken).map(([name, { required }]) => ({ name, isNeeded: required === true }));
}

/** Whether all parameters are there without which the validator cannot look. */
export const areParamsSaid = (check: Json | undefined, params: Json | undefined): boolean =>
  paramsOf(check).every(({ name, isNeeded }) => !isNeeded || !isEmpty(isObject(params) ? params[name] : undefined));

/** The fields of rows that a validator can look at: it sums numbers alone. */
export const fieldsFor = (check: Json | undefined, { fields, naming }: Pick<Scope, 'fields' | 'naming'>): Option[] =>
  fields.filter(({ name }) => check !== 'sum' || ['number', 'integer'].includes(naming.schema(name)?.type ?? ''));

/** What is left of parameters for another validator of these rows; `undefined` when that is nothing. */
export function paramsFor(check: Json | undefined, params: Json | undefined, rows: Scope): JsonObject | undefined {
  const taken = paramsOf(check).map(({ name }) => name);
  const fits = (name: string, value: Json) =>
    name !== 'field' || fieldsFor(check, rows).some((field) => field.name === value);
  const kept = Object.entries(isObject(params) ? params : {}).filter(
    ([name, value]) => taken.includes(name) && fits(name, value),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
