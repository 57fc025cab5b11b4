import { todayInBrazil } from '../../contract/calendar';
import { editMode } from '../../contract/lifeCycle';
import { formats } from '../../engine/brazil';
import { type Context, resolveSettings } from '../../engine/core';
import type { OptionList } from '../lists/lists';
import { optionRecord } from '../lists/optionRecord';
import { settingEntries } from '../settings/settings';
import type { Definitions } from '../storage/definitions/types';
import type { Registration } from './registration';
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
  const entries = settingEntries(services.definitions.settings, stored.settings, true);
  return {
    settings: resolveSettings(
      loaded.settings,
      entries.map(({ Chave, Valor }) => ({ key: Chave, value: Valor })),
      loaded.wizard.settings,
    ),
    user,
    mode: loaded.wizard.registration ? editMode(user.StatusCadastro, user.RenovacaoCadastral) : 'new',
    today: todayInBrazil(now),
    now: now.toISOString(),
    formats,
    tabs: data,
    option: (call, member, value) => optionRecord(lists, { call, member, value }),
  };
}
