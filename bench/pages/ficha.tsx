import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Surface } from '../../engine/block';
import { formats } from '../../engine/brazil';
import { todayIn } from '../../engine/core';
import { type DefinitionsIndex, resolveSettings } from '../../engine/definition';
import type { TabHandle } from '../../engine/react';
import { createWizardSession, type WizardSession } from '../../engine/session';
import { letLettersCome } from '../../src/app/letters';
import { followPlace } from '../../src/features/wizard/followPlace';
import { openPlaceSlot, type PlaceSlot } from '../../src/features/wizard/lastPlace';
import { loadDefinitions } from '../../src/features/wizard/loadDefinitions';
import { DraftNote } from '../../src/features/wizard/SavedNote';
import { ListTab, viewOf } from '../../src/features/wizard/tabViews';
import { WizardTexts } from '../../src/features/wizard/wizardTexts';
import { openShelter } from '../../src/session/shelter/shelter';
import { pageIdle } from '../../src/ui/pageIdle';
import { peopleOf, ROWS_WIZARD } from '../forms/rows';
import { TAB } from '../forms/tab';
import { askedForm, askedRows, place } from './openForm';
import '../../src/theme/tokens.css';
import '../../engine/react/theme/base.css';
import './bar.css';
import './ficha.css';

const surface: Surface = { Modal: ({ children }) => <>{children}</>, explain: () => {}, blocks: {} };

/**
 * A session as the portal makes it, with its shelter and with drafts; the API answers with a client who has filled in
 * nothing yet, or with a list.
 */
async function makeSession(): Promise<{ session: WizardSession; slot: PlaceSlot }> {
  const rows = askedRows();
  const wizard = rows === undefined ? `bench-${askedForm().count}` : ROWS_WIZARD;
  const data = rows === undefined ? {} : peopleOf(rows);
  const [loaded, shelter] = await Promise.all([
    loadNamed(wizard),
    openShelter(),
    rows !== undefined && ListTab.fetch(),
  ]);
  // As the portal's server counts what it is told: another number would say that somebody else was there.
  let revision = 0;
  const session = createWizardSession({
    loaded,
    transport: async () => ({ status: 200, body: { data } }),
    host: { ask: async () => true, whenIdle: pageIdle },
    base: { settings: resolveSettings(loaded.settings, []), user: {}, mode: 'new', formats },
    clock: { today: () => todayIn('America/Sao_Paulo', new Date()), now: () => new Date().toISOString() },
    storage: shelter,
    storageKey: wizard,
    drafts: {
      writer: 'bench-window',
      isSameDevice: () => true,
      load: async () => ({ revision, entries: [] }),
      send: async (changes) => {
        const { ok } = await fetch('/drafts', { method: 'POST', body: JSON.stringify(changes) });
        return ok ? { revision: ++revision, entries: [] } : undefined;
      },
    },
  });
  return { session, slot: await openPlaceSlot(shelter, wizard) };
}

async function loadNamed(wizard: string) {
  const index = (await (await fetch('/definitions/index.json')).json()) as DefinitionsIndex;
  const entry = index.wizards.find(({ id }) => id === wizard);
  if (!entry) throw new Error(`No wizard "${wizard}".`);
  return loadDefinitions(entry);
}

/** The tab as the portal shows it, with the note of what becomes of typing, and a button in place of its bar. */
function FichaForm({ session }: { session: WizardSession }) {
  const tab = useRef<TabHandle>(null);
  const Tab = viewOf(session.loaded, TAB);
  const advance = async () => {
    const { focus } = await session.advance();
    if (focus !== undefined) tab.current?.focus(focus);
  };
  return (
    <WizardTexts value={session.texts}>
      <div className="note">
        <DraftNote draft={session.draft} />
      </div>
      <button id="validate" type="button" onClick={() => void advance()}>
        Validate
      </button>
      <main className="column">
        <Tab ref={tab} session={session} tab={TAB} surface={surface} onSubmit={() => void advance()} />
      </main>
    </WizardTexts>
  );
}

/**
 * Opens the session and draws it open, as the portal does, then keeps the place of the customer and has the letters come,
 * which on a first visit are the device's until then.
 */
async function begin() {
  const { session, slot } = await makeSession();
  await session.open();
  createRoot(place()).render(<FichaForm session={session} />);
  followPlace(slot);
  await letLettersCome();
}

void begin();
