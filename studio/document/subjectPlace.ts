import { isObject, type Json, parsePointer, toPointer } from '../../engine/core';
import type { Subject } from '../../engine/edit';
import { fieldPointer, fieldTitle, objectAt, valueAt } from './pointers';
import type { Selection } from './workspace';

type Values = Readonly<Record<string, Json>>;

/** Where a thing stands, and what it is called. */
export interface SubjectPlace {
  title: string;
  /** Of what stands in a tab: the tab's own title. */
  tab?: string;
  selection: Selection;
}

/** Where a field, section, tab or part is declared; `looked` is the tab that is looked at, whose wizard shared tabs are seen in. */
export function subjectPlace(values: Values, { kind, id }: Subject, looked: string | null): SubjectPlace | undefined {
  if (kind === 'part') return partPlace(values, id);
  const [home = '', place] = id.split('#');
  const [folder = '', name = '', ...path] = home.split('/');
  const file = `${folder}/${name}.json`;
  if (values[file] === undefined) return undefined;
  const [wizard = ''] = looked?.split('/') ?? [];
  const tab = folder === 'shared' ? (wizard === '' ? null : `${wizard}/${name}`) : `${folder}/${name}`;
  const title = textAt(values[file], '/title') ?? name;
  if (kind === 'tab') return { title, selection: { file, pointer: '', tab } };
  const found = place === undefined ? fieldPlace(values, file, path) : placePlace(values[file], place);
  return found && { title: found.title, tab: title, selection: { file, pointer: found.pointer, tab } };
}

function fieldPlace(values: Values, file: string, path: string[]): { title: string; pointer: string } | undefined {
  const [first = '', ...rest] = path;
  const isRow = rest.length > 0 && isObject(valueAt(values[file], toPointer(['schema', 'properties', first, 'items'])));
  const pointer = isRow ? fieldPointer(rest.join('/'), first) : fieldPointer(path.join('/'));
  return { title: fieldTitle(values, file, pointer) ?? String(path.at(-1)), pointer };
}

/** A section, or a text or block in one. */
function placePlace(tab: Json | undefined, id: string): { title: string; pointer: string } | undefined {
  const list = '/uiSchema/ui:sections';
  const sections = valueAt(tab, list);
  if (!Array.isArray(sections)) return undefined;
  for (const [at, section] of sections.entries()) {
    const pointer = `${list}/${at}`;
    const { title, fields } = objectAt(section, '');
    if (objectAt(section, '').id === id) return { title: String(title ?? id), pointer };
    const items = Array.isArray(fields) ? fields : [];
    const index = items.findIndex((item) => objectAt(item, '').id === id);
    const { text, info, link } = objectAt(items[index], '');
    if (index >= 0) return { title: String(info ?? link ?? text ?? id), pointer: `${pointer}/fields/${index}` };
  }
  return undefined;
}

function partPlace(values: Values, id: string): SubjectPlace | undefined {
  const [folder = '', name = ''] = parsePointer(`/${id}`);
  const file = folder === 'shared' ? 'shared.json' : `${folder}/wizard.json`;
  const parts = valueAt(values[file], '/parts');
  const index = Array.isArray(parts) ? parts.findIndex((part) => objectAt(part, '').id === name) : -1;
  return index < 0 ? undefined : { title: name, selection: { file, pointer: `/parts/${index}`, tab: null } };
}

function textAt(value: Json | undefined, pointer: string): string | undefined {
  const found = valueAt(value, pointer);
  return typeof found === 'string' ? found : undefined;
}
