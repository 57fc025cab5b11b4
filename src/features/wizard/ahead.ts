import { AHEAD } from '../../../contract/earlyCalls';
import { wizardAt } from '../../../contract/pages';
import type { WizardEntry } from '../../../engine/definition';
import type { WizardSession } from '../../../engine/session';
import { loadUser } from '../../api/loadUser';
import { loadWizards } from '../../api/loadWizards';
import { readToken } from '../../api/token';
import type { User } from '../../api/user';
import { mayFillIn } from '../../session/access';
import { watchConnection } from '../../session/offline/connection';
import { keepAnswers } from '../../session/offline/keepAnswers';
import { openShelter } from '../../session/shelter/shelter';
import { forgetUnsavedOfOthers } from '../../session/unsaved';
import { holdIdle } from '../../ui/pageIdle';
import { type Opened, openWizard } from './openWizard';
import { askedPlace } from './places';
import type { Turn } from './versions/turn';

/** A wizard opened before its page is there. */
export interface Begun extends Opened {
  entry: WizardEntry;
  user: User;
  pathname: string;
  /** Who hears, from then on, that it goes on with other definitions. */
  tellTurns: (listener: (turn: Turn) => void) => void;
}

/** A wizard that a page has taken over. */
export interface Taken {
  /** Where it is open already. */
  now: Begun | undefined;
  /** Once there is something of it to show; nothing where another way has to be gone after all. */
  coming: Promise<Begun | undefined>;
  /** The page is gone before it had it. */
  end: () => void;
}

/** A wizard that is opened ahead, for the session with this token alone. */
interface Ahead {
  token: string;
  /** Until somebody has taken it. */
  user: Promise<User> | undefined;
  coming: Promise<Begun | undefined>;
  now?: Begun | undefined;
  /** As soon as there is one: it may take long to open. */
  session?: WizardSession;
  hasEnded?: true;
  stopKeeping: () => void;
}

/** After so many milliseconds nobody comes for it any more. */
const WAIT_MS = 30_000;

let ahead: Ahead | undefined;
let letIdle = () => {};

/**
 * Opens the wizard at the address of the page before there is anything that could show it: nothing of it needs React, which takes as
 * long to come. What cannot be had, or is told to go another way, is left to the page.
 */
export function openAhead(): void {
  const token = readToken();
  if (token === undefined) return;
  // Before anything is asked for.
  const stops = [watchConnection(), keepAnswers()];
  letIdle = holdIdle();
  // A browser takes its time for a database.
  openShelter().catch(() => undefined);
  const user = loadUser();
  const begun: Ahead = { token, user, coming: Promise.resolve(undefined), stopKeeping: () => stops.forEach(call) };
  begun.coming = begin(begun, user, location.pathname, window.history.state?.usr).catch(() => undefined);
  ahead = begun;
  void begun.coming.then((found) => {
    begun.now = found;
    if (!found) endAhead();
  });
  setTimeout(() => {
    if (ahead === begun) drop();
  }, WAIT_MS);
}

const call = (stop: () => void) => stop();

async function begin(own: Ahead, asked: Promise<User>, pathname: string, state: unknown): Promise<Begun | undefined> {
  const [{ wizards }, user] = await Promise.all([loadWizards(), asked]);
  const entry = wizardAt(pathname, wizards);
  if (!entry || !mayFillIn(user, entry) || !isValid(own)) return undefined;
  forgetUnsavedOfOthers(user);
  const turns: Turn[] = [];
  let onTurn = (turn: Turn): void => {
    turns.push(turn);
  };
  const place = askedPlace(pathname, entry.route, state);
  const opened = await openWizard(entry, user, { ...(place && { place }), onTurn: (turn) => onTurn(turn) });
  const { session } = opened;
  own.session = session;
  if (!isValid(own)) {
    session.end();
    return undefined;
  }
  await whenShown(session, opened.open());
  const tellTurns = (listener: (turn: Turn) => void) => {
    onTurn = listener;
    turns.splice(0).forEach(listener);
  };
  return { ...opened, entry, user, pathname, tellTurns };
}

/** What it has to ask while it opens stands over what there is of it. Who takes it hears of a failure. */
const whenShown = (session: WizardSession, opening: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (session.view().phase !== 'loading') done();
    });
    const done = () => {
      stop();
      resolve();
    };
    opening.then(done, done);
  });

/** Another session of this browser has nothing of it. */
const isValid = ({ token, hasEnded }: Ahead): boolean => !hasEnded && readToken() === token;

function current(): Ahead | undefined {
  if (ahead && !isValid(ahead)) drop();
  return ahead;
}

function end(own: Ahead): void {
  own.hasEnded = true;
  own.session?.end();
}

function drop(): void {
  endAhead();
  ahead?.stopKeeping();
  if (ahead) end(ahead);
  ahead = undefined;
}

/** The wizard that was opened ahead, once there is something of it to show; nothing where none will be. */
export async function whenAhead(): Promise<Begun | undefined> {
  const own = current();
  const found = await own?.coming;
  return own && current() === own ? found : undefined;
}

/** The client who was asked for ahead, once, until the wizard is taken. */
export function takeUser(): Promise<User> | undefined {
  const own = current();
  const user = own?.user;
  if (own) own.user = undefined;
  return user?.catch(() => loadUser());
}

/** The wizard that was opened ahead, once, for the page that shows this one; any other ends. */
export function takeAhead(wanted: { entry: WizardEntry; user: User }): Taken | undefined {
  const own = current();
  if (!own) return undefined;
  ahead = undefined;
  own.stopKeeping();
  const ifWanted = (begun: Begun | undefined) => {
    const { entry, user, pathname } = begun ?? {};
    if (isValid(own) && entry === wanted.entry && user === wanted.user && pathname === location.pathname) return begun;
    end(own);
    return undefined;
  };
  const now = own.now && ifWanted(own.now);
  // What stands already is not asked again: the page may have gone on to the address of a tab.
  return { now, coming: own.now ? Promise.resolve(now) : own.coming.then(ifWanted), end: () => end(own) };
}

/** What is around the wizard stands, or the page shows that it waits: from here on it says itself what it has yet to draw. */
export function endAhead(): void {
  const release = letIdle;
  letIdle = () => {};
  release();
}

if (globalThis.document?.getElementById(AHEAD)) openAhead();
