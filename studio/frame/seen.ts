import type { FormSeen } from '../preview/protocol';
import type { OpenTab } from './openTab';

/** What the form of a tab holds and shows now. */
export function seenOf({ id, session, shown }: OpenTab): FormSeen {
  const { settings, user, mode, today, tabs } = shown;
  const form = session.form(id);
  const { data, hidden, required, locked } = form.getState();
  return {
    values: data,
    around: { settings, user, mode, today, tabs },
    hidden: [...hidden],
    required: [...required],
    locked: [...locked],
    errors: form.visibleErrors().map(({ pointer, inline, text }) => ({ pointer, text: inline || text })),
  };
}
