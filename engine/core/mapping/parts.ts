import { evaluateIn } from '../condition/evaluate';
import { type Context, contextWith } from '../condition/scope';
import type { Condition, FieldSchema, PartStep } from '../definition/types';
import { EngineError } from '../errors';
import type { Format } from '../formats/types';
import { isEmpty, isObject, type Json, type JsonObject } from '../json';
import { isInPlace } from '../plan/fields';
import { fromShape, toShape } from './shape';
import { fieldsFromWire, fieldsToWire, fromWire, toWire } from './wire';
import { type LoadedWizard, stepsOfPart } from './wizard';

/** The data of a wizard by tab. */
export type WizardData = Record<string, JsonObject>;

/** What an entry of a step's `data` names. */
export interface Source {
  tab: string;
  /** One field, or the whole tab. */
  field?: string;
  fields: Record<string, FieldSchema>;
}

/** What was looked up of each wizard that was loaded, by the `data` of its steps. */
const known = new WeakMap<LoadedWizard, WeakMap<PartStep['data'], Source[]>>();

/** What a step's `data` names. @throws EngineError `UNKNOWN_PART` for a tab or field that does not exist. */
export function sourcesOf(loaded: LoadedWizard, step: PartStep): Source[] {
  const own = known.get(loaded) ?? new WeakMap<PartStep['data'], Source[]>();
  known.set(loaded, own);
  const sources = own.get(step.data) ?? readSources(loaded, step);
  own.set(step.data, sources);
  return sources;
}

function readSources(loaded: LoadedWizard, step: PartStep): Source[] {
  return step.data.map((text) => {
    const [tab = '', field] = text.split('/', 2);
    const definition = loaded.tabs[tab]?.definition;
    const all = definition?.schema.properties;
    if (!definition || !all || (field !== undefined && !all[field]))
      throw new EngineError('UNKNOWN_PART', `no data "${text}"`);
    if (field !== undefined) return { tab, field, fields: { [field]: all[field] as FieldSchema } };
    const apart = fieldsNamedApart(loaded, tab);
    const own = Object.entries(all).filter(([name]) => isInPlace(definition.collections?.[name]) && !apart.has(name));
    return { tab, fields: Object.fromEntries(own) };
  });
}

/** Fields of a tab that some step names by themselves: a step that carries the whole tab leaves them out. */
function fieldsNamedApart({ wizard }: LoadedWizard, tab: string): Set<string> {
  const sources = wizard.parts.flatMap(stepsOfPart).flatMap((step) => step.data);
  return new Set(sources.filter((text) => text.startsWith(`${tab}/`)).map((text) => text.slice(tab.length + 1)));
}

/** The fields that a step carries, by name. */
export function fieldsOfStep(loaded: LoadedWizard, step: PartStep): Record<string, FieldSchema> {
  return Object.assign({}, ...sourcesOf(loaded, step).map((source) => source.fields));
}

/** The single field that is the body itself, when the step names exactly one. */
function wholeBody(sources: Source[]): Source | undefined {
  return sources.length === 1 && sources[0]?.field !== undefined ? sources[0] : undefined;
}

/** The body of a step's save call; with `each`, the rows that go out. */
export function bodyOfStep(loaded: LoadedWizard, step: PartStep, data: WizardData, context: Context): Json {
  const sources = sourcesOf(loaded, step);
  const single = wholeBody(sources);
  if (!single) {
    const body = Object.assign(
      {},
      ...sources.map((source) => fieldsToWire(source.fields, data[source.tab] ?? {})),
    ) as JsonObject;
    return toShape(step, body);
  }
  const field = single.field as string;
  const schema = single.fields[field] as FieldSchema;
  let value = data[single.tab]?.[field];
  if (step.send && Array.isArray(value)) value = value.filter((row) => rowMatches(step.send, row, context));
  return toShape(step, toWire(schema, value));
}

/** Whether a step carries a field of a tab. */
export function carriesField(loaded: LoadedWizard, step: PartStep, tab: string, field: string): boolean {
  return sourcesOf(loaded, step).some((source) => source.tab === tab && field in source.fields);
}

/** The list that a step with `each` sends row by row: its fields, and the rows that go out. */
export interface RowsOfStep {
  tab: string;
  list: string;
  fields: Record<string, FieldSchema>;
  rows: JsonObject[];
}

/** What the call of a step may name: the fields of its tabs, or of the object that it carries by itself. */
export function namedByStep(loaded: LoadedWizard, step: PartStep, data: WizardData): JsonObject {
  const sources = sourcesOf(loaded, step);
  const single = wholeBody(sources);
  const value = single && data[single.tab]?.[single.field as string];
  return isObject(value) ? value : Object.assign({}, ...sources.map(({ tab }) => data[tab]));
}

/** The rows that a step sends one by one; `undefined` for a step that sends all it has at once. */
export function rowsOfStep(
  loaded: LoadedWizard,
  step: PartStep,
  data: WizardData,
  context: Context,
): RowsOfStep | undefined {
  const single = step.each ? wholeBody(sourcesOf(loaded, step)) : undefined;
  const fields = single?.fields[single.field as string]?.items?.properties;
  if (!single || !fields) return undefined;
  const { tab, field: list = '' } = single;
  const value = data[tab]?.[list];
  const rows = (Array.isArray(value) ? value : []).filter(isObject);
  return { tab, list, fields, rows: step.send ? rows.filter((row) => rowMatches(step.send, row, context)) : rows };
}

/** The body of one row of a step with `each`: the row, or under `wrap` a list of it alone. */
export function bodyOfRow(step: PartStep, fields: Record<string, FieldSchema>, row: JsonObject): Json {
  const body = fieldsToWire(fields, row);
  return toShape(step, step.wrap === undefined ? body : [body]);
}

/**
 * The form data, by tab, in the answer of a step's load call or in the body of its save call: what a server begins with to
 * check what it is sent.
 * @example
 * import { blankContext } from 'ficha-engine/analyse';
 * import { compileSchemas } from 'ficha-engine/compile';
 * import { formats } from 'ficha-engine/core';
 * import { type CompiledTab, type PartStep, stepsOfPart } from 'ficha-engine/definition';
 * import { evaluateTab, planOf, validateTab } from 'ficha-engine/state';
 * import { loadedWizard } from 'ficha-engine/testing';
 * import english from 'ficha-engine/texts/en.json' with { type: 'json' };
 * import { dataOfStep } from 'ficha-engine/wire';
 *
 * const loaded = await loadedWizard(compileSchemas('examples/own-wizard/schemas', { texts: english }), 'visit', formats);
 * const context = blankContext({ today: '2026-11-21', formats });
 * const [step] = loaded.wizard.parts.flatMap(stepsOfPart);
 * const { visitor = {} } = dataOfStep(loaded, step as PartStep, { name: 'Ada Lovelace', email: '' }, context);
 *
 * const { definition, validators } = loaded.tabs.visitor as CompiledTab;
 * const plan = planOf(definition);
 * const texts = { ...loaded.wizard, settings: {} };
 * const errors = validateTab(plan, validators, evaluateTab(plan, visitor, context), 'advance', { context, texts });
 * errors.map(({ pointer, inline }) => `${pointer} ${inline}`); // ['/email Required.']
 */
export function dataOfStep(
  loaded: LoadedWizard,
  step: PartStep,
  answer: Json | undefined,
  context: Context,
): WizardData {
  const sources = sourcesOf(loaded, step);
  const body = fromShape(step, answer);
  const single = wholeBody(sources);
  if (single) {
    const field = single.field as string;
    const schema = single.fields[field] as FieldSchema;
    const rows = step.take && Array.isArray(body) ? body.filter((row) => rowMatches(step.take, row, context)) : body;
    const taken = schema.type === 'object' && Array.isArray(rows) ? rows[0] : rows;
    const value = isEmpty(taken) ? undefined : fromWire(schema, taken, context.formats);
    return { [single.tab]: value === undefined ? {} : { [field]: value } };
  }
  const record = pickRecord(body, step, context);
  const data: WizardData = {};
  for (const source of sources) {
    data[source.tab] = { ...data[source.tab], ...fieldsFromWire(source.fields, record, context.formats) };
  }
  return data;
}

/**
 * What the formats say of the stored values in an answer, by tab: a reason where the data have what was read of it.
 * Empty when they have nothing to say.
 */
export function toldOfStep(
  loaded: LoadedWizard,
  step: PartStep,
  answer: Json | undefined,
  context: Context,
): WizardData {
  const telling = Object.entries(context.formats).map(([name, format]): [string, Format] => [
    name,
    { ...format, normalise: (value) => (isEmpty(value) ? undefined : format.stored?.(value as Json)) },
  ]);
  return dataOfStep(loaded, step, answer, contextWith(context, { formats: Object.fromEntries(telling) }));
}

function pickRecord(body: Json | undefined, step: PartStep, context: Context): JsonObject {
  if (Array.isArray(body)) {
    const rows = step.take ? body.filter((row) => rowMatches(step.take, row, context)) : body;
    return isObject(rows[0]) ? rows[0] : {};
  }
  return isObject(body) ? body : {};
}

/** Whether a row meets the condition of `take` or `send`. */
export function rowMatches(condition: Condition | undefined, row: Json, context: Context): boolean {
  return isObject(row) && (!condition || evaluateIn(condition, row, { data: {}, context }));
}
