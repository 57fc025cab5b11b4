import { type Json, type JsonObject, toPointer } from '../../../engine/core';
import { listAt, objectAt } from '../../../engine/edit';
import { insertItem, insertKey } from '../edits';
import { fieldName, freeName, slug } from './names';
import { fileAt, objectOf } from './places';
import type { Added, Definitions } from './types';

/** What data is asked for, as it is said at first: how long it is kept is changed in its properties. */
export interface NewTreatment {
  title: string;
  purpose: string;
  /** The legal basis, with its article. */
  basis: string;
}

/** A treatment of personal data that fields can name. */
export function addTreatment(definitions: Definitions, { title, purpose, basis }: NewTreatment): Added {
  const value = { title, purpose, basis, retention: { years: 5, from: 'end' } };
  return addShared(definitions, { key: 'treatments', name: slug(title), value, called: `Tratamento ${title}` });
}

/** A question that rules ask by its name. */
export function addAsk(definitions: Definitions, { title, text }: { title: string; text: string }): Added {
  const value = { title, text, yes: 'Sim, continuar', no: 'Cancelar' };
  return addShared(definitions, { key: 'asks', name: slug(title), value, called: `Pergunta ${title}` });
}

/** A call that rules start by its name, for what it answers: `GET /ws/{cep}/json/`. */
export function addLookup(definitions: Definitions, { title, address }: { title: string; address: string }): Added {
  const value = { call: `GET ${address}` };
  return addShared(definitions, { key: 'lookups', name: slug(title), value, called: `Consulta ${title}` });
}

interface Shared {
  /** What of shared.json holds it. */
  key: string;
  name: string;
  value: JsonObject;
  /** What the step is called. */
  called: string;
}

function addShared(definitions: Definitions, { key, name, value, called }: Shared): Added {
  const file = 'shared.json';
  const around = objectOf(definitions, file)[key];
  const free = freeName(name, Object.keys(objectAt(around)));
  const at = fileAt(definitions, file);
  return {
    name: called,
    edits:
      around === undefined
        ? insertKey(at, '', key, { [free]: value })
        : insertKey(at, toPointer([key]), free, value as Json),
    at: { file, pointer: toPointer([key, free]) },
  };
}

/** A type of customers, with the next number; forms name it. */
export function addType(
  definitions: Definitions,
  { title, document }: { title: string; document: 'cpf' | 'cnpj' },
): Added {
  const file = 'types.json';
  const types = listAt(objectOf(definitions, file).types).map(objectAt);
  const type = Math.max(0, ...types.map((each) => Number(each.type))) + 1;
  return {
    name: `Tipo de cliente ${title}`,
    edits: insertItem(fileAt(definitions, file), '/types', types.length, { type, name: title, document }),
    at: { file, pointer: `/types/${types.length}` },
  };
}

/** A setting that rules and texts can read: one that is on, until its properties say otherwise. */
export function addSetting(definitions: Definitions, { title }: { title: string }): Added {
  const file = 'settings.json';
  const plain = fieldName(title);
  const name = freeName(plain.charAt(0).toLowerCase() + plain.slice(1), Object.keys(objectOf(definitions, file)), '');
  const setting: Json = { key: title, title, type: 'flag', off: ['N'], default: true, public: false };
  return {
    name: `Configuração ${title}`,
    edits: insertKey(fileAt(definitions, file), '', name, setting),
    at: { file, pointer: toPointer([name]) },
  };
}
