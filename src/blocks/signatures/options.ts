import { isObject, type Json } from '../../../engine/core';
import type { BlockItem } from '../../../engine/definition';
import type { Audience } from './documents';

/** The options of a signatures block, with what holds for those that its definition leaves out. */
export interface SignaturesOptions extends Audience {
  /** `accept`: the customer signs; `signers`: people whom the customer chooses. */
  sign: 'accept' | 'signers';
  /** How often the list is read again while a document is pending, in milliseconds; of signers always. */
  pollMs: number;
  /** How long the list is held back after the tab has opened, in milliseconds. */
  delayMs: number;
  /** The dialog of a required document that is not signed; `{name}` is its name. */
  error: { title: string; text: string };
  /** What "Como funciona" explains; without it there is no such button. */
  help?: { title: string; text: string };
  /** The instruction of the API that it shows instead, by its SubSecao. */
  disclaimer?: string;
}

const POLL_MS = 10_000;

/** Reads the options of a block; the loader has seen to their types. */
export function readOptions(item: BlockItem): SignaturesOptions {
  const { client, lists, sign, pollMs, delayMs, error, help, disclaimer } = item;
  const own = String(client ?? '');
  return {
    client: own,
    lists: Array.isArray(lists) ? lists.map(String) : [own],
    sign: sign === 'signers' ? 'signers' : 'accept',
    pollMs: Number(pollMs ?? POLL_MS),
    delayMs: Number(delayMs ?? 0),
    error: { title: '', text: '', ...textsIn(error) },
    ...(typeof disclaimer === 'string' && { disclaimer }),
    ...(isObject(help) && { help: { title: '', text: '', ...textsIn(help) } }),
  };
}

function textsIn(value: Json | undefined): Record<string, string> {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]));
}
