import { useEffect, useState } from 'react';
import type { WizardSession } from '../../../../engine/session';
import { focusPage } from '../../../ui/focusPage';
import type { ActionName } from '../useTabActions';
import { ChangesNote } from './ChangesNote';
import { type Changes, changesFor } from './changes';
import type { Turn } from './turn';

interface VersionNoteProps {
  session: WizardSession;
  /** The tab on the screen. */
  tab: string;
  turn: Turn | undefined;
  onRetry: (name: ActionName) => Promise<unknown>;
}

const retried = new WeakSet<Turn>();

/**
 * Says what changed in the form for this customer, on the tab at which it came; nothing where nothing did. What was typed
 * and has no place any more is told until it is closed. What the older version could not do any more is done.
 */
export function VersionNote({ session, tab, turn, onRetry }: VersionNoteProps) {
  const [openedAt] = useState(tab);
  const [isClosed, setClosed] = useState(false);
  const [changes, setChanges] = useState<Changes>();
  const { notCarried } = session.view();

  useEffect(() => {
    // It stands beside the session that turns, too, until the next one is there.
    if (!turn?.retry || turn.from === session || retried.has(turn)) return;
    retried.add(turn);
    void onRetry(turn.retry);
  }, [session, turn, onRetry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the session tells anew of what has no place
  useEffect(() => {
    changesFor(session, turn).then(setChanges, () => undefined);
  }, [session, turn, notCarried]);

  if (isClosed || !changes || Object.values(changes).every((fields) => fields.length === 0)) return null;
  if (tab !== openedAt && changes.left.length === 0) return null;
  const close = () => {
    setClosed(true);
    focusPage();
  };
  return <ChangesNote changes={changes} onClose={close} />;
}
