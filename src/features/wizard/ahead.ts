import { AHEAD } from '../../../contract/earlyCalls';
import { wizardAt } from '../../../contract/pages';
import type { WizardEntry } from '../../../engine/core';
import { loadUser } from '../../api/loadUser';
import { loadWizards } from '../../api/loadWizards';
import { readToken } from '../../api/token';
import type { User } from '../../api/user';
import { mayFillIn } from '../../session/access';
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

/** What is there of a wizard that was opened ahead: nothing of it in `coming` where another way has to be gone after all. */
export interface Taken {
  now: Begun | undefined;
  coming: Promise<Begun | undefined>;
}

/** After so many milliseconds nobody comes for it any more. */
const WAIT_MS = 30_000;

let user: Promise<User> | undefined;
let ahead: Taken | undefined;
let letGo = () => {};

/**
 * Opens the wizard at the address of the page before there is anything that could show it: nothing of it needs React, which takes as
 * long to come. Whatever fails, or is told to go another way, is left to the page.
 */
export function openAhead(): void {
  if (!readToken()) return;
  // Before anything is asked for.
  const stops = [keepAnswers(), holdIdle()];
  letGo = () => {
    for (const stop of stops.splice(0)) stop();
  };
  // A browser takes its time for a database.
  openShelter().catch(() => undefined);
  user = loadUser();
  const coming = begin(location.pathname, window.history.state?.usr, user).catch(() => undefined);
  const begun: Taken = { now: undefined, coming };
  ahead = begun;
  void coming.then((found) => {
    begun.now = found;
    if (!found) letGo();
  });
  setTimeout(() => {
    letGo();
    takeAhead(undefined);
  }, WAIT_MS);
}

async function begin(pathname: string, state: unknown, asked: Promise<User>): Promise<Begun | undefined> {
  const [{ wizards }, found] = await Promise.all([loadWizards(), asked]);
  const entry = wizardAt(pathname, wizards);
  if (!entry || !mayFillIn(found, entry)) return undefined;
  forgetUnsavedOfOthers(found);
  const turns: Turn[] = [];
  let onTurn = (turn: Turn): void => {
    turns.push(turn);
  };
  const place = askedPlace(pathname, entry.route, state);
  const opened = await openWizard(entry, found, { ...(place && { place }), onTurn: (turn) => onTurn(turn) });
  // Who takes it hears of a failure.
  await opened.open().catch(() => undefined);
  const tellTurns = (listener: (turn: Turn) => void) => {
    onTurn = listener;
    turns.splice(0).forEach(listener);
  };
  return { ...opened, entry, user: found, pathname, tellTurns };
}

/** The wizard that was opened ahead, once it is open; nothing where none will be. */
export const whenAhead = async (): Promise<Begun | undefined> => ahead?.coming;

/** The client who was asked for ahead, once. */
export function takeUser(): Promise<User> | undefined {
  const asked = user;
  user = undefined;
  return asked?.catch(() => loadUser());
}

/** The wizard that was opened ahead, once, for the page that shows this one; any other ends. */
export function takeAhead(wanted: { entry: WizardEntry; user: User } | undefined): Taken | undefined {
  const taken = ahead;
  ahead = undefined;
  const isWanted = ({ entry, user: found, pathname }: Begun) =>
    entry === wanted?.entry && found === wanted.user && pathname === location.pathname;
  const orEnd = (begun: Begun | undefined) => {
    if (!begun || isWanted(begun)) return begun;
    begun.session.end();
    return undefined;
  };
  return taken && { now: orEnd(taken.now), coming: taken.coming.then(orEnd) };
}

/** What is around the wizard stands, or another page does: from here on the page sees to all that. */
export const endAhead = (): void => letGo();

if (globalThis.document?.getElementById(AHEAD)) openAhead();
