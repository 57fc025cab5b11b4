import type { Context, Json, JsonObject, Pointer } from '../../engine/core';
import type { FieldSchema, LoadedWizard, PartStep } from '../../engine/definition';
import { evaluateTab, type FieldError, planOf, type TabState, validateTab } from '../../engine/state';
import { bodyOfStep, dataOfStep, fieldsOfStep, type WizardData } from '../../engine/wire';
import { problemOfBody } from './bodyShape';
import { unknownOptions } from './options';
import { placeInBody } from './placeInBody';
import { keepProtected } from './protected';
import { keepReadOnly } from './readOnly';
import { withRowKeys } from './rowKeys';

/** What is valid, or the messages that say what is not. */
export type Checked<T> = { data: T } | { errors: string[]; field?: Pointer | undefined };

/** A part of a wizard and what it is read against. */
export interface StepInput {
  loaded: LoadedWizard;
  step: PartStep;
  context: Context;
  /** All data of the client in this wizard by tab, the client's identity included. */
  stored: WizardData;
}

/**
 * The data by tab in the body of a part's save call: normalised, hidden fields dropped, computed ones computed, rows
 * with their keys. Checked as a draft: an empty required field is no error, a malformed value is.
 */
export function decodePart(input: StepInput, body: Json | undefined): Checked<WizardData> {
  const { loaded, step, context, stored } = input;
  const problem = problemOfBody(loaded, step, body);
  if (problem !== undefined) return { errors: [problem] };
  const sent = dataOfStep(loaded, step, body, context);
  const carried = fieldsOfStep(loaded, step);
  const data: WizardData = {};
  const errors: FieldError[] = [];
  for (const [tab, fields] of Object.entries(sent)) {
    const before = stored[tab] ?? {};
    const others = omit(before, carried);
    const { state, errors: found } = checkTab(input, tab, { ...others, ...fields }, 'save');
    errors.push(...found.filter(({ pointer }) => (pointer.split('/')[1] ?? '') in carried));
    data[tab] = pick(withRowKeys(state.data, { before, tab: loaded.tabs[tab], key: loaded.wizard.key }), carried);
  }
  const [first] = errors;
  return first ? { errors: [...new Set(errors.map(toText))], field: placeInBody(step, first.pointer) } : { data };
}

/** The body that a part's load call answers, from data by tab. */
export function encodePart({ loaded, step, context }: StepInput, data: WizardData): Json {
  const { send: _send, ...whole } = step;
  return bodyOfStep(loaded, whole, data, context);
}

/** A tab as the rules leave it, and its errors at a moment. */
export function checkTab(
  { loaded, context, stored }: Omit<StepInput, 'step'>,
  tab: string,
  data: JsonObject,
  moment: 'save' | 'advance',
): { state: TabState; errors: FieldError[] } {
  const compiled = loaded.tabs[tab];
  if (!compiled) throw new Error(`the wizard ${loaded.wizard.id} has no tab ${tab}`);
  const plan = planOf(compiled.definition);
  const before = stored[tab] ?? {};
  const own = { ...context, stored: before };
  const { key } = loaded.wizard;
  const sent = keepReadOnly(plan.schemas, data, before, key);
  const state = keepProtected(plan, evaluateTab(plan, sent, own), { before, context: own, key });
  const texts = textsOf(loaded, context);
  const errors = validateTab(plan, compiled.validators, state, moment, { context: own, texts });
  return {
    state,
    errors: [...errors, ...unknownOptions(plan, state, { before, context: own, texts, key })],
  };
}

/** What the texts of errors are made of. */
export function textsOf({ wizard }: LoadedWizard, { settings }: Context) {
  return { messages: wizard.messages, formats: wizard.formats, settings };
}

/** The words of an error for the answer of a call. */
export function toText({ text, inline, name }: FieldError): string {
  return text || `${name}: ${inline}`;
}

function omit(data: JsonObject, fields: object): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !(name in fields)));
}

function pick(data: JsonObject, fields: Record<string, FieldSchema>): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([name]) => fields[name] && fields[name].local === undefined));
}
