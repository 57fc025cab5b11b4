import { ANSWER_NAMES } from '../../contract/answers';
import { todayInBrazil } from '../../contract/calendar';
import { formats } from '../../engine/brazil';
import { resolveSettings, toLoadedForm } from '../../engine/definition';
import { createStandaloneForm, type StandaloneForm } from '../../engine/session';
import { loadForm } from '../api/loadForm';
import { loadSettings } from '../api/loadSettings';
import { transport } from '../api/transport';
import { host } from '../dialogs/dialogStore';
import { type PortalSettings, toPortalSettings } from '../session/settings';
import { signInTarget } from './signInTarget';
import { createVisitorStorage, visitorKey } from './visitor';

/** A form in front of the login, with the settings that shape its page. */
export interface PublicForm {
  standalone: StandaloneForm;
  settings: PortalSettings;
  /** Where "Entrar" leads. */
  signInTarget: string;
}

/**
 * Opens a form of the definitions: `acesso/recuperacao`.
 * @throws {Error} when it or the settings cannot be had: other rules than the server's would be worse than none
 */
export async function openForm(id: string): Promise<PublicForm> {
  const [{ module, version }, entries] = await Promise.all([loadForm(id), loadSettings()]);
  const loaded = toLoadedForm(module, formats);
  const settings = resolveSettings(loaded.settings, entries, loaded.wizard.settings);
  const standalone = createStandaloneForm({
    loaded,
    transport,
    host: { ask: (question) => host.ask(question) },
    answers: ANSWER_NAMES,
    base: { settings, formats },
    clock: { today: () => todayInBrazil(new Date()), now: () => new Date().toISOString() },
    storage: createVisitorStorage(),
    storageKey: visitorKey(id, version),
  });
  // What explains fields on the page of the development server asks this form.
  if (import.meta.env.DEV) dispatchEvent(new CustomEvent('ficha:form', { detail: { loaded, standalone } }));
  return { standalone, settings: toPortalSettings(entries), signInTarget: signInTarget(settings.onboardingExterno) };
}
