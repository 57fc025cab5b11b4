import type { Format } from '../formats/types';
import { isEqual, isObject, type Json, type JsonObject } from '../json';
import { getAt } from '../pointer';
import type { AjvError, CompiledValidator } from './types';

/** A compiled validator with the second argument that ajv's code takes. */
type RawValidator = CompiledValidator & ((data: unknown, place?: { instancePath: string }) => boolean);

/** The formats as ajv's code calls them: a function for texts, an object with `validate` for numbers. */
function formatChecks(formats: Record<string, Format>): object {
  return new Proxy(formats, {
    get(_, name: string) {
      const format = formats[name];
      if (!format) throw new Error(`The format "${name}" is not among those given.`);
      const validate = (value: Json) => format.validate(value) === undefined;
      return format.type === 'number' ? { type: 'number', validate } : validate;
    },
  });
}

/** How many characters a text has; a pair of surrogates is one. */
function ucs2length(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** A validator of a whole tab out of that of its own fields and those of the rows of its lists. */
function rows(own: RawValidator, lists: Record<string, RawValidator>): CompiledValidator {
  const paths = Object.entries(lists).map(([list, validate]) => ({ steps: list.split('/'), validate }));
  const validateAll: CompiledValidator = (data) => {
    const errors: AjvError[] = own(data) ? [] : [...(own.errors ?? [])];
    for (const { steps, validate } of paths) {
      const list = isObject(data) ? getAt(data as JsonObject, steps) : undefined;
      if (!Array.isArray(list)) continue;
      list.forEach((row, index) => {
        if (!validate(row, { instancePath: `/${steps.join('/')}/${index}` })) errors.push(...(validate.errors ?? []));
      });
    }
    validateAll.errors = errors.length > 0 ? errors : null;
    return errors.length === 0;
  };
  return validateAll;
}

/** Gives a compiled validator a piece that it asks for by name. @throws Error for a name that another version knew, and a format that was not given */
export type Runtime = (name: string) => unknown;

/**
 * What compiled validators ask for: `formats` (these), `ucs2length`, `equal`, `rows`. A module of a tab is used as
 * `module.default(createRuntime(formats))`.
 */
export function createRuntime(formats: Record<string, Format>): Runtime {
  const pieces: Record<string, unknown> = { formats: formatChecks(formats), ucs2length, equal: isEqual, rows };
  return (name) => {
    if (!(name in pieces))
      throw new Error(`A compiled definition asks for "${name}", which this engine does not have.`);
    return pieces[name];
  };
}
