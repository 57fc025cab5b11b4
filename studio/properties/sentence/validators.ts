import { keysSaying, type Says, type ToldValidator, toldValidators } from '../../../engine/catalog';
import { isEmpty, isObject, type Json, type JsonObject } from '../../../engine/core';
import type { Option, Scope } from './scope';

const keyOf = (says: Says): string => keysSaying(says)[0] as string;

/** The keys of a rule that each say something of their own. */
export const KEYS = {
  validator: keyOf('validator'),
  params: keyOf('params'),
  references: keyOf('references'),
  hidden: keyOf('hidden'),
};

/** A parameter of a validator, with what it is called and what it names. */
export interface TakenParam extends Pick<NonNullable<ToldValidator['params']>[string], 'names'> {
  name: string;
  title: string;
  isNeeded: boolean;
}

/** The parameters that a validator takes, in order; none of one that is not known. */
export function paramsOf(check: Json | undefined): TakenParam[] {
  const taken = typeof check === 'string' ? (toldValidators[check]?.params ?? {}) : {};
  return Object.entries(taken).map(([name, { required, words, names }]) => {
    return { name, title: words?.['pt-BR'] ?? name, ...(names && { names }), isNeeded: required === true };
  });
}

/** Whether all parameters are there without which the validator cannot look. */
export const areParamsSaid = (check: Json | undefined, params: Json | undefined): boolean =>
  paramsOf(check).every(({ name, isNeeded }) => !isNeeded || !isEmpty(isObject(params) ? params[name] : undefined));

/** The fields of rows that a validator can look at: it sums numbers alone. */
export const fieldsFor = (check: Json | undefined, { fields, naming }: Pick<Scope, 'fields' | 'naming'>): Option[] =>
  fields.filter(
    ({ name }) =>
      !toldValidators[String(check)]?.sums || ['number', 'integer'].includes(naming.schema(name)?.type ?? ''),
  );

/** What is left of parameters for another validator of these rows; `undefined` when that is nothing. */
export function paramsFor(check: Json | undefined, params: Json | undefined, rows: Scope): JsonObject | undefined {
  const taken = paramsOf(check);
  const fits = (name: string, value: Json) => {
    const own = taken.find((each) => each.name === name);
    return own && (own.names !== 'field' || fieldsFor(check, rows).some((field) => field.name === value));
  };
  const kept = Object.entries(isObject(params) ? params : {}).filter(([name, value]) => fits(name, value));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
