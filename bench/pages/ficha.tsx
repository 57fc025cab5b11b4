import { useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWizard } from '../../engine/core/definition/loadWizard';
import { todayIn } from '../../engine/core/formats/age';
import { formats } from '../../engine/core/formats/br/table';
import type { WizardSession } from '../../engine/core/session/types';
import { createWizardSession } from '../../engine/core/session/wizardSession';
import { resolveSettings } from '../../engine/core/settings';
import type { Surface } from '../../engine/react/form/FormContext';
import type { TabHandle } from '../../engine/react/form/TabForm';
import { TabView } from '../../engine/react/form/TabView';
import { openShelter } from '../../src/session/shelter/shelter';
import { peopleOf, ROWS_WIZARD } from '../forms/rows';
import { TAB } from '../forms/tab';
import { askedForm, askedRows, place } from './openForm';
import '../../src/theme/tokens.css';
import '../../engine/react/theme/base.css';
import './bar.css';
import './ficha.css';

const surface: Surface = { Modal: ({ children }) => <>{children}</>, explain: () => {}, blocks: {} };

/**
 * A session as the portal opens it, with its shelter and with drafts; the API answers with a client who has filled in
 * nothing yet, or with a list.
 */
async function openSession(): Promise<WizardSession> {
  const rows = askedRows();
  const wizard = rows === undefined ? `bench-${askedForm().count}` : ROWS_WIZARD;
  const data = rows === undefined ? {} : peopleOf(rows);
  const index = (await (await fetch('/definitions/index.json')).json()) as { wizards: { id: string; url: string }[] };
  const entry = index.wizards.find(({ id }) => id === wizard);
  const url = new URL(entry?.url ?? '', `${location.origin}/definitions/`).href;
  const loaded = await loadWizard(url, (address) => import(/* @vite-ignore */ address), formats);
  const session = createWizardSession({
    loaded,
    transport: async () => ({ status: 200, body: { data } }),
    host: { ask: async () => true },
    base: { settings: resolveSettings(loaded.settings, []), user: {}, mode: 'new', formats },
    clock: { today: () => todayIn('America/Sao_Paulo', new Date()), now: () => new Date().toISOString() },
    storage: await openShelter(),
    storageKey: wizard,
    drafts: {
      writer: 'bench-window',
      isSameDevice: () => true,
      load: async () => ({ revision: 0, entries: [] }),
      send: async (changes) => {
        const { ok } = await fetch('/drafts', { method: 'POST', body: JSON.stringify(changes) });
        return ok ? { revision: 0, entries: [] } : undefined;
      },
    },
  });
  await session.open();
  return session;
}

/** The tab as the portal shows it, with a button in place of its bar. */
function FichaForm({ session }: { session: WizardSession }) {
  useSyncExternalStore(session.subscribe, session.view);
  const tab = useRef<TabHandle>(null);
  const advance = async () => {
    const { focus } = await session.advance();
    if (focus !== undefined) tab.current?.focus(focus);
  };
  return (
    <>
      <button id="validate" type="button" onClick={() => void advance()}>
        Validate
      </button>
      <main className="column">
        <TabView ref={tab} session={session} tab={TAB} surface={surface} onSubmit={() => void advance()} />
      </main>
    </>
  );
}

createRoot(place()).render(<FichaForm session={await openSession()} />);
