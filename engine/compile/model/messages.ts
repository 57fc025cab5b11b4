import type { Message, Messages } from '../../core/definition/types';

/** Messages by kind, member by member: those of `near` win. */
export function mergeMessages(far: Messages, near: Messages): Messages {
  const merged: Messages = { ...far };
  for (const [kind, message] of Object.entries(near)) merged[kind] = { ...merged[kind], ...message } satisfies Message;
  return merged;
}
