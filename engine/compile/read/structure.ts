import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import common from '../../../schemas/vocabulary/common.schema.json' with { type: 'json' };
import forms from '../../../schemas/vocabulary/forms.schema.json' with { type: 'json' };
import migration from '../../../schemas/vocabulary/migration.schema.json' with { type: 'json' };
import settings from '../../../schemas/vocabulary/settings.schema.json' with { type: 'json' };
import shared from '../../../schemas/vocabulary/shared.schema.json' with { type: 'json' };
import tab from '../../../schemas/vocabulary/tab.schema.json' with { type: 'json' };
import types from '../../../schemas/vocabulary/types.schema.json' with { type: 'json' };
import wizard from '../../../schemas/vocabulary/wizard.schema.json' with { type: 'json' };
import { withoutHoles } from '../../analyse/entries';
import { isObject, type Json } from '../../core/json';
import { parsePointer } from '../../core/pointer';
import { type Problem, problemAt } from '../problems/problem';
import type { Source } from '../problems/source';
import { explain } from './structureMessages';

/** The vocabulary of each kind of file. */
export type FileKind = 'tab' | 'wizard' | 'forms' | 'shared' | 'settings' | 'types' | 'migration';

/** A file held against its vocabulary. */
export interface Structure {
  problems: Problem[];
  /** The file without what the vocabulary refuses; absent when what is left is no file of its kind. */
  value?: Json;
  /** Pointers of what had to be left out: what is missing there is not really missing. */
  pruned: string[];
}

let validators: Record<FileKind, ValidateFunction> | undefined;

function validatorOf(kind: FileKind): ValidateFunction {
  if (!validators) {
    const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false, strictRequired: false });
    ajv.addSchema(common);
    validators = {
      tab: ajv.compile(tab),
      wizard: ajv.compile(wizard),
      forms: ajv.compile(forms),
      shared: ajv.compile(shared),
      settings: ajv.compile(settings),
      types: ajv.compile(types),
      migration: ajv.compile(migration),
    };
  }
  return validators[kind];
}

/** Holds a file against the vocabulary of its kind: unknown and missing keys, values of the wrong type or form. */
export function checkStructure(source: Source, kind: FileKind): Structure {
  const validate = validatorOf(kind);
  if (validate(source.value)) return { problems: [], value: source.value, pruned: [] };
  const found = (validate.errors ?? []).flatMap(explainError);
  const value = found.reduce<Json | undefined>((rest, { prune }) => remove(rest, parsePointer(prune)), source.value);
  return {
    problems: found.map(({ code, message, ...place }) => problemAt(source, code, place, message)),
    ...(value !== undefined && isUsable(validate, value) && { value }),
    pruned: found.map(({ prune }) => prune),
  };
}

/** Whether what is left is a file of its kind; objects and lists that became empty do no harm. */
function isUsable(validate: ValidateFunction, value: Json): boolean {
  if (validate(withoutHoles(value))) return true;
  return (validate.errors ?? []).every(({ keyword }) => keyword === 'minProperties' || keyword === 'minItems');
}

function explainError(error: ErrorObject) {
  const explained = explain(error);
  return explained ? [explained] : [];
}

/** A copy without the value at these steps; an item of a list leaves a hole, so that the others keep their places. */
function remove(value: Json | undefined, steps: string[]): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return undefined;
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === step ? (remove(item, rest) as Json) : item));
  }
  if (!isObject(value) || !(step in value)) return value;
  const { [step]: inner, ...others } = value;
  const left = remove(inner, rest);
  return left === undefined ? others : { ...others, [step]: left };
}
