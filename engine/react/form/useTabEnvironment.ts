import { type Ref, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { hasFileFields } from '../../core/session/attachments';
import type { WizardSession } from '../../core/session/types';
import { useStore } from '../useStore';
import { controlId, type FieldMarks, type FormEnvironment, type Surface } from './FormContext';
import { focusControl, type TabHandle } from './TabForm';

/** What a tab of a session is shown with. */
export interface TabProps {
  session: WizardSession;
  tab: string;
  surface: Surface;
  /** Enter in a field. */
  onSubmit(): void;
  /** How the ids of its controls begin: of two sessions on one page each needs its own. Default: the id of the tab. */
  idPrefix?: string | undefined;
  ref?: Ref<TabHandle>;
}

/** What the fields of a tab of a session stand in. */
export function useTabEnvironment({
  session,
  tab,
  surface,
  idPrefix = tab,
}: Omit<TabProps, 'onSubmit' | 'ref'>): FormEnvironment {
  const form = session.form(tab);
  const hasFiles = hasFileFields(form.plan.schemas);
  const isMarked = useStore(
    session.subscribe,
    () => hasFiles || session.view().restored || session.view().clashes.length > 0,
  );
  const marks = useMemo(
    () => (isMarked ? marksOf(session, tab, idPrefix) : undefined),
    [isMarked, session, tab, idPrefix],
  );
  return useMemo(
    () => ({
      form,
      idPrefix,
      context: () => session.context(tab),
      constants: session.context(tab),
      options: session.options,
      texts: session.texts,
      surface,
      marks,
      block: (id: string) => session.block(tab, id),
    }),
    [form, tab, idPrefix, session, surface, marks],
  );
}

/** The choice goes with the decision, and the focus on to the field that it decided. */
const marksOf = (session: WizardSession, tab: string, idPrefix: string): FieldMarks => ({
  subscribe: session.subscribe,
  at: (pointer) => session.markAt(tab, pointer),
  choose({ id, pointer }, option) {
    flushSync(() => session.choose(id, option));
    if (pointer !== undefined) focusControl(controlId(idPrefix, pointer));
  },
});
