import type { Message, Messages } from '../definition/types';

/** Messages of an outer level with those of an inner one over them, text by text. */
export function mergeMessages(outer: Messages | undefined, inner: Messages | undefined): Messages {
  const merged: Messages = { ...outer };
  for (const [kind, message] of Object.entries(inner ?? {})) merged[kind] = { ...merged[kind], ...message } as Message;
  return merged;
}
