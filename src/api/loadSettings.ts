import { ENTRY_NAMES } from '../../contract/answers';
import { settingEntries } from '../../engine/definition';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/** One configuration entry of the tenant. */
export type SettingEntry = { key: string; value: string };

/**
 * The configuration entries that may be read: the public ones without a session, all with one.
 * @throws {Error} when the server does not give them
 */
export async function loadSettings(): Promise<SettingEntry[]> {
  const path = '/consulta/configuracao-geral';
  const answer = await client.send({ method: 'GET', path, ownTitle: true });
  const data = answer.status === 200 ? unwrapAnswer(answer.body) : undefined;
  if (!Array.isArray(data)) throw new Error(`No settings: ${answer.status}`);
  return settingEntries(data, ENTRY_NAMES);
}
