import { type Ref, useCallback, useMemo } from 'react';
import type { SectionDefinition } from '../../core/definition/types';
import type { JsonObject } from '../../core/json';
import type { WizardSession } from '../../core/session/types';
import { rowsOf } from '../../core/state/state';
import { CollectionSection } from '../collection/CollectionSection';
import { RowRemovalProvider } from '../collection/RowRemoval';
import { FormProvider, type Surface } from './FormContext';
import { TabForm, type TabHandle } from './TabForm';

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
  const environment = useMemo(
    () => ({
      form,
      idPrefix: tab,
      context: () => session.context(tab),
      constants: session.context(tab),
      options: session.options,
      texts: session.texts,
      surface,
      block: (id: string) => session.block(tab, id),
    }),
    [form, tab, session, surface],
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
