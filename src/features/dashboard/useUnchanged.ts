import { useState } from 'react';
import { reviewSection, undoReview } from '../../api/reviewSection';
import { isSilent } from '../../api/SessionLost';
import type { User } from '../../api/user';
import { host } from '../../dialogs/dialogStore';
import { rememberUser } from '../../session/sessionStore';
import { isReviewed, type Section } from './sections';

/** Sections of a renewal that are confirmed from their tiles, without being opened. */
export interface Unchanged {
  /** Whether a section was confirmed here, so that it may be taken back. */
  has: (section: Section) => boolean;
  /** The tab whose section is being told to the server. */
  busy: string | undefined;
  /** What was done last, for who cannot see it. */
  said: string;
  confirm: (section: Section) => Promise<void>;
  undo: (section: Section) => Promise<void>;
  /** The section was saved: there is something to it now that nothing takes back. */
  forget: (section: Section) => void;
}

interface Change {
  call: typeof reviewSection;
  /** What is kept here of it, at once with the end of the work. */
  done: () => void;
  failure: string;
}

export function useUnchanged(user: User): Unchanged {
  const [tabs, setTabs] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState('');
  const without = (section: Section) => new Set([...tabs].filter((tab) => tab !== section.tab));
  const change = async (section: Section, { call, done, failure }: Change): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(section.tab);
    try {
      rememberUser(await call(section.section));
      done();
    } catch (error) {
      if (!isSilent(error)) await host.ask({ kind: 'error', title: 'Ação não realizada', text: failure });
    } finally {
      setBusy(undefined);
    }
  };
  return {
    has: (section) => tabs.has(section.tab) && isReviewed(user, section),
    busy,
    said,
    confirm: (section) =>
      change(section, {
        call: reviewSection,
        failure: 'A revisão da seção não foi registrada. Tente novamente.',
        done() {
          setTabs(new Set([...tabs, section.tab]));
          setSaid(`${section.name}: nada mudou. Seção revisada.`);
        },
      }),
    undo: (section) =>
      change(section, {
        call: undoReview,
        failure: 'A revisão da seção não foi desfeita. Tente novamente.',
        done() {
          setTabs(without(section));
          setSaid(`${section.name}: revisão desfeita.`);
        },
      }),
    forget: (section) => setTabs(without(section)),
  };
}
