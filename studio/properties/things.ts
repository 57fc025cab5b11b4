import { isObject, type Json, type JsonObject, lately, parsePointer, toPointer } from '../../engine/core';
import { type FieldSchema, inlineRefs, sharedName } from '../../engine/definition';
import { callOf, fieldOfPointer, fieldPointer, objectAt, valueAt } from '../document/pointers';
import { sharedFields } from '../document/tabs';
import type { Selection } from '../document/workspace';
import { blockTitles } from '../words/brought';
import { type FormKind, kindOfBlock, kinds } from './definitions/kinds';

type Values = Readonly<Record<string, Json>>;

/** Something that has properties, and where the files say them. */
export interface Thing {
  kind: FormKind | 'rule';
  noun: string;
  title: string;
  /** Its name in the files. */
  name: string;
  file: string;
  /** Where what it is stands; of a field its data. */
  pointer: string;
  /** Of a field: where the file says how it is shown. It may not be there yet. */
  screen?: string;
  /** Of what belongs to the rows of a list. */
  list?: string;
}

/** What is selected: the smallest thing with properties around it, and others that are edited beside it. */
export function thingsAt(values: Values, { file, pointer, tab }: Selection): Thing[] {
  const name = file.split('/').at(-1) ?? '';
  if (file === 'settings.json') return settingAt(values, pointer);
  if (file === 'types.json') return typeAt(values, pointer);
  if (file === 'shared.json') return sharedAt(values, pointer);
  if (name === 'wizard.json' || name === 'forms.json') return wizardAt(values, { file, pointer });
  return valueAt(values[file], '/schema') === undefined ? [] : inTab(values, { file, pointer, tab });
}

function inTab(values: Values, { file, pointer, tab }: Selection): Thing[] {
  const steps = parsePointer(pointer);
  const [first, second, third, fourth] = steps;
  if (first === 'schema') {
    const named = second === 'required' ? valueAt(values[file], pointer) : undefined;
    const found = typeof named === 'string' ? { path: named } : fieldOfPointer(pointer);
    if (found) return fieldThings(values, file, found);
  }
  if (first === 'uiSchema' && second === 'ui:sections' && third !== undefined) {
    return inSection(values, file, steps);
  }
  if (first === 'uiSchema' && second !== undefined) {
    return fieldThings(values, file, third === 'items' && fourth ? { path: fourth, list: second } : { path: second });
  }
  if (first === 'rules' && second !== undefined)
    return ruleThing(values, { file, pointer: toPointer(['rules', second]) });
  if (first === 'collections' && second !== undefined) return inCollection(values, file, steps);
  const value = objectAt(values[file], '');
  const own = thing('tab', { file, pointer: '' }, value);
  return [own, ...entryOf(values, tab).map((entry) => ({ ...entry, title: own.title }))];
}

/** What the wizard, or the folder of forms, that a tab is looked at in says of it. */
function entryOf(values: Values, tab: string | null): Thing[] {
  const [folder, id] = tab?.split('/') ?? [];
  const heads = [
    ['wizard.json', 'tabs', 'tabEntry'],
    ['forms.json', 'forms', 'formEntry'],
  ] as const;
  return heads.flatMap(([name, key, kind]) => {
    const file = `${folder}/${name}`;
    const entries = valueAt(values[file], `/${key}`);
    const index = Array.isArray(entries) ? entries.findIndex((each) => isObject(each) && each.id === id) : -1;
    const pointer = `/${key}/${index}`;
    return index < 0 ? [] : [thing(kind, { file, pointer }, objectAt(values[file], pointer))];
  });
}

function inSection(values: Values, file: string, steps: readonly string[]): Thing[] {
  const [, , index, key, position] = steps;
  const pointer = toPointer(['uiSchema', 'ui:sections', index as string]);
  const section = thing('section', { file, pointer }, objectAt(values[file], pointer));
  if (key !== 'fields' || position === undefined) return [section];
  const at = `${pointer}/fields/${position}`;
  const item = valueAt(values[file], at);
  if (typeof item === 'string') return fieldThings(values, file, { path: item });
  if (!isObject(item)) return [section];
  const kind = 'block' in item ? kindOfBlock(String(item.block)) : 'note';
  const called = blockTitles[String(item.block)] ?? item.block;
  const said = [item.text, item.info, item.link, called].find((each) => typeof each === 'string');
  return [{ ...thing(kind, { file, pointer: at }, item), title: String(said ?? kinds[kind].noun) }];
}

function inCollection(values: Values, file: string, [, list = '', key, index]: readonly string[]): Thing[] {
  const pointer = toPointer(['collections', list]);
  const at = `${pointer}/${key}/${index}`;
  if (key === 'rules' && index !== undefined) return ruleThing(values, { file, pointer: at }, list);
  if ((key === 'columns' || key === 'forms') && index !== undefined) {
    const kind = key === 'columns' ? 'column' : 'form';
    return [{ ...thing(kind, { file, pointer: at }, objectAt(values[file], at)), list }];
  }
  return fieldThings(values, file, { path: list });
}

/** A field, and of a list how its rows are shown. */
function fieldThings(values: Values, file: string, { path, list }: { path: string; list?: string }): Thing[] {
  const pointer = fieldPointer(path, list);
  if (!isObject(valueAt(values[file], pointer))) return sharedField(values, file, pointer);
  const screen = toPointer(list === undefined ? ['uiSchema', path] : ['uiSchema', list, 'items', path]);
  const schema = effectiveField(values, file, pointer);
  const field: Thing = {
    ...thing('field', { file, pointer }, schema as JsonObject),
    name: path,
    title: schema.title ?? path,
    screen,
    ...(list !== undefined && { list }),
  };
  const collection = toPointer(['collections', path]);
  if (list !== undefined || !isObject(valueAt(values[file], collection))) return [field];
  return [
    field,
    { ...thing('collection', { file, pointer: collection }, {}), name: path, title: field.title, list: path },
  ];
}

/** A field inside one that is shared: what it is stands in shared.json, once for all. */
function sharedField(values: Values, file: string, pointer: string): Thing[] {
  const steps = parsePointer(pointer);
  for (let at = steps.length - 1; at > 0; at -= 1) {
    const { $ref } = objectAt(values[file], toPointer(steps.slice(0, at)));
    const name = typeof $ref === 'string' ? sharedName($ref) : undefined;
    if (name !== undefined) return sharedAt(values, toPointer(['$defs', name, ...steps.slice(at)]));
  }
  return [];
}

/** A field with what a shared one says of it. */
export function effectiveField(values: Values, file: string, pointer: string): FieldSchema {
  const own = objectAt(values[file], pointer) as FieldSchema;
  return inlineRefs(own, sharedFields(objectAt(values['shared.json'], '')));
}

function ruleThing(values: Values, place: { file: string; pointer: string }, list?: string): Thing[] {
  const rule = valueAt(values[place.file], place.pointer);
  if (!isObject(rule)) return [];
  const name = String(rule.id ?? rule.rule ?? '');
  return [{ kind: 'rule', noun: 'Regra', title: name, name, ...place, ...(list !== undefined && { list }) }];
}

function wizardAt(values: Values, { file, pointer }: { file: string; pointer: string }): Thing[] {
  const [first, index, key, step] = parsePointer(pointer);
  const at = `/${first}/${index}`;
  const value = objectAt(values[file], at);
  if (first === 'parts' && index !== undefined) {
    const part = valueAt(values[file], at);
    if (typeof part === 'string') return sharedPart(values, part);
    if (key === 'steps' && step !== undefined) return stepAt(values, file, `${at}/steps/${step}`);
    return [{ ...thing('part', { file, pointer: at }, value), title: String(value.id) }];
  }
  if (first === 'tabs' && index !== undefined) {
    return [{ ...thing('tabEntry', { file, pointer: at }, value), title: String(value.card ?? value.id) }];
  }
  const kind = file.endsWith('forms.json') ? 'forms' : 'wizard';
  return [thing(kind, { file, pointer: '' }, objectAt(values[file], ''))];
}

/** A step of a part, called by where it saves. */
function stepAt(values: Values, file: string, pointer: string): Thing[] {
  const { save } = objectAt(values[file], pointer);
  return [{ ...thing('step', { file, pointer }, {}), title: callOf(save) ?? kinds.step.noun }];
}

function sharedPart(values: Values, id: string): Thing[] {
  const parts = valueAt(values['shared.json'], '/parts');
  const index = Array.isArray(parts) ? parts.findIndex((part) => isObject(part) && part.id === id) : -1;
  return index < 0 ? [] : sharedAt(values, `/parts/${index}`);
}

function sharedAt(values: Values, pointer: string): Thing[] {
  const file = 'shared.json';
  const [first, second, ...rest] = parsePointer(pointer);
  if (first === undefined) return [{ ...thing('shared', { file, pointer: '' }, {}), title: 'Comum a todos' }];
  if (second === undefined) return [];
  const at = toPointer([first, second]);
  const value = objectAt(values[file], at);
  const place = { file, pointer: at };
  switch (first) {
    case '$defs': {
      const inner = rest[0] === 'properties' && rest[1] !== undefined ? `${at}/properties/${rest[1]}` : at;
      const field = effectiveField(values, file, inner);
      const name = rest[1] ?? second;
      return [{ ...thing('field', { file, pointer: inner }, field as JsonObject), name, title: field.title ?? name }];
    }
    case 'rules':
      return ruleThing(values, place);
    case 'parts':
      if (rest[0] === 'steps' && rest[1] !== undefined) return stepAt(values, file, `${at}/steps/${rest[1]}`);
      return [{ ...thing('part', place, value), title: String(value.id) }];
    case 'lookups':
    case 'asks':
    case 'treatments':
    case 'records': {
      const own = thing(NAMED[first], place, value);
      return [{ ...own, name: second, title: own.title || second }];
    }
    default:
      return [];
  }
}

const NAMED = { lookups: 'lookup', asks: 'ask', treatments: 'treatment', records: 'record' } as const;

function settingAt(values: Values, pointer: string): Thing[] {
  const [name] = parsePointer(pointer);
  if (name === undefined || name === '$schema') return [];
  const at = toPointer([name]);
  const value = objectAt(values['settings.json'], at);
  return [
    { ...thing('setting', { file: 'settings.json', pointer: at }, value), name, title: String(value.key ?? name) },
  ];
}

function typeAt(values: Values, pointer: string): Thing[] {
  const [first, index] = parsePointer(pointer);
  if (first !== 'types' || index === undefined) return [];
  const at = toPointer([first, index]);
  const value = objectAt(values['types.json'], at);
  const place = { file: 'types.json', pointer: at };
  return [{ ...thing('type', place, value), name: String(value.type), title: String(value.name) }];
}

function thing(kind: FormKind, place: { file: string; pointer: string }, value: JsonObject): Thing {
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : undefined);
  const name = text('id') ?? '';
  return { kind, noun: kinds[kind].noun, title: text('title') ?? name, name, ...place };
}

/** The fields of the object that a field is in, with what shared ones say of them. */
export const siblingsOf = (values: Values, { kind, file, pointer }: Thing): (() => Record<string, FieldSchema>) =>
  lately(() => {
    const around = pointer.slice(0, pointer.lastIndexOf('/'));
    if (kind !== 'field' || !around.endsWith('/properties')) return {};
    const names = Object.keys(objectAt(values[file], around));
    return Object.fromEntries(
      names.map((name) => [name, effectiveField(values, file, `${around}${toPointer([name])}`)]),
    );
  });
