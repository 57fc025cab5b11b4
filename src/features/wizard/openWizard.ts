import { loadWizard } from '../../../engine/core/definition/loadWizard';
import { todayIn } from '../../../engine/core/formats/age';
import { formats } from '../../../engine/core/formats/table';
import type { Question } from '../../../engine/core/session/host';
import type { WizardSession } from '../../../engine/core/session/types';
import { createWizardSession } from '../../../engine/core/session/wizardSession';
import { resolveSettings } from '../../../engine/core/settings';
import { loadSettings } from '../../api/loadSettings';
import type { WizardEntry } from '../../api/loadWizards';
import { transport } from '../../api/transport';
import type { User } from '../../api/user';
import { host } from '../dialogs/dialogStore';
import { createUnsavedStorage, unsavedKey } from '../session/unsaved';

const TIME_ZONE = 'America/Sao_Paulo';

/**
 * A session of a wizard for this client, its definitions and settings loaded; its data not yet.
 * @throws {Error} when either cannot be had: other rules than the server's would be worse than none
 */
export async function openWizard(entry: WizardEntry, user: User): Promise<WizardSession> {
  const [loaded, entries] = await Promise.all([
    loadWizard(new URL(entry.url, `${location.origin}/definitions/`).pathname, (url) => import(/* @vite-ignore */ url)),
    loadSettings(),
  ]);
  const settings = resolveSettings(loaded.settings, entries, loaded.wizard.settings);
  return createWizardSession({
    loaded,
    transport,
    host: { ask: (question: Question) => host.ask(question) },
    base: { settings, user, mode: 'new', formats },
    clock: { today: () => todayIn(TIME_ZONE, new Date()), now: () => new Date().toISOString() },
    storage: createUnsavedStorage(),
    storageKey: unsavedKey(user, loaded.wizard.id, loaded.wizard.version),
  });
}
