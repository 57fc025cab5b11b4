import type { Json, JsonObject } from '../../../engine/core';
import { listAt, objectAt } from '../../../engine/edit';
import { editsInTurn, type Step } from '../difference';
import { insertItem } from '../edits';
import { printValue } from '../print';
import type { NewField } from './addField';
import { freeName, slug } from './names';
import { partFor } from './partFor';
import { fileAt, objectOf } from './places';
import type { Added, Definitions } from './types';

/** A tab to be made: it begins with one field, in a section called like the tab. */
export interface NewTab {
  /** `pf/wizard.json` */
  wizard: string;
  /** The tab that it stands behind; at the end without one. */
  after?: number;
  title: string;
  field?: NewField;
  /** Where its part is loaded and saved: `/PessoaFisica/referencias`; one that is free without it. */
  address?: string | undefined;
}

/** What a tab begins with. */
const FIRST: NewField = {
  name: 'Observacao',
  schema: { type: 'string', title: 'Observação', maxLength: 500 },
  ui: { 'ui:widget': 'textarea' },
};

/** A tab with its file, its place in the wizard, and a part that loads and saves it by calls of its own. */
export function addTab(definitions: Definitions, { wizard, after, title, field = FIRST, address }: NewTab): Added {
  const [folder = ''] = wizard.split('/');
  const { tabs, parts, overview } = objectOf(definitions, wizard);
  const entries = listAt(tabs).map(objectAt);
  const taken = [
    ...entries.map(({ id }) => String(id)),
    ...Object.keys(definitions.texts).flatMap((path) => /^(?:shared|\w+)\/(.+)\.json$/.exec(path)?.[1] ?? []),
  ];
  const id = freeName(slug(title), taken);
  const number = nextNumber(entries, objectAt(overview));
  const part = partFor(definitions, wizard, { id, title, data: [id], address });
  const index = after === undefined ? entries.length : after + 1;
  const entry: Json = { id, ...(number !== undefined && { number }), card: title };
  const file = `${folder}/${id}.json`;
  const steps: Step[] = [
    (text) => insertItem({ file: wizard, text }, '/tabs', index, entry),
    (text) => insertItem({ file: wizard, text }, '/parts', listAt(parts).length, part),
  ];
  const text = `${printValue(tabWith({ id, title, field }), '', 0)}\n`;
  return {
    name: `Aba ${title}`,
    edits: [{ file, offset: 0, length: 0, text }, ...editsInTurn(fileAt(definitions, wizard), steps)],
    at: { file, pointer: '' },
  };
}

/** A whole tab with one field. */
export function tabWith({ id, title, field = FIRST }: { id: string; title: string; field?: NewField }): Json {
  const { name, schema, ui = {} } = field;
  return {
    $schema: '../vocabulary/tab.schema.json',
    id,
    title,
    schema: { type: 'object', properties: { [name]: schema as unknown as Json } },
    uiSchema: {
      'ui:sections': [{ id: slug(title), title, fields: [name] }],
      ...(Object.keys(ui).length > 0 && { [name]: ui as unknown as Json }),
    },
    rules: [],
    examples: { valid: [{}], invalid: [] },
  };
}

/** Numbers in calls go on from the highest; a wizard whose tabs have none needs none. */
function nextNumber(entries: JsonObject[], overview: JsonObject): number | undefined {
  const numbers = entries.flatMap(({ number }) => (typeof number === 'number' ? [number] : []));
  if (numbers.length === 0) return undefined;
  const next = Math.max(...numbers) + 1;
  return next === overview.number ? next + 1 : next;
}
