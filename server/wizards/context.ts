import { todayInBrazil } from '../../contract/calendar';
import { STATUS } from '../../contract/registration';
import type { Context } from '../../engine/core/condition/scope';
import { formats } from '../../engine/core/formats/br/table';
import type { WizardData } from '../../engine/core/mapping/parts';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import { resolveSettings } from '../../engine/core/settings';
import type { Client } from '../access/session';
import { toUserRecord } from '../clients/userRecord';
import type { OptionList } from '../lookups/lists';
import { optionRecord } from '../lookups/optionRecord';
import type { Services } from '../services';
import { listSettings } from '../settings/settings';

/** What rules may read on the server: the same as in the browser, from the server's own knowledge. */
export async function contextFor(
  services: Services,
  lists: Map<string, OptionList>,
  { client, loaded, tabs }: { client: Client; loaded: LoadedWizard; tabs: WizardData },
): Promise<Context> {
  const now = services.clock();
  const user = await toUserRecord(services.database, client, now);
  const entries = (await listSettings(services, true)).map(({ Chave, Valor }) => ({ key: Chave, value: Valor }));
  return {
    settings: resolveSettings(loaded.settings, entries, loaded.wizard.settings),
    user,
    mode: modeOf(user),
    today: todayInBrazil(now),
    now: now.toISOString(),
    formats,
    tabs,
    option: (call, member, value) => optionRecord(lists, { call, member, value }),
  };
}

function modeOf({ StatusCadastro, RenovacaoCadastral }: Awaited<ReturnType<typeof toUserRecord>>): Context['mode'] {
  if (StatusCadastro === STATUS.notStarted) return 'new';
  return RenovacaoCadastral ? 'renewal' : 'edit';
}
