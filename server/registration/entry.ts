import { type EntryRefusal, refuseEntry } from '../../contract/lifeCycle';
import { asksForPassword, type LoginMode, loginModeOf } from '../../contract/loginModes';
import { readSettings } from '../settings/settings';
import type { Client } from '../storage/client';
import type { Services } from '../storage/services';
import { statusOf } from './status';

/** The settings that decide who may sign in. */
export interface EntrySettings {
  /** Modo de autenticacao. */
  mode: LoginMode;
  /** Modal de aprovacao personalizada: the tenant's approved customers use its own application. */
  customBrand: boolean;
}

export async function readEntrySettings(services: Pick<Services, 'database' | 'definitions'>): Promise<EntrySettings> {
  const { autenticacao, aprovacaoPersonalizada } = await readSettings(services);
  return { mode: loginModeOf(autenticacao), customBrand: aprovacaoPersonalizada === true };
}

/** Why the status of a registration does not let its client in now; `undefined` when it does. */
export function entryRefusal(
  client: Client,
  { mode, customBrand }: EntrySettings,
  now: Date,
): EntryRefusal | undefined {
  return refuseEntry(statusOf(client, now), {
    mayStay: client.loginInReview,
    isTokenOnly: !asksForPassword(mode),
    isCustomBrand: customBrand,
  });
}
