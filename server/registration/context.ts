import { todayInBrazil } from '../../contract/calendar';
import { editMode } from '../../contract/lifeCycle';
import { formats } from '../../engine/brazil';
import type { Context } from '../../engine/core';
import { resolveSettings } from '../../engine/definition';
import type { OptionList } from '../lists/lists';
import { optionRecord } from '../lists/optionRecord';
import { settingEntries } from '../settings/settings';
import type { Definitions } from '../storage/definitions/types';
import type { Registration } from './registration';
import type { Stored } from './stored';
import { userRecordOf } from './userRecord';

/** What rules may read on the server: the same as in the browser, from the server's own knowledge. */
export function contextOf(
  { services, lists }: { services: { definitions: Definitions }; lists: Map<string, OptionList> },
  {
    loaded,
    client,
    renewal,
    stored,
    data,
    now,
  }: Pick<Registration, 'loaded' | 'client' | 'renewal' | 'stored' | 'data'> & { now: Date },
): Context {
  const user = userRecordOf(services.definitions, { client, renewal }, now);
  return {
    settings: settingsOf(services.definitions, { loaded, stored }),
    user,
    mode: loaded.wizard.registration ? editMode(user.StatusCadastro, user.RenovacaoCadastral) : 'new',
    today: todayInBrazil(now),
    now: now.toISOString(),
    formats,
    tabs: data,
    option: (call, member, value) => optionRecord(lists, { call, member, value }),
  };
}

/** The settings of a wizard by name, under what they were resolved from. */
const resolved = new WeakMap<Stored['settings'], { of: unknown[]; values: Context['settings'] }>();

/** What is kept of a registration is asked for these at each of its calls. */
function settingsOf(
  { settings: declared }: Definitions,
  { loaded, stored }: Pick<Registration, 'loaded' | 'stored'>,
): Context['settings'] {
  const known = resolved.get(stored.settings);
  if (known?.of[0] === declared && known.of[1] === loaded) return known.values;
  const entries = settingEntries(declared, stored.settings, true);
  const values = resolveSettings(
    loaded.settings,
    entries.map(({ Chave, Valor }) => ({ key: Chave, value: Valor })),
    loaded.wizard.settings,
  );
  resolved.set(stored.settings, { of: [declared, loaded], values });
  return values;
}
