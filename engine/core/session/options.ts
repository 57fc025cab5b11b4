import { isEqual, isObject, type Json, type JsonObject } from '../json';
import { unwrapAnswer } from '../mapping/answer';
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

/** Milliseconds after which a failed list is asked for again. */
const RETRY_DELAYS_MS = [5_000, 20_000, 60_000, 120_000];

/** Option lists loaded by a transport. */
export function createOptionLists(transport: Transport): OptionLists {
  const lists = new Map<string, OptionList>();
  const listeners = new Set<() => void>();
  const settle = (path: string, list: OptionList) => {
    lists.set(path, list);
    for (const listener of listeners) listener();
  };
  const retries = new Map<string, number>();
  /** A list that failed is asked for again after a while; until then its fields are free text. */
  const fail = (path: string) => {
    settle(path, { status: 'failed' });
    const delay = RETRY_DELAYS_MS[retries.get(path) ?? 0];
    retries.set(path, (retries.get(path) ?? 0) + 1);
    if (delay !== undefined) setTimeout(() => void load(path), delay);
  };
  const load = async (path: string) => {
    try {
      const { status, body } = await transport({ method: 'GET', path, ownTitle: true });
      const records = unwrapAnswer(body);
      if (status === 200 && Array.isArray(records)) settle(path, { status: 'ready', records: records.map(toRecord) });
      else fail(path);
    } catch {
      fail(path);
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
