import { keysSaying } from '../../../engine/catalog';
import { isObject, type Json, type JsonObject, toPointer } from '../../../engine/core';
import { listAt, objectAt } from '../../../engine/edit';
import { editsInTurn, editsTo, type Step } from '../difference';
import { insertItem, insertKey, removeValue } from '../edits';
import { fieldPointer, fieldTitle } from '../pointers';
import { formOf, tableOf } from './addCollection';
import { addRule } from './addRule';
import { freeName, slug } from './names';
import { fileAt, objectOf, partsOf, tabName, wizardsOf } from './places';
import type { Added, Definitions } from './types';

/** Where something is added to a list. */
interface ListPlace {
  file: string;
  list: string;
}

const collectionOf = (definitions: Definitions, { file, list }: ListPlace): JsonObject =>
  objectAt(objectAt(objectOf(definitions, file).collections)[list]);

const schemaOf = (definitions: Definitions, { file, list }: ListPlace): JsonObject =>
  objectAt(objectAt(objectAt(objectOf(definitions, file).schema).properties)[list]);

/** The fields of the rows that have a title. */
function rowFields(definitions: Definitions, place: ListPlace): { name: string; title: string }[] {
  const rows = objectAt(objectAt(schemaOf(definitions, place).items).properties);
  return Object.keys(rows).flatMap((name) => {
    const title = fieldTitle(definitions.values, place.file, fieldPointer(name, place.list));
    return title === undefined ? [] : [{ name, title }];
  });
}

/** A column of a list that is shown as a table: of the first field that has none yet. */
export function addColumn(definitions: Definitions, { file, list }: ListPlace): Added {
  const columns = listAt(collectionOf(definitions, { file, list }).columns);
  const fields = rowFields(definitions, { file, list });
  const shown = columns.flatMap((column) => listAt(objectAt(column).fields));
  const { name = '', title = 'Coluna' } = fields.find((field) => !shown.includes(field.name)) ?? fields[0] ?? {};
  const at = toPointer(['collections', list]);
  const column: Json = { title, fields: [name] };
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

/**
 * A form of a list. The first one makes a table of rows that were edited in place: they are loaded and saved by calls of
 * their own then, and no part carries them.
 */
export function addForm(definitions: Definitions, place: ListPlace): Added {
  const { file, list } = place;
  const collection = collectionOf(definitions, place);
  const forms = listAt(collection.forms).map(objectAt);
  const [first] = forms;
  const title = String(schemaOf(definitions, place).title ?? list);
  const at = toPointer(['collections', list]);
  if (first) {
    const one = String(objectAt(collection.rows).one ?? title.toLowerCase());
    const id = freeName(
      slug(one),
      forms.map((form) => String(form.id)),
    );
    const calls = Object.fromEntries(Object.entries(first).filter(([key]) => CALLS.includes(key)));
    const { save: _, ...form } = formOf({ id, title: 'Outro formulário', one, fields: listAt(first.fields), save: '' });
    return {
      name: 'Formulário da lista',
      edits: insertItem(fileAt(definitions, file), `${at}/forms`, forms.length, { ...form, ...calls }),
      at: { file, pointer: `${at}/forms/${forms.length}` },
    };
  }
  const one = /^(.*?)\s*\{n\}$/.exec(String(collection.title ?? ''))?.[1]?.toLowerCase() ?? title.toLowerCase();
  const [named] = rowFields(definitions, place);
  const shown = listAt(collection.fields);
  const fields = shown.length > 0 ? shown : named ? [named.name] : [];
  const table = tableOf(definitions, file, { title, one, fields, column: named?.title ?? 'Nome' });
  const kept = Object.fromEntries(Object.entries(collection).filter(([key]) => !IN_PLACE.includes(key)));
  const step: Step = (text) => editsTo({ file, text, pointer: at }, { ...table, ...kept }, ORDER);
  return {
    name: `Formulário de ${title}`,
    edits: [...editsInTurn(fileAt(definitions, file), [step]), ...carriedNoMore(definitions, place)],
    at: { file, pointer: `${at}/forms/0` },
  };
}

const CALLS = ['create', 'update', 'save'];
/** What only rows have that are edited in place. */
const IN_PLACE = ['title', 'titleField', 'sum', 'add', 'fields', 'fixed', 'name'];
const ORDER = ['title', 'reuse', 'empty', 'load', 'take', 'delete', 'columns', 'rows', 'forms', 'messages', 'rules'];

/** A list whose rows are saved one by one is in no part; a part that carried nothing else goes. */
function carriedNoMore(definitions: Definitions, { file, list }: ListPlace) {
  const source = `${tabName(file)}/${list}`;
  return wizardsOf(definitions, file).flatMap((wizard) => {
    const at = fileAt(definitions, wizard);
    const gone = partsOf(definitions, wizard).flatMap(({ part, pointer }) => {
      const data = listAt(part.data);
      const index = data.indexOf(source);
      return index < 0 ? [] : [data.length > 1 ? `${pointer}/data/${index}` : pointer];
    });
    const steps = gone.toReversed().map(
      (pointer): Step =>
        (text) =>
          removeValue({ file: wizard, text }, pointer),
    );
    return editsInTurn(at, steps);
  });
}

/** A rule of the tab by which a validator looks at a list: no row repeats another one, until another validator is chosen. */
export function addCheck(definitions: Definitions, place: ListPlace): Added {
  const { file, list } = place;
  const title = String(schemaOf(definitions, place).title ?? list);
  const [field] = rowFields(definitions, place);
  return addRule(definitions, {
    file,
    field: list,
    title: `${title} sem repetição`,
    rule: {
      check: 'uniqueRows',
      of: [list],
      params: { field: field?.name ?? '' },
      error: { at: list, title: 'Oops...', text: `Há linhas repetidas em ${title}.` },
    },
  });
}

/** What names the fields that a validator looks at. */
const CHECKED = keysSaying('references');

/** The rules of a tab that look at a list by a validator, with their places. */
export function checksOf(tab: JsonObject, list: string): { pointer: string; id: string }[] {
  return listAt(tab.rules).flatMap((rule, index) =>
    isObject(rule) && CHECKED.some((key) => listAt(rule[key]).includes(list))
      ? [{ pointer: `/rules/${index}`, id: String(rule.id) }]
      : [],
  );
}
