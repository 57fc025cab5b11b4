import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { tabsOfPart } from '../../../engine/definition';
import type { WizardSession, WizardView } from '../../../engine/session';
import { host } from '../../dialogs/dialogStore';
import { connection } from '../../session/offline/connection';
import { loadQueue } from './useQueueOnTab';
import type { TabActions } from './useTabActions';
import { useWizardTexts } from './wizardTexts';

/**
 * Tells what joins the queue, and sends it whenever there is a connection again: once each time, whatever becomes of it.
 * What was typed meanwhile goes to the server then, too.
 */
export function useQueue(session: WizardSession, { queued, phase, tabs, step }: WizardView, actions: TabActions): void {
  const say = useWizardTexts();
  const isOffline = useStore(connection, ({ since }) => since !== undefined);
  const told = useRef<readonly string[]>(undefined);
  const left = useRef(step);
  const isOwed = useRef(true);
  const isSettled = phase === 'ready' && actions.action === undefined;

  useEffect(() => {
    if (phase === 'loading') return;
    // What an earlier visit left was told then.
    const known = told.current ?? queued;
    const carried = session.loaded.wizard.parts
      .filter(({ id }) => queued.includes(id) && !known.includes(id))
      .flatMap(tabsOfPart);
    const shown = tabs[left.current];
    const name = shown && carried.includes(shown.id) ? shown.title : tabs.find(({ id }) => id === carried[0])?.title;
    if (name !== undefined)
      host.toast({ title: say('queueTold', { name }), text: say('queueToldText'), icon: 'clock' });
    told.current = queued;
    left.current = step;
  }, [session, queued, phase, tabs, step, say]);

  useEffect(() => {
    if (!isOffline) return;
    // So it is there with the first part that waits.
    void loadQueue();
    return () => void session.settle();
  }, [isOffline, session]);

  useEffect(() => {
    if (isOffline) isOwed.current = true;
    else if (isSettled && isOwed.current && session.view().queued.length > 0) {
      isOwed.current = false;
      void actions.run('sendQueued');
    }
  }, [isOffline, isSettled, session, actions]);
}
