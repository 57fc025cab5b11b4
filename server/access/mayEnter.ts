import { ENTRY_REFUSALS } from '../../contract/entryRefusals';
import { refuseEntry } from '../../contract/lifeCycle';
import { asksForPassword, type LoginMode } from '../../contract/loginModes';
import * as LOGIN_REFUSALS from '../../contract/loginRefusals';
import { Refusal } from '../http/refusal';
import { statusOf } from '../registration/status';
import type { Client } from '../storage/client';

/** The settings that decide who may sign in. */
export interface EntrySettings {
  /** Modo de autenticacao. */
  mode: LoginMode;
  /** Modal de aprovacao personalizada: the tenant's approved customers use its own application. */
  customBrand: boolean;
}

/** @throws Refusal with the first reason why this client, who has shown who it is, may not sign in now */
export function assertMayEnter(client: Client, { mode, customBrand }: EntrySettings, now: Date): void {
  if (!client.emailConfirmedAt) throw new Refusal(400, LOGIN_REFUSALS.notConfirmed);
  const refusal = refuseEntry(statusOf(client, now), {
    mayStay: client.loginInReview,
    isTokenOnly: !asksForPassword(mode),
    isCustomBrand: customBrand,
  });
  if (refusal) throw new Refusal(400, ENTRY_REFUSALS[refusal]);
}
