import type { FormSeen } from '../preview/protocol';
import type { OpenTab } from './openTab';
import { openRowsOf } from './rowForms';

/** What the form of a tab holds and shows now. */
export function seenOf(open: OpenTab): FormSeen {
  const { id, session, shown } = open;
  const { settings, user, mode, today, tabs } = shown;
  const form = session.form(id);
  const { data, hidden, required, locked } = form.getState();
  return {
    values: data,
    rows: openRowsOf(open),
    around: { settings, user, mode, today, tabs },
    hidden: [...hidden],
    required: [...required],
    locked: [...locked],
    errors: form.visibleErrors().map(({ pointer, inline, text }) => ({ pointer, text: inline || text })),
  };
}
