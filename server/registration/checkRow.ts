import { type Context, evaluateCondition, isObject, type Json, type JsonObject } from '../../engine/core';
import type { CompiledTab, FormDefinition, LoadedWizard } from '../../engine/definition';
import { tabOfForm } from '../../engine/session';
import { evaluateTab, type FieldError, planOf, type TabState, validateTab } from '../../engine/state';
import { fieldsFromWire } from '../../engine/wire';
import { problemOfFields, WRONG_SHAPE } from './bodyShape';
import { type Checked, textsOf, toText } from './engine';
import { unknownOptions } from './options';
import { keepProtected } from './protected';
import { keepReadOnly } from './readOnly';

/** A row of a collection with forms of its own, and what it is read against. */
export interface RowInput {
  loaded: LoadedWizard;
  tab: CompiledTab;
  list: string;
  context: Context;
  /** The row as it is stored; nothing for a new one. */
  before: JsonObject;
  /** The other rows of the list. */
  others: JsonObject[];
}

/** The row in the body of a save call: valid and complete for at least one of the forms that admit it. */
export function checkRow(input: RowInput, body: Json | undefined): Checked<JsonObject> {
  const { tab, list, context } = input;
  const fields = tab.definition.schema.properties[list]?.items?.properties ?? {};
  if (!isObject(body)) return { errors: [WRONG_SHAPE] };
  const problem = problemOfFields(fields, body);
  if (problem !== undefined) return { errors: [problem] };
  const { key } = input.loaded.wizard;
  const row = keepReadOnly(fields, fieldsFromWire(fields, body, context.formats), input.before, key);
  const { forms, admitting } = formsFor(input, row);
  let first: Checked<JsonObject> | undefined;
  for (const form of admitting.length > 0 ? admitting : forms) {
    const checked = checkForm(input, form, row);
    if ('data' in checked && admitting.length > 0) return checked;
    first ??= checked;
  }
  return first && 'errors' in first ? first : { errors: ['O registro não corresponde a nenhum dos formulários.'] };
}

/** The forms of a list, and those of them that admit a row. */
function formsFor({ tab, list, context }: RowInput, row: JsonObject) {
  const forms = tab.definition.collections?.[list]?.forms ?? [];
  return { forms, admitting: forms.filter((form) => evaluateCondition(form.for, { data: row, context })) };
}

/**
 * What a row that is stored would be refused for, if it were saved again as it is: by pointers into the row. Nothing
 * while one of the forms that admit it takes it; `undefined` when no form admits it.
 */
export function errorsOfRow(input: RowInput, row: JsonObject): FieldError[] | undefined {
  const all = formsFor(input, row).admitting.map((form) => judgeForm(input, form, row).errors);
  return all.find((errors) => errors.length === 0) ?? all[0];
}

function checkForm(input: RowInput, form: FormDefinition, row: JsonObject): Checked<JsonObject> {
  const { state, errors } = judgeForm(input, form, row);
  const [first] = errors;
  return first ? { errors: [...new Set(errors.map(toText))], field: first.pointer } : { data: state.data };
}

/** A row as a form leaves it, and what the form refuses of it. */
function judgeForm(
  { loaded, tab, list, context, before, others }: RowInput,
  form: FormDefinition,
  row: JsonObject,
): { state: TabState; errors: FieldError[] } {
  const { key } = loaded.wizard;
  const compiled = tabOfForm(tab, list, form);
  const plan = planOf(compiled.definition);
  const own: Context = {
    ...context,
    form: form.id,
    others,
    stored: before,
    root: context.tabs?.[tab.definition.id] ?? {},
  };
  const sent = keepReadOnly(plan.schemas, row, before, key);
  const state = keepProtected(plan, evaluateTab(plan, sent, own), { before, context: own, key });
  const texts = textsOf(loaded, context);
  const errors = [
    ...validateTab(plan, compiled.validators, state, 'advance', { context: own, texts }),
    ...unknownOptions(plan, state, { before, context: own, texts, key }),
  ];
  return { state, errors };
}
