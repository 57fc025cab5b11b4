import type { FormModule } from '../../core/definition/loadForm';
import { toCompiledTab } from '../../core/definition/loadWizard';
import { todayIn } from '../../core/formats/age';
import type { Format } from '../../core/formats/types';
import type { Json } from '../../core/json';
import type { AnswerNames } from '../../core/mapping/serverMessage';
import type { LoadedWizard } from '../../core/mapping/wizard';
import type { Clock, Host, Transport, UnsavedStorage } from '../../core/session/host';
import type { SessionInput, WizardSession } from '../../core/session/types';
import { createWizardSession } from '../../core/session/wizardSession';
import { resolveSettings } from '../../core/settings';
import type { Surface } from '../form/FormContext';
import { asking } from './asking';
import { createHeldNames, type HeldNames, holdByLock, holdWithoutLocks } from './heldNames';
import { PlainChoice } from './PlainChoice';
import { PlainClashes } from './PlainClashes';
import { PlainModal } from './PlainModal';
import { createWindowStorage, type WindowStorage } from './windowStorage';

/** What a wizard in plain surroundings is made of; whatever else a session takes stands in the place of what the browser has. */
export type BrowserSessionInput = BrowserSurroundings & (TabsOfPage | TabsOfServer);

/** Definitions that are part of the page. */
export interface TabsOfPage {
  /** The compiled tabs of one wizard, in any order: `import * as visitor from './visitor.json?tab'`. */
  tabs: readonly FormModule[];
  loaded?: undefined;
}

/** Definitions that a server brings: they change without another build of the page. */
export interface TabsOfServer {
  /** What `loadWizard` of `ficha-engine/definition` has fetched. */
  loaded: LoadedWizard;
  tabs?: undefined;
}

/** All but the definitions. */
export interface BrowserSurroundings extends Partial<Omit<SessionInput, 'loaded' | 'base' | 'host'>> {
  transport: SessionInput['transport'];
  /** Those that the definitions name: `formats` of `core`, or of `brazil`. */
  formats: Record<string, Format>;
  /**
   * Keys what is typed and not saved in the browser's local storage: each window keeps its own, under this and a name of
   * the window. Another record has another key, and so has another person.
   */
  storageKey: string;
  /** By name, over what the definitions say of them. */
  settings?: Readonly<Record<string, Json>>;
  /** What stands in the place of the browser's dialogs, and of what it knows of the connection. */
  host?: Partial<Host>;
  /** What conditions read of the customer. */
  user?: SessionInput['base']['user'];
  /** Default: `new`. */
  mode?: SessionInput['base']['mode'];
  /** The page draws what there is to choose of (`view().clashes`); else dialogs ask before the session goes on. */
  showsClashes?: boolean;
}

/**
 * A session of a wizard with what every browser has: its own dialogs, its local storage, its clock. Whoever wants better
 * ones gives them to `createWizardSession`. Where a field has two values, the customer is asked for the one that counts; before
 * it is saved or sent, whether what was typed into the form of a list and not added stays out. A call is done with any status
 * from 200 to 299. A 401 is told as any other refusal: an application with a login lets its transport sign in and call again.
 * The session is still to be opened. On a server, which has no local storage, `createWizardSession` makes one.
 *
 * What is typed is kept 300 ms after it was typed, and as the page is left; a reload has it again, half-typed rows and what is
 * known of calls without an answer, too, but not the files that were picked. Each window keeps its own, a duplicated one as well.
 * What a window left that is closed goes to the next one that opens with the same `storageKey`; one that is open keeps its own.
 * Windows are told apart by Web Locks, which a page on plain HTTP has not: there they ask each other as they open. It stands in
 * local storage in clear until it is saved or discarded, passwords too: a wizard that asks for one brings a `storage` of its own.
 * @throws {Error} when `tabs` are given: without any, or without one that the wizard lists
 */
export function createBrowserSession(input: BrowserSessionInput): WizardSession {
  const { tabs: _, formats, settings: own, user = {}, mode = 'new', showsClashes, host: ownHost, ...given } = input;
  const loaded = input.loaded ?? loadedOf(input.tabs, formats);
  const { wizard, settings } = loaded;
  const host = { ...plainHost, ...ownHost };
  const storage: UnsavedStorage & Partial<WindowStorage> = input.storage ?? storageOf(input.storageKey);
  const session = createWizardSession({
    ...{ host, clock: createClock(), answers: ANSWERS },
    ...given,
    storage,
    transport: plainAnswers(input.transport, wizard.texts?.signedOut ?? ''),
    loaded,
    base: { settings: { ...resolveSettings(settings, [], wizard.settings), ...own }, user, mode, formats },
  });
  const flush = () => session.flush(true);
  for (const event of PAGE_ENDS) window.addEventListener(event, flush);
  return {
    ...session,
    ...asking(session, host, { asksClashes: !showsClashes }),
    async open() {
      await storage.claim?.();
      await session.open();
    },
    end() {
      for (const event of PAGE_ENDS) window.removeEventListener(event, flush);
      session.end();
    },
  };
}

function loadedOf(tabs: readonly FormModule[], formats: Record<string, Format>): LoadedWizard {
  const [first] = tabs;
  if (!first) throw new Error('A wizard has one tab at least.');
  const { wizard, settings } = first;
  const compiled = new Map(tabs.map((tab) => [tab.definition.id, toCompiledTab(tab, formats)]));
  const missing = wizard.tabs.filter(({ id }) => !compiled.has(id)).map(({ id }) => id);
  if (missing.length > 0)
    throw new Error(`The wizard "${wizard.id}" lists tabs that are not given: ${missing.join(', ')}.`);
  return { wizard, settings, tabs: Object.fromEntries(compiled) };
}

/** A session leaves a 401 to the login of its application: here there is none. Whatever a server calls a success is done. */
const plainAnswers =
  (transport: Transport, signedOut: string): Transport =>
  async (request) => {
    const answer = await transport(request);
    if (answer.status === 401) return { ...answer, status: 403, body: answer.body ?? { message: signedOut } };
    return answer.status > 200 && answer.status < 300 ? { ...answer, status: 200 } : answer;
  };

/** What comes before the end of a page; of some browsers on phones the first alone. */
const PAGE_ENDS = ['visibilitychange', 'pagehide'];

/** What tabs without blocks need of their surroundings: the browser's own dialogs, and a choice where a field has two values. */
export const plainSurface: Surface = {
  Modal: PlainModal,
  Choice: PlainChoice,
  Clashes: PlainClashes,
  explain: (title, text) => window.alert(`${title}\n\n${text}`),
  blocks: {},
};

/** How many servers call the messages of a refusal, below `data`. */
const ANSWERS: AnswerNames = { list: 'errors', text: 'message' };

/** Today is the day of the customer, wherever that is. The zone is asked for once: conditions ask for the day at each key. */
function createClock(): Clock {
  let timeZone: string | undefined;
  return {
    today() {
      timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
      return todayIn(timeZone, new Date());
    },
    now: () => new Date().toISOString(),
  };
}

const plainHost: Host = {
  isOnline: () => navigator.onLine,
  async ask({ title, text = '', no }) {
    const said = [title, text].filter(Boolean).join('\n\n');
    if (no !== undefined) return window.confirm(said);
    window.alert(said);
    return true;
  },
};

let names: HeldNames | undefined;

function storageOf(storageKey: string) {
  // Only a page that came over HTTPS, or from the device itself, has locks.
  const locks = navigator.locks as LockManager | undefined;
  names ??= createHeldNames(locks ? holdByLock(locks) : holdWithoutLocks());
  return createWindowStorage({ storageKey, local: localStorage, session: sessionStorage, names });
}
