import { type Json, type JsonObject, toPointer } from '../../../engine/core';
import { objectAt } from '../../../engine/edit';
import { editsInTurn, type Step } from '../difference';
import { insertItem, insertKey } from '../edits';
import { carried } from './carried';
import { fieldName, freeName, slug } from './names';
import { freeAddress } from './partFor';
import { fileAt, objectOf, placeNames, sectionsOf, takenFields, wizardsOf } from './places';
import type { Added, Definitions } from './types';

/** A list to be made: `title` names it, `one` one of its rows ("sócio"). */
export interface NewCollection {
  file: string;
  /** The section that its own one stands behind; at the end without it. */
  after?: number;
  title: string;
  one: string;
  /** Its rows are filled in in a form and saved one by one; without it they are edited in place, with the tab. */
  hasForm?: boolean;
}

/** A list in a section of its own, with a first field. */
export function addCollection(
  definitions: Definitions,
  { file, after, title, one, hasForm = false }: NewCollection,
): Added {
  const tab = objectOf(definitions, file);
  const plain = fieldName(title);
  const name = freeName(plain.charAt(0).toLowerCase() + plain.slice(1), takenFields(definitions, file), '');
  const id = freeName(slug(title), placeNames(definitions, file));
  const sections = sectionsOf(definitions, file);
  const index = after === undefined ? sections.length : after + 1;
  const collection = hasForm
    ? tableOf(definitions, file, { title, one, fields: ['Nome'], column: 'Nome' })
    : rowsInPlace(one);
  const steps: Step[] = [
    (text) => insertKey({ file, text }, '/schema/properties', name, listSchema(definitions, file, title)),
    (text) => insertItem({ file, text }, toPointer(['uiSchema', 'ui:sections']), index, { id, title, fields: [name] }),
    (text) =>
      tab.collections === undefined
        ? insertKey({ file, text }, '', 'collections', { [name]: collection }, 'rules' in tab ? 'rules' : 'uiSchema')
        : insertKey({ file, text }, '/collections', name, collection),
  ];
  return {
    name: `Lista ${title}`,
    edits: [
      ...editsInTurn(fileAt(definitions, file), steps),
      ...(hasForm ? [] : carried(definitions, file, { name, title })),
    ],
    at: { file, pointer: toPointer(['collections', name]) },
  };
}

const rowsInPlace = (one: string): JsonObject => ({
  title: `${capital(one)} {n}`,
  name: `{name} (${one} {n})`,
  add: `Adicionar ${one}`,
  empty: 'Nenhum item adicionado',
  fields: ['Nome'],
});

/** How rows look that are shown in a table, and filled in in a form that saves them by calls of their own. */
export function tableOf(
  definitions: Definitions,
  file: string,
  { title, one, fields, column }: { title: string; one: string; fields: Json[]; column: string },
): JsonObject {
  const [wizard = file] = wizardsOf(definitions, file);
  const address = freeAddress(definitions, wizard, title);
  const key = keyOf(definitions, file) ?? 'Guid';
  const [first] = fields.filter((item) => typeof item === 'string');
  return {
    title: capital(one),
    empty: 'Nenhum item adicionado',
    load: `GET ${address}`,
    delete: `GET ${address}/excluir?${key.toLowerCase()}={${key}}`,
    columns: [{ title: column, fields: [first ?? key] }],
    rows: { one, other: title.toLowerCase() },
    forms: [formOf({ title: capital(one), one, id: slug(one), fields, save: `POST ${address}` })],
  };
}

/** A form of a list, which opens in a window; the first of its fields must be filled. */
export function formOf(given: { id: string; title: string; one: string; fields: Json[]; save: Json }): JsonObject {
  const { id, title, one, fields, save } = given;
  const required = fields.filter((item) => typeof item === 'string').slice(0, 1);
  return { id, open: 'modal', title, button: `Adicionar ${one}`, fields, required, save };
}

/** Rows know which saved row they are by the key of their wizard. */
function listSchema(definitions: Definitions, file: string, title: string): Json {
  const key = keyOf(definitions, file);
  return {
    type: 'array',
    title,
    items: {
      type: 'object',
      properties: {
        ...(key !== undefined && { [key]: { type: 'string' } }),
        Nome: { type: 'string', title: 'Nome' },
      },
    },
  };
}

function keyOf(definitions: Definitions, file: string): string | undefined {
  const [wizard] = wizardsOf(definitions, file);
  const { key } = objectAt(wizard === undefined ? undefined : objectOf(definitions, wizard));
  return typeof key === 'string' ? key : undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
