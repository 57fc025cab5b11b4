import { useState } from 'react';
import { confirmUnchanged, SectionRefused, undoReview } from '../../api/reviewSection';
import { isSilent } from '../../api/SessionLost';
import type { User } from '../../api/user';
import { host } from '../../dialogs/dialogStore';
import { rememberUser } from '../../session/sessionStore';
import type { Section } from './sections';

/** Sections of a renewal that are confirmed from their tiles, without being opened. */
export interface Unchanged {
  /** Whether a section was confirmed as it stands and not saved since, so that it may be taken back. */
  has: (section: Section) => boolean;
  /** The tab whose section is being told to the server. */
  busy: string | undefined;
  /** What was done last, for who cannot see it. */
  said: string;
  confirm: (section: Section) => Promise<void>;
  undo: (section: Section) => Promise<void>;
}

interface Change {
  call: typeof confirmUnchanged;
  said: string;
  failure: string;
}

export function useUnchanged(user: User): Unchanged {
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState('');
  const change = async (section: Section, { call, said, failure }: Change): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(section.tab);
    try {
      rememberUser(await call(section.section));
      setSaid(said);
    } catch (error) {
      const text = error instanceof SectionRefused ? error.message : failure;
      if (!isSilent(error)) await host.ask({ kind: 'error', title: 'Ação não realizada', text });
    } finally {
      setBusy(undefined);
    }
  };
  return {
    has: ({ section }) => user.SecoesSemMudanca.includes(section),
    busy,
    said,
    confirm: (section) =>
      change(section, {
        call: confirmUnchanged,
        said: `${section.name}: nada mudou. Seção revisada.`,
        failure: 'A revisão da seção não foi registrada. Tente novamente.',
      }),
    undo: (section) =>
      change(section, {
        call: undoReview,
        said: `${section.name}: revisão desfeita.`,
        failure: 'A revisão da seção não foi desfeita. Tente novamente.',
      }),
  };
}
