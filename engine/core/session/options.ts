import { isEqual, isObject, type Json, type JsonObject } from '../json';
import { unwrapAnswer } from '../mapping/parts';
import type { Transport } from './host';

/** A list of options: being loaded, here, or not to be had. */
export type OptionList = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; records: JsonObject[] };

/** The option lists of a wizard, each call made once. */
export interface OptionLists {
  /** The list of a filled path; starts the call when it is new. */
  get(path: string): OptionList;
  /** The record with this value: `'pending'` while it cannot be known, `undefined` when not in the list. */
  record(path: string, key: string, value: Json): JsonObject | 'pending' | undefined;
  subscribe(listener: () => void): () => void;
}

/** Option lists loaded by a transport. */
export function createOptionLists(transport: Transport): OptionLists {
  const lists = new Map<string, OptionList>();
  const listeners = new Set<() => void>();
  const settle = (path: string, list: OptionList) => {
    lists.set(path, list);
    for (const listener of listeners) listener();
  };
  const load = async (path: string) => {
    try {
      const { status, body } = await transport({ method: 'GET', path, ownTitle: true });
      const records = unwrapAnswer(body);
      if (status === 200 && Array.isArray(records)) settle(path, { status: 'ready', records: records.map(toRecord) });
      else settle(path, { status: 'failed' });
    } catch {
      settle(path, { status: 'failed' });
    }
  };
  const get = (path: string): OptionList => {
    const known = lists.get(path);
    if (known) return known;
    const loading: OptionList = { status: 'loading' };
    lists.set(path, loading);
    void load(path);
    return loading;
  };
  return {
    get,
    record(path, key, value) {
      const list = get(path);
      return list.status === 'ready' ? list.records.find((record) => isEqual(record[key], value)) : 'pending';
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const toRecord = (item: Json): JsonObject => (isObject(item) ? item : { value: item });
