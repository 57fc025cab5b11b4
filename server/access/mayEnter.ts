import { ENTRY_REFUSALS } from '../../contract/entryRefusals';
import * as LOGIN_REFUSALS from '../../contract/loginRefusals';
import { Refusal } from '../http/refusal';
import { type EntrySettings, entryRefusal } from '../registration/entry';
import type { Client } from '../storage/client';

/** @throws Refusal with the first reason why this client, who has shown who it is, may not sign in now */
export function assertMayEnter(client: Client, settings: EntrySettings, now: Date): void {
  if (!client.emailConfirmedAt) throw new Refusal(400, LOGIN_REFUSALS.notConfirmed);
  const refusal = entryRefusal(client, settings, now);
  if (refusal) throw new Refusal(400, ENTRY_REFUSALS[refusal]);
}
