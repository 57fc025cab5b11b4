import { BLOCKS } from '../../../contract/blocks';
import { formats } from '../../../engine/brazil';
import { engineNames, messageKinds, textNames } from '../../../engine/catalog';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { type Kind, keyOf, listAt, objectAt, type Subject } from '../../../engine/edit';
import { METHODS } from '../../../engine/wire';
import type { Values } from './fields';

/** What can be named, but for fields and options, by how references know it, with its title. */
export type Things = ReadonlyMap<string, { subject: Subject; title: string }>;

type Add = (kind: Kind, id: string, title?: Json) => void;

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Everything that definitions declare or the engine and the portal bring, but for fields and their options. */
export function thingsIn(values: Values): Things {
  const found = new Map<string, { subject: Subject; title: string }>();
  const add: Add = (kind, id, title) => {
    const subject = { kind, id };
    if (!found.has(keyOf(subject))) found.set(keyOf(subject), { subject, title: textOf(title) });
  };
  const brought: [Kind, readonly string[]][] = [
    ['format', Object.keys(formats)],
    ['widget', engineNames.widgets],
    ['validator', engineNames.validators],
    ['block', Object.keys(BLOCKS)],
    ['message', Object.values(messageKinds).flat()],
    ['text', textNames],
  ];
  for (const [kind, names] of brought) for (const name of names) add(kind, name);
  for (const [path, value] of Object.entries(values)) addFile(path, objectAt(value), add);
  addCalls(values, (call) => add('endpoint', call));
  return found;
}

function addFile(path: string, file: JsonObject, add: Add): void {
  const [folder = '', name] = path.split('/');
  if (path === 'shared.json') addShared(file, add);
  else if (path === 'settings.json') {
    for (const [id, setting] of Object.entries(file)) if (isObject(setting)) add('setting', id, setting.title);
  } else if (path === 'types.json') {
    for (const type of listAt(file.types)) add('type', JSON.stringify(objectAt(type).type), objectAt(type).name);
  } else if (name === 'wizard.json' || name === 'forms.json') {
    add('wizard', folder, file.title);
  } else if (name !== undefined && name !== 'migration.json') {
    const tab = path.replace(/\.json$/, '');
    add('tab', tab, file.title);
    for (const section of listAt(objectAt(file.uiSchema)['ui:sections'])) addPlaces(tab, section, add);
  }
}

function addShared(file: JsonObject, add: Add): void {
  for (const [id, field] of Object.entries(objectAt(file.$defs))) add('sharedField', id, objectAt(field).title);
  for (const rule of listAt(file.rules)) add('rule', `shared/${textOf(objectAt(rule).id)}`);
  for (const part of listAt(file.parts)) add('part', `shared/${textOf(objectAt(part).id)}`);
  for (const [id, ask] of Object.entries(objectAt(file.asks))) add('ask', id, objectAt(ask).title);
  for (const [id, lookup] of Object.entries(objectAt(file.lookups))) {
    add('lookup', id);
    const call = textOf(objectAt(lookup).call);
    for (const [, argument] of call.matchAll(/\{([^{}]+)\}/g)) add('argument', `${id}/${argument}`);
  }
}

function addPlaces(tab: string, section: Json, add: Add): void {
  const { id, title, fields } = objectAt(section);
  if (typeof id === 'string') add('place', `${tab}#${id}`, title);
  for (const item of listAt(fields).filter(isObject)) {
    if (typeof item.id === 'string') add('place', `${tab}#${item.id}`, item.title ?? item.text ?? item.link);
  }
}

const CALL = new RegExp(`^(?:${METHODS.join('|')}) /`);

function addCalls(value: Json | Values, add: (call: string) => void): void {
  if (typeof value === 'string') {
    if (CALL.test(value)) add(value.split('?', 1)[0] as string);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) addCalls(inner as Json, add);
  }
}
