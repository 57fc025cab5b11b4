import { type Context, isObject, type Json, type JsonObject } from '../../../engine/core';
import type { FieldSchema, LoadedWizard, PartStep } from '../../../engine/definition';
import { bodyOfStep, fieldsOfStep, fieldsToWire, sourcesOf, type WizardData } from '../../../engine/wire';
import type { CallDescription } from '../../http/openapi/description';
import { anyOf, done, list, orNull, record, type Schema, text } from '../../http/openapi/schemas';
import { type Direction, schemaOfField, schemaOfFields } from './wire';

/** What an endpoint says of itself, of everything that it takes and answers by itself. */
export type EndpointDescription = Omit<CallDescription, 'area' | 'summary'> & {
  /** What it is about, in the definition's own words. */
  about: string;
  /** What it adds to the list that a load answers which several parts share. */
  rows?: Schema;
};

const NO_CONTEXT: Context = { settings: {}, user: {}, mode: 'new', today: '', now: '', formats: {} };

interface Step {
  loaded: LoadedWizard;
  step: PartStep;
}

/** A part of a wizard as its load call answers it. */
export function describeLoad(place: Step, examples: WizardData): EndpointDescription {
  const schema = schemaOfStep(place, 'answered');
  return {
    about: titleOf(place),
    answer: orNull(schema),
    rows: rowsOf(schema),
    versions: 'told',
    examples: { answer: exampleOf(place, examples) },
  };
}

/** A part of a wizard as it is saved. */
export function describeSave(place: Step, examples: WizardData): EndpointDescription {
  const { step } = place;
  const example = exampleOf(place, examples);
  return {
    about: titleOf(place),
    body: step.each ? schemaOfRow(place, 'sent') : schemaOfStep(place, 'sent'),
    answer: step.each ? schemaOfRow(place, 'answered') : schemaOfStep(place, 'answered'),
    versions: 'compared',
    examples: step.each ? {} : { body: example, answer: example },
  };
}

/** The titles of the tabs and fields that a step carries. */
function titleOf({ loaded, step }: Step): string {
  const titles = step.data.map((source) => {
    const [tab = '', field] = source.split('/', 2);
    const definition = loaded.tabs[tab]?.definition;
    const list = field === undefined ? undefined : definition?.collections?.[field]?.title;
    const own = field === undefined ? undefined : (list ?? definition?.schema.properties[field]?.title ?? field);
    return own === undefined ? definition?.title : `${definition?.title}: ${own}`;
  });
  return titles.join(', ');
}

function schemaOfStep({ loaded, step }: Step, direction: Direction): Schema {
  const sources = sourcesOf(loaded, step);
  const [only] = sources;
  if (sources.length !== 1 || only?.field === undefined) {
    return shaped(step, schemaOfFields(renamed(step, fieldsOfStep(loaded, step)), direction));
  }
  const field = only.fields[only.field] as FieldSchema;
  const { items, properties } = field;
  const own: FieldSchema = {
    ...field,
    ...(properties && { properties: renamed(step, properties) }),
    ...(items?.properties && { items: { ...items, properties: renamed(step, items.properties) } }),
  };
  return shaped(step, schemaOfField(own, direction));
}

/** One row of a step that sends them one by one: by itself, or under its name a list of some. */
function schemaOfRow({ loaded, step }: Step, direction: Direction): Schema {
  const [field] = Object.values(fieldsOfStep(loaded, step));
  const row = schemaOfFields(renamed(step, field?.items?.properties ?? {}), direction);
  // Without a name of its own a list takes the place of all rows.
  return shaped(step, step.wrap === undefined ? anyOf([row, list(row)]) : list(row));
}

const rowsOf = (schema: Schema): Schema => (schema.type === 'array' ? (schema.items as Schema) : schema);

const renamed = ({ rename = {} }: PartStep, fields: Record<string, FieldSchema>): Record<string, FieldSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [rename[name] ?? name, field]));

const shaped = ({ wrap }: PartStep, schema: Schema): Schema =>
  wrap === undefined ? schema : record({ [wrap]: schema });

function exampleOf({ loaded, step }: Step, examples: WizardData): Json {
  const { send: _send, ...whole } = step;
  return bodyOfStep(loaded, whole, examples, NO_CONTEXT);
}

/** A list of a tab whose rows are saved by calls of their own. */
interface List {
  loaded: LoadedWizard;
  tab: string;
  list: string;
}

function rowOf({ loaded, tab, list: name }: List) {
  const definition = loaded.tabs[tab]?.definition;
  const fields = definition?.schema.properties[name]?.items?.properties ?? {};
  return { fields, about: `${definition?.title}: ${definition?.collections?.[name]?.title ?? name}` };
}

/** The first row of a list among the examples of its tab. */
function exampleRow(
  { tab, list: name }: List,
  fields: Record<string, FieldSchema>,
  examples: WizardData,
): JsonObject | undefined {
  const rows = examples[tab]?.[name];
  const row = Array.isArray(rows) ? rows.find(isObject) : undefined;
  return row && fieldsToWire(fields, row);
}

/** All rows of a list. */
export function describeRows(of: List, examples: WizardData): EndpointDescription {
  const { fields, about } = rowOf(of);
  const example = exampleRow(of, fields, examples);
  const row = schemaOfFields(fields, 'answered');
  return {
    about,
    answer: list(row),
    rows: row,
    versions: 'told',
    ...(example && { examples: { answer: [example] } }),
  };
}

/** A row that is added or changed. The example is of one that is added, where that can be: it has no key yet. */
export function describeRow(of: List, examples: WizardData, isUpdate: boolean): EndpointDescription {
  const { fields, about } = rowOf(of);
  const example = exampleRow(of, fields, examples);
  const { [of.loaded.wizard.key]: _key, ...added } = example ?? {};
  return {
    about,
    body: schemaOfFields(fields, 'sent'),
    answer: schemaOfFields(fields, 'answered'),
    versions: 'compared',
    ...(example && { examples: { body: isUpdate ? example : added, answer: example } }),
  };
}

/** A row that is deleted, named by these parameters; `versao` is what If-Match is elsewhere. */
export function describeDeletion(of: List, parameters: readonly string[]): EndpointDescription {
  const query = Object.fromEntries([...parameters, 'versao'].map((name) => [name, text]));
  return { about: rowOf(of).about, query, answer: done, versions: 'compared' };
}

/** The sending of a wizard. */
export function describeCompletion({ wizard }: LoadedWizard): EndpointDescription {
  const members = Object.keys(wizard.complete.body ?? {});
  return {
    about: wizard.title,
    body: record(Object.fromEntries(members.map((name) => [name, {}])), members),
    mayBeEmpty: true,
    answer: done,
  };
}

const OPENED: Schema = record({ status: { type: 'integer' }, etag: text, body: { type: 'object' } }, ['etag']);

/** All load calls of a wizard at once. */
export function describeOpening({ wizard }: LoadedWizard): EndpointDescription {
  return {
    about: wizard.title,
    description: 'What each load call of the form would answer by itself, by the call: its status, its ETag, its body.',
    answer: record({ calls: { type: 'object', additionalProperties: OPENED } }),
  };
}
