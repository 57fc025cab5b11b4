import { ANSWER_NAMES } from '../../../contract/answers';
import { todayInBrazil } from '../../../contract/calendar';
import { hasLists } from '../../../contract/hasLists';
import { formats } from '../../../engine/brazil';
import type { Context } from '../../../engine/core';
import { resolveSettings, type WizardEntry } from '../../../engine/definition';
import {
  type AskedPlace,
  createWizardSession,
  type Host,
  type Question,
  type WizardSession,
} from '../../../engine/session';
import { createDraftService } from '../../api/drafts';
import { loadSettings } from '../../api/loadSettings';
import type { User } from '../../api/user';
import { createAttachments } from '../../blocks/documents/attachments';
import { loadBlockFactories } from '../../blocks/registry';
import { host } from '../../dialogs/dialogStore';
import { isConnected } from '../../session/offline/connection';
import { deviceId, deviceName } from '../../session/shelter/device';
import { adopt, leftUnder, openShelter, type Shelter } from '../../session/shelter/shelter';
import { windowId } from '../../session/shelter/windows';
import { PREFIX, unsavedKey } from '../../session/unsaved';
import { pageIdle } from '../../ui/pageIdle';
import { openPlaceSlot, type PlaceSlot } from './lastPlace';
import { loadDefinitions } from './loadDefinitions';
import { askedPlace } from './places';
import { REVIEW } from './review/place';
import { headersOf, transportOf } from './versions/transport';
import type { Link, Turn } from './versions/turn';

/** How a wizard is opened: as a new registration unless said; with `tab` that tab alone. */
export interface OpenOptions {
  mode?: Context['mode'];
  tab?: string;
  /** The place that the address, or the visit before a reload, asks for. */
  place?: AskedPlace;
  /** The wizard is to go on with other definitions, in a session of its own. */
  onTurn?: (turn: Turn) => void;
}

/** A wizard that can be opened. */
export interface Opened {
  session: WizardSession;
  /** Opens it, once: who asks again waits for the same. */
  open: () => Promise<void>;
  /** Where the customer's place in it is kept; not of a section that is open alone. */
  slot: PlaceSlot | undefined;
}

/**
 * A session of a wizard for this client, its definitions and settings loaded; its data not yet. It opens at the place
 * that is asked for, else at the one that was left.
 * @throws {Error} when either cannot be had: other rules than the server's would be worse than none
 */
export async function openWizard(
  entry: WizardEntry,
  user: User,
  { mode = 'new', tab, place, onTurn }: OpenOptions = {},
): Promise<Opened> {
  // Files that are picked belong to their session, and go with it.
  const files = createAttachments();
  const [loaded, entries, factories, shelter] = await Promise.all([
    loadDefinitions(entry),
    loadSettings(),
    loadBlockFactories(files),
    openShelter(),
  ]);
  const settings = resolveSettings(loaded.settings, entries, loaded.wizard.settings);
  await takeOver(shelter);
  const base = unsavedKey(user, loaded.wizard.id, placeOf(mode, tab));
  const storageKey = await adopt(shelter, base);
  // What was typed comes back under a notice, which is needed as soon as the form.
  if (shelter.read(storageKey) !== null) void import('./RestoredNotice').catch(() => undefined);
  const left = leftUnder(shelter, base);
  const slot = tab === undefined ? await openPlaceSlot(shelter, base) : undefined;
  const asked = place ?? (slot?.last && askedPlace(slot.last.path, entry.route, slot.last.state));
  // Where it is needed first, it comes with the data.
  const first = asked?.tab ?? tab ?? loaded.wizard.tabs[0]?.id ?? '';
  if (hasLists(loaded.tabs[first]?.definition))
    void import('./tabViews').then(({ ListTab }) => ListTab.fetch()).catch(() => undefined);
  const link: Link = { entry, onTurn };
  const transport = transportOf(link);
  const { number } = entry;
  const session = createWizardSession({
    loaded,
    transport,
    queueKey: `${base}#queue`,
    host: { ...wizardHost, attachment: (handle) => files.open(handle) },
    answers: ANSWER_NAMES,
    base: { settings, user, mode, formats },
    clock: { today: () => todayInBrazil(new Date()), now: () => new Date().toISOString() },
    storage: { ...shelter, readLeft: left.read, forgetLeft: left.forget },
    storageKey,
    drafts: createDraftService({ wizard: entry.id, version: String(number ?? loaded.wizard.version) }, writer(), {
      transport,
      headers: headersOf(entry),
    }),
    ...(number && {
      definitions: {
        number,
        stepsFrom: async (from) => (await import('./versions/steps')).loadSteps(entry, from).catch(() => undefined),
      },
    }),
    blocks: factories,
    review: REVIEW,
    ...(tab !== undefined && { tab }),
    ...(asked && { place: asked }),
  });
  link.session = session;
  let opening: Promise<void> | undefined;
  const open = () => {
    opening ??= session.open();
    return opening;
  };
  return { session, open, slot };
}

/** What an earlier version of the portal left in this tab. Without it the wizard opens as well. */
async function takeOver(shelter: Shelter): Promise<void> {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(`${PREFIX}/`));
    if (keys.length > 0)
      await (await import('../../session/shelter/sessionTyping')).shelterSessionTyping(shelter, keys);
  } catch {
    // The browser refuses session storage, or the script did not load: another opening finds it.
  }
}

/** Nothing for a new registration. An edit that becomes a renewal keeps what was typed in a section. */
function placeOf(mode: Context['mode'], tab: string | undefined): string[] {
  return mode === 'new' && tab === undefined ? [] : ['edit', tab ?? ''];
}

/** This window, as the server tells it from others: by its device and by itself. */
const writer = () => ({ id: `${deviceId().slice(0, 31)}-${windowId().slice(0, 32)}`, device: deviceName() });

/** The surface of the portal as the engine speaks to it. */
const wizardHost: Host = {
  ask: (question: Question) => host.ask(question),
  choose: (question: Question) => host.choose(question),
  async askBlock(name, options) {
    const { blockQuestions } = await import('../../blocks/views');
    const Block = blockQuestions[name];
    return Block ? host.askWith(Block, options) : false;
  },
  isOnline: isConnected,
  whenIdle: pageIdle,
};
