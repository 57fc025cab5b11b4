import type { FormModule } from '../../core/definition/loadForm';
import { toCompiledTab } from '../../core/definition/loadWizard';
import type { Format } from '../../core/formats/types';
import type { Host, Transport, UnsavedStorage } from '../../core/session/host';
import type { WizardSession } from '../../core/session/types';
import { createWizardSession } from '../../core/session/wizardSession';
import { resolveSettings } from '../../core/settings';
import type { Surface } from '../form/FormContext';

/** What a wizard in plain surroundings is made of. */
export interface BrowserSessionInput {
  /** The compiled tabs of one wizard, in any order: `import * as visitor from './visitor.json?tab'`. */
  tabs: readonly FormModule[];
  transport: Transport;
  /** Those that the definitions name: `formats` of `core`, or of `brazil`. */
  formats: Record<string, Format>;
  /** Keys what is typed and not saved in the browser's storage. */
  storageKey: string;
}

/**
 * A session of a wizard with what every browser has: its own dialogs, its local storage, its clock. Whoever wants better
 * ones gives them to `createWizardSession`. What is typed is written once more as the page is left. It is still to be opened.
 * @throws {Error} without a tab, or without one that the wizard lists
 */
export function createBrowserSession({ tabs, transport, formats, storageKey }: BrowserSessionInput): WizardSession {
  const [first] = tabs;
  if (!first) throw new Error('A wizard has one tab at least.');
  const { wizard, settings } = first;
  const given = new Map(tabs.map((tab) => [tab.definition.id, toCompiledTab(tab, formats)]));
  const missing = wizard.tabs.filter(({ id }) => !given.has(id)).map(({ id }) => id);
  if (missing.length > 0)
    throw new Error(`The wizard "${wizard.id}" lists tabs that are not given: ${missing.join(', ')}.`);
  const now = () => new Date().toISOString();
  const session = createWizardSession({
    loaded: { wizard, settings, tabs: Object.fromEntries(given) },
    transport,
    host,
    base: { settings: resolveSettings(settings, [], wizard.settings), user: {}, mode: 'new', formats },
    clock: { today: () => now().slice(0, 10), now },
    storage,
    storageKey,
  });
  const flush = () => session.flush(true);
  for (const event of PAGE_ENDS) window.addEventListener(event, flush);
  return {
    ...session,
    end() {
      for (const event of PAGE_ENDS) window.removeEventListener(event, flush);
      session.end();
    },
  };
}

/** What comes before the end of a page; of some browsers on phones the first alone. */
const PAGE_ENDS = ['visibilitychange', 'pagehide'];

/** What tabs without lists and blocks need of their surroundings: explanations in the browser's own dialog. */
export const plainSurface: Surface = {
  Modal: () => null,
  explain: (title, text) => window.alert(`${title}\n\n${text}`),
  blocks: {},
};

const host: Host = {
  async ask({ title, text = '', no }) {
    const said = [title, text].filter(Boolean).join('\n\n');
    if (no !== undefined) return window.confirm(said);
    window.alert(said);
    return true;
  },
};

const storage: UnsavedStorage = {
  read: (key) => localStorage.getItem(key),
  write: (key, value) => localStorage.setItem(key, value),
  remove: (key) => localStorage.removeItem(key),
};
