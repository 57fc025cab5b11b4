import { parsePointer } from '../../engine/core';
import { asObject, itemOf, type Known, keysOf, kindOf, memberOf, opened, rootOf } from '../../engine/edit';
import { codeTitles } from './codeTitles';

/** What a key is called at a place of a file: by what stands there, by what stands around it, else by whatever has such a key. */
export function keyTitle(key: string, file: string, pointer: string): string | undefined {
  let known: Known = rootOf(kindOf(file));
  const around: Known[] = [known];
  for (const step of parsePointer(pointer)) {
    known = asObject(known).shape.type === 'array' || known.shape.items ? itemOf(known) : memberOf(known, step);
    around.unshift(known);
  }
  for (const each of around) {
    const title = titleIn(each, key);
    if (title !== undefined) return title;
  }
  return anyTitle(key);
}

function titleIn(known: Known, key: string): string | undefined {
  const own = keysOf(asObject(known).shape)[key];
  return typeof own === 'object' ? own.title : undefined;
}

/** A key of definitions that is written in one way wherever it stands. */
export function anyTitle(key: string): string | undefined {
  titles ??= allTitles();
  return titles.get(key);
}

let titles: ReadonlyMap<string, string> | undefined;

/** Rules and fields come first: they are what texts mostly speak of. */
const FIRST = ['rule', 'field', 'fieldUi', 'section', 'sectionItem', 'collection', 'form', 'part'];

function allTitles(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const take = (known: Known) => {
    for (const [key, shape] of Object.entries(keysOf(asObject(known).shape))) {
      if (typeof shape === 'object' && shape.title !== undefined && !found.has(key)) found.set(key, shape.title);
    }
  };
  for (const name of FIRST) take(opened({ place: name, shape: { $ref: `#/definitions/${name}` }, file: 'tab' }));
  for (const file of ['tab', 'wizard', 'forms', 'shared', 'settings', 'types', 'migration'] as const)
    take(rootOf(file));
  return found;
}

/** What a code is called that a key takes; codes of one list are told by the key of it. */
export const codeTitle = (key: string, code: string): string | undefined => codeTitles[key]?.[code];

/** Files as the outline calls them. */
const FILES: Readonly<Record<string, string>> = {
  'wizard.json': 'Formulário',
  'forms.json': 'Formulários avulsos',
  'shared.json': 'Comum a todos',
  'settings.json': 'Configurações',
  'types.json': 'Tipos de cliente',
  'migration.json': 'Passos da mudança',
};

/** What a file is called; `undefined` for one of many. */
export const fileTitle = (name: string): string | undefined => FILES[name];
