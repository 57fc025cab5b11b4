import { isObject, type Json, type JsonObject, toPointer } from '../../../engine/core';
import { listAt, objectAt } from '../../../engine/edit';
import { freeName } from '../add/names';
import type { Added, Definitions } from '../add/types';
import { insertItem, insertKey, setValue } from '../edits';
import { valueAt } from '../pointers';

/** What stands in one place and may become one of all. */
export type Shareable = 'rule' | 'field' | 'part';

const SHARED = 'shared.json';

/** Whether what stands at a place is of its own there; what is one of all already is not. */
export function canShare({ values }: Pick<Definitions, 'values'>, kind: Shareable, place: Place): boolean {
  const value = valueAt(values[place.file], place.pointer);
  if (values[SHARED] === undefined || place.file === SHARED || !isObject(value)) return false;
  if (kind === 'rule') return value.rule === undefined;
  return kind === 'part' || (value.$ref === undefined && value.type !== 'object' && value.type !== 'array');
}

interface Place {
  file: string;
  pointer: string;
}

/** Makes something one of all: it moves to `shared.json`, and its place names it there. */
export function shared({ texts, values }: Definitions, kind: Shareable, { file, pointer }: Place): Added {
  const value = valueAt(values[file], pointer) as JsonObject;
  const all = objectAt(values[SHARED]);
  const at = { file: SHARED, text: texts[SHARED] as string };
  const here = { file, text: texts[file] as string };
  if (kind === 'field') {
    const plain = pointer.slice(pointer.lastIndexOf('/') + 1);
    const name = freeName(plain.charAt(0).toLowerCase() + plain.slice(1), Object.keys(objectAt(all.$defs)), '');
    const reference = { $ref: `${file.includes('/') ? '../' : ''}${SHARED}#/$defs/${name}` };
    return {
      name: `Tornar ${String(value.title ?? plain)} de todos`,
      edits: [...putInto(at, all, '$defs', { [name]: value }), ...setValue(here, pointer, reference)],
      at: { file: SHARED, pointer: toPointer(['$defs', name]) },
    };
  }
  const list = kind === 'rule' ? 'rules' : 'parts';
  const others = listAt(all[list]);
  const own = String(value.id);
  const id = freeName(
    own,
    others.map((each) => String(objectAt(each).id)),
  );
  const named: Json = kind === 'part' ? id : { id: own, rule: id };
  const put = { ...value, id };
  return {
    name: `Tornar ${own} de todos`,
    edits: [
      ...(all[list] === undefined ? insertKey(at, '', list, [put]) : insertItem(at, `/${list}`, others.length, put)),
      ...setValue(here, pointer, named),
    ],
    at: { file: SHARED, pointer: `/${list}/${others.length}` },
  };
}

function putInto(at: { file: string; text: string }, all: JsonObject, key: string, entry: JsonObject) {
  const [[name, value] = ['', null]] = Object.entries(entry);
  return all[key] === undefined ? insertKey(at, '', key, entry) : insertKey(at, `/${key}`, name, value as Json);
}
