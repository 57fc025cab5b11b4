import { type Ref, useCallback, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { SectionDefinition } from '../../core/definition/types';
import type { JsonObject } from '../../core/json';
import type { WizardSession } from '../../core/session/types';
import { rowsOf } from '../../core/state/state';
import { CollectionSection } from '../collection/CollectionSection';
import { RowRemovalProvider } from '../collection/RowRemoval';
import { controlId, type FieldMarks, FormProvider, type Surface } from './FormContext';
import { focusControl, TabForm, type TabHandle } from './TabForm';

interface Props {
  session: WizardSession;
  tab: string;
  surface: Surface;
  /** Enter in a field. */
  onSubmit(): void;
  ref?: Ref<TabHandle>;
}

/** One tab of a wizard session: all its sections, lists and forms. */
export function TabView({ session, tab, surface, onSubmit, ref }: Props) {
  const form = session.form(tab);
  const isMarked = useSyncExternalStore(
    session.subscribe,
    () => session.view().restored || session.view().clashes.length > 0,
  );
  const marks = useMemo(() => (isMarked ? marksOf(session, tab) : undefined), [isMarked, session, tab]);
  const environment = useMemo(
    () => ({
      form,
      idPrefix: tab,
      context: () => session.context(tab),
      constants: session.context(tab),
      options: session.options,
      texts: session.texts,
      surface,
      marks,
      block: (id: string) => session.block(tab, id),
    }),
    [form, tab, session, surface, marks],
  );
  const removeRow = useCallback(
    async (list: string, index: number) => {
      await session.deleteRow(tab, list, rowsOf(form.getState().data, list)[index] as JsonObject);
    },
    [form, session, tab],
  );
  const renderCollection = useCallback(
    (list: string, section: SectionDefinition) => (
      <CollectionSection session={session} tab={tab} list={list} section={section} />
    ),
    [session, tab],
  );
  return (
    <FormProvider value={environment}>
      <RowRemovalProvider value={removeRow}>
        <TabForm key={tab} onSubmit={onSubmit} renderCollection={renderCollection} {...(ref && { ref })} />
      </RowRemovalProvider>
    </FormProvider>
  );
}

/** The choice goes with the decision, and the focus on to the field that it decided. */
const marksOf = (session: WizardSession, tab: string): FieldMarks => ({
  subscribe: session.subscribe,
  at: (pointer) => session.markAt(tab, pointer),
  choose({ id, pointer }, option) {
    flushSync(() => session.choose(id, option));
    if (pointer !== undefined) focusControl(controlId(tab, pointer));
  },
});
