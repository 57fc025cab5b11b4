import { listAt, objectAt } from '../../../engine/compile/references/world';
import type { Json } from '../../../engine/core/json';
import { toPointer } from '../../../engine/core/pointer';
import { editsInTurn, type Step } from '../difference';
import { insertItem, insertKey } from '../edits';
import { carried } from './carried';
import { fieldName, freeName, slug } from './names';
import { fileAt, objectOf, placeNames, sectionsOf, takenFields, wizardsOf } from './places';
import type { Added, Definitions } from './types';

/** A list to be made: `title` names it, `one` one of its rows ("sócio"). */
export interface NewCollection {
  file: string;
  /** The section that its own one stands behind; at the end without it. */
  after?: number;
  title: string;
  one: string;
}

/** A list whose rows are edited in place, in a section of its own, with a first field. */
export function addCollection(definitions: Definitions, { file, after, title, one }: NewCollection): Added {
  const tab = objectOf(definitions, file);
  const plain = fieldName(title);
  const name = freeName(plain.charAt(0).toLowerCase() + plain.slice(1), takenFields(definitions, file), '');
  const id = freeName(slug(title), placeNames(definitions, file));
  const sections = sectionsOf(definitions, file);
  const index = after === undefined ? sections.length : after + 1;
  const collection: Json = {
    title: `${capital(one)} {n}`,
    name: `{name} (${one} {n})`,
    add: `Adicionar ${one}`,
    empty: 'Nenhum item adicionado',
    fields: ['Nome'],
  };
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
    edits: [...editsInTurn(fileAt(definitions, file), steps), ...carried(definitions, file, { name, title })],
    at: { file, pointer: toPointer(['collections', name]) },
  };
}

/** Rows know which saved row they are by the key of their wizard. */
function listSchema(definitions: Definitions, file: string, title: string): Json {
  const [wizard] = wizardsOf(definitions, file);
  const { key } = wizard === undefined ? {} : objectOf(definitions, wizard);
  return {
    type: 'array',
    title,
    items: {
      type: 'object',
      properties: {
        ...(typeof key === 'string' && { [key]: { type: 'string' } }),
        Nome: { type: 'string', title: 'Nome' },
      },
    },
  };
}

/** A column of a list that is shown as a table. */
export function addColumn(
  definitions: Definitions,
  { file, list, title, field }: { file: string; list: string; title: string; field: string },
): Added {
  const collection = objectAt(objectAt(objectOf(definitions, file).collections)[list]);
  const columns = listAt(collection.columns);
  const at = toPointer(['collections', list]);
  const column: Json = { title, fields: [field] };
  const step: Step = (text) =>
    columns.length > 0
      ? insertItem({ file, text }, `${at}/columns`, columns.length, column)
      : insertKey({ file, text }, at, 'columns', [column]);
  return {
    name: `Coluna ${title}`,
    edits: editsInTurn(fileAt(definitions, file), [step]),
    at: { file, pointer: `${at}/columns/${columns.length}` },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
