import type { Json, LoadedWizard } from '../../engine/core';
import { keepCarried } from './carried';
import { type Change, changeWizard } from './change';
import type { EndpointInput } from './endpoint';
import type { Registration } from './registration';
import type { Registrations } from './registrations';
import type { Effect, Rooms, Saved } from './rooms';
import { readStamped } from './stamped';

/** What was written, and what the call answers. */
export interface Written extends Omit<Saved, 'before'> {
  answer: Json;
}

/**
 * The one way in which a wizard is saved: the client is locked, what is stored is read once, `write` decides by the
 * engine and writes, then follows what that costs elsewhere.
 */
export function saveInWizard(
  registrations: Registrations,
  { loaded, input }: { loaded: LoadedWizard; input: EndpointInput },
  write: (before: Registration, change: Change) => Promise<Written>,
): Promise<Json> {
  const { client, seenIp } = input;
  const place = { author: { id: client.id, seenIp }, loaded };
  return changeWizard(registrations.services, place, async (change) => {
    const before = await readStamped({ ...registrations, services: change.services }, client, loaded, change.asOf);
    await keepCarried(change.tx, before, change.now);
    const { answer, ...saved } = await write(before, change);
    for (const { concerns, follow } of followersOf(registrations.rooms, loaded)) {
      if (concerns({ before, ...saved })) await follow({ before, ...saved }, change);
    }
    return answer;
  });
}

/** What may follow a save in a wizard, in its order. */
export const followersOf = ({ guards, effects }: Rooms, { wizard }: LoadedWizard): readonly Effect[] =>
  wizard.registration ? [...guards, ...effects] : guards;
