import { type Json, type JsonObject, toPointer } from '../../../engine/core';
import { keyOf, listAt, nodeAt, objectAt, type ReferenceIndex, type TextEdit } from '../../../engine/edit';
import { freeName, freeNames } from '../add/names';
import {
  callsOf,
  fileAt,
  objectOf,
  placeNames,
  ruleName,
  sectionFields,
  sectionPlaces,
  sectionsOf,
  takenFields,
} from '../add/places';
import type { Added, Definitions } from '../add/types';
import { editsBetween, editsInTurn, type Step } from '../difference';
import { insertItem, insertKey } from '../edits';
import { valueAt } from '../pointers';
import { withOwnCalls } from './ownCalls';
import { namedIn, renamedIn } from './renamedIn';
import { withCarried } from './withCarried';

const SECTIONS = '/uiSchema/ui:sections';

/** A tab as references name it, and its file. */
export interface TabAt {
  file: string;
  /** `pf/informacoes` */
  home: string;
}

/** Fields (lists among them) that are copied within their tab, and the names that the copies get. */
type NewNames = ReadonlyMap<string, string>;

/** A copy of a section behind it: its fields under names of their own, and the rules that act on nothing else. */
export function copiedSection(
  definitions: Definitions,
  index: ReferenceIndex,
  { file, home, section }: TabAt & { section: number },
): Added {
  const { id, title } = objectAt(sectionsOf(definitions, file)[section]);
  const names = newNames(definitions, file, sectionFields(definitions, file, section));
  const places = placesIn(definitions, file, section);
  const subjects = subjectsOf(home, names, places);
  const item = objectAt(renamedIn(index, { file, pointer: `${SECTIONS}/${section}` }, subjects));
  const copy = { ...item, title: `${String(title ?? id)} (cópia)` };
  const steps: Step[] = [
    (text) => insertItem({ file, text }, SECTIONS, section + 1, copy),
    ...exampleSteps(index, objectOf(definitions, file), { file, home, names, subjects }),
    ...fieldSteps(definitions, index, { file, home, names, subjects }),
  ];
  return {
    name: `Duplicar ${String(title ?? id)}`,
    edits: [...editsInTurn(fileAt(definitions, file), steps), ...carriedToo(definitions, file, names)],
    at: { file, pointer: `${SECTIONS}/${section + 1}` },
  };
}

/** A copy of a list behind it, with all that its rows are made of. */
export function copiedList(
  definitions: Definitions,
  index: ReferenceIndex,
  { file, home, list, place }: TabAt & { list: string; place: { list: string; index: number } },
): Added {
  const names = newNames(definitions, file, [list]);
  const name = names.get(list) as string;
  const subjects = subjectsOf(home, names, new Map());
  const steps: Step[] = [
    (text) => insertItem({ file, text }, place.list, place.index + 1, name),
    ...fieldSteps(definitions, index, { file, home, names, subjects }),
  ];
  const { title } = objectAt(valueAt(objectOf(definitions, file), toPointer(['schema', 'properties', list])));
  return {
    name: `Duplicar ${String(title ?? list)}`,
    edits: [...editsInTurn(fileAt(definitions, file), steps), ...carriedToo(definitions, file, names)],
    at: { file, pointer: toPointer(['schema', 'properties', name]) },
  };
}

const newNames = (definitions: Definitions, file: string, names: readonly string[]): NewNames =>
  renamed(names, freeNames(names, takenFields(definitions, file), ''));

/** The section and what stands in it under a name of its own, each with a new one. */
function placesIn(definitions: Definitions, file: string, section: number): NewNames {
  const own = sectionPlaces(definitions, file, section);
  return renamed(own, freeNames(own, placeNames(definitions, file)));
}

const renamed = (names: readonly string[], now: readonly string[]): NewNames =>
  new Map(names.map((name, at) => [name, now[at] as string]));

const subjectsOf = (home: string, names: NewNames, places: NewNames): Map<string, string> =>
  new Map([
    ...[...names].map(([name, now]) => [keyOf({ kind: 'field', id: `${home}/${name}` }), now] as const),
    ...[...places].map(([name, now]) => [keyOf({ kind: 'place', id: `${home}#${name}` }), now] as const),
  ]);

interface Copied extends TabAt {
  names: NewNames;
  subjects: ReadonlyMap<string, string>;
}

/** What fields are, how they look, whether they must be filled, the rows of lists, and the rules about them alone. */
function fieldSteps(definitions: Definitions, index: ReferenceIndex, copied: Copied): Step[] {
  const { file, names, subjects } = copied;
  const tab = objectOf(definitions, file);
  const required = listAt(objectAt(tab.schema).required);
  const copyOf = (pointer: string) => renamedIn(index, { file, pointer }, subjects);
  const keys = (holder: readonly string[], change: (value: Json) => Json = (value) => value) =>
    [...names].flatMap(([name, now]): Step[] => {
      const pointer = toPointer([...holder, name]);
      if (valueAt(tab, pointer) === undefined) return [];
      const value = change(copyOf(pointer));
      return [(text) => insertKey({ file, text }, toPointer(holder), now, value, name)];
    });
  const needed = [...names].filter(([name]) => required.includes(name));
  const rules = ownRules(index, tab, copied);
  return [
    ...keys(['schema', 'properties'], titled),
    ...keys(['uiSchema']),
    ...keys(['collections'], (value) => JSON.parse(withOwnCalls(JSON.stringify(value), callsOf(definitions))) as Json),
    ...needed.map(
      ([, now], at): Step =>
        (text) =>
          insertItem({ file, text }, '/schema/required', required.length + at, now),
    ),
    ...rules.map(
      (rule, at): Step =>
        (text) =>
          insertItem({ file, text }, '/rules', listAt(tab.rules).length + at, rule),
    ),
  ];
}

const titled = (value: Json): Json => {
  const field = objectAt(value);
  return field.title === undefined ? field : { ...field, title: `${String(field.title)} (cópia)` };
};

/** Examples say of a copy what they say of what it is a copy of; later places first, so that the earlier ones stay. */
function exampleSteps(index: ReferenceIndex, tab: JsonObject, { file, subjects }: Copied): Step[] {
  const parsed = index.files[file];
  const offset = (pointer: string) => (parsed && nodeAt(parsed, pointer)?.offset) ?? 0;
  const own = namedIn(index, { file, pointer: '/examples' }).filter(({ subject }) => subjects.has(keyOf(subject)));
  const places = new Map(own.map((one) => [`${one.pointer} ${one.at}`, one]));
  return [...places.values()]
    .toSorted((a, b) => offset(b.pointer) - offset(a.pointer))
    .flatMap(({ subject, pointer, at, text, from, to }): Step[] => {
      const around = pointer.slice(0, pointer.lastIndexOf('/'));
      const said = text.slice(0, from) + subjects.get(keyOf(subject)) + text.slice(to);
      if (at === 'key')
        return [(now) => insertKey({ file, text: now }, around, said, valueAt(tab, pointer) as Json, text)];
      const place = Number(pointer.slice(around.length + 1));
      if (!Array.isArray(valueAt(tab, around))) return [];
      return [(now) => insertItem({ file, text: now }, around, place + 1, said)];
    });
}

/** Copies of the rules that act on the copied things and on nothing else. */
function ownRules(index: ReferenceIndex, tab: JsonObject, { file, subjects }: Copied): Json[] {
  const taken = listAt(tab.rules).map(ruleName);
  return listAt(tab.rules).flatMap((rule, at) => {
    const pointer = `/rules/${at}`;
    const acted = namedIn(index, { file, pointer }).filter(({ sense }) => sense === 'acts');
    const isOpen = index.references.some(
      (one) => one.file === file && one.pointer === pointer && one.through && !one.through.isSaid,
    );
    if (isOpen || acted.length === 0 || !acted.every(({ subject }) => isWithin(subjects, subject.id))) return [];
    const id = freeName(ruleName(rule), taken);
    taken.push(id);
    return [{ ...objectAt(renamedIn(index, { file, pointer }, subjects)), id }];
  });
}

/** Whether something is one of these things, or stands in one. */
const isWithin = (subjects: ReadonlyMap<string, string>, id: string): boolean =>
  [...subjects.keys()].some((key) => {
    const own = key.slice(key.indexOf(' ') + 1);
    return id === own || id.startsWith(`${own}/`);
  });

/** Each copy is carried by the part that carries what it is a copy of. */
const carriedToo = (definitions: Definitions, file: string, names: NewNames): TextEdit[] =>
  editsBetween(definitions.texts, withCarried(definitions, { file, tab: objectOf(definitions, file), names }).texts);
