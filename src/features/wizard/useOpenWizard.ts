import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WizardEntry } from '../../../engine/definition';
import type { WizardSession } from '../../../engine/session';
import { keepDisclaimers } from '../../api/loadDisclaimers';
import { readToken } from '../../api/token';
import type { User } from '../../api/user';
import { settleBeforeLogoff } from '../../session/leave';
import { endAhead, takeAhead } from './ahead';
import { followPlace, wayBack } from './followPlace';
import { type OpenOptions, openWizard } from './openWizard';
import type { Turn } from './versions/turn';

/** What comes before the end of a page, of which the last may come too late to write. */
const PAGE_ENDS = ['visibilitychange', 'beforeunload', 'pagehide'];

/** A wizard that is being opened, or that did not come. */
export interface OpenWizard {
  session: WizardSession | undefined;
  hasFailed: boolean;
  /** It goes on with other definitions than it began with. */
  turn: Turn | undefined;
  onTurn: (turn: Turn) => void;
  retry: () => void;
}

/** Opens a session of a wizard for as long as the page stands; what is unsaved is written away as it is left. */
export function useOpenWizard(entry: WizardEntry, user: User, { mode, tab, place }: OpenOptions = {}): OpenWizard {
  const [ahead] = useState(() => (mode === undefined ? takeAhead({ entry, user }) : undefined));
  /** Until the first opening takes it. */
  const first = useRef(ahead);
  const [session, setSession] = useState<WizardSession | undefined>(ahead?.now?.session);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [turn, onTurn] = useState<Turn>();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens again; the user's record may change without a new session
  useEffect(() => {
    let current: WizardSession | undefined;
    let gone = false;
    let hasStopped = false;
    let leave = () => {};
    let stopSettling = () => {};
    const begun = first.current;
    setFailed(false);
    if (!begun?.now) setSession(undefined);
    if (turn?.stop) return;
    const asked = turn?.place ?? place;
    const options = { ...(mode && { mode }), ...(tab !== undefined && { tab }), ...(asked && { place: asked }) };
    const onNext = (next: Turn) => {
      hasStopped = next.stop !== undefined;
      onTurn(next);
    };
    first.current = undefined;
    const openOrTake = async () => {
      const taken = await begun?.coming;
      if (gone) return undefined;
      taken?.tellTurns(onNext);
      return taken ?? openWizard(turn?.entry ?? entry, user, { ...options, onTurn: onNext });
    };
    openOrTake()
      .then(async (found) => {
        if (!found) return;
        const { session: opened, open, slot } = found;
        if (gone) {
          opened.end();
          return;
        }
        current = opened;
        setSession(opened);
        // What explains fields on the page of the development server asks this session.
        if (import.meta.env.DEV) dispatchEvent(new CustomEvent('ficha:session', { detail: opened }));
        await open();
        if (gone) return;
        stopSettling = settleBeforeLogoff(() => opened.settle());
        // For the buttons of help.
        void keepDisclaimers(opened.lasting);
        // Only who comes back needs it, and without it the wizard opens as well.
        const { last } = slot ?? {};
        const back = last && (await wayBack(() => import('./returnTo')));
        if (gone || !slot) return;
        const openLayer = (layer: string) =>
          navigate(location.pathname, { state: { ...window.history.state.usr, layer } });
        const stop = followPlace(slot, back && ((onEnd) => back.returnTo(last, openLayer, onEnd)));
        leave = () => {
          stop();
          // A session that was lost is taken up again where it was, and a form that has stopped.
          if (readToken() !== undefined && !hasStopped) slot.forget();
        };
      })
      .catch(() => {
        if (!gone) setFailed(true);
      });
    const flush = (event?: Event) => current?.flush(event?.type !== 'beforeunload');
    for (const event of PAGE_ENDS) window.addEventListener(event, flush);
    return () => {
      gone = true;
      stopSettling();
      leave();
      (current ?? begun)?.end();
      for (const event of PAGE_ENDS) window.removeEventListener(event, flush);
    };
  }, [entry, attempt, mode, tab, place, turn]);
  // What is drawn of it has said by now that there is more to draw.
  const hasCome = session !== undefined || hasFailed;
  useEffect(() => {
    if (hasCome) endAhead();
  }, [hasCome]);
  return { session, hasFailed, turn, onTurn, retry: () => setAttempt((count) => count + 1) };
}
