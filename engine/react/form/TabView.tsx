import { useCallback } from 'react';
import type { SectionDefinition } from '../../core/definition/types';
import { isEmpty, type JsonObject } from '../../core/json';
import { rowsOf } from '../../core/state/state';
import { CollectionSection } from '../collection/CollectionSection';
import { RowRemovalProvider } from '../collection/RowRemoval';
import { RowsField } from '../collection/RowsField';
import { FormProvider } from './FormContext';
import { TabForm } from './TabForm';
import { type TabProps, useTabEnvironment } from './useTabEnvironment';

/**
 * One tab of a wizard session: all its sections, lists and forms. It is drawn in the document of the page, where it looks for its
 * fields to focus them: not in a shadow root or another document, such as that of an `iframe`.
 */
export function TabView({ session, tab, surface, onSubmit, idPrefix, ref }: TabProps) {
  const environment = useTabEnvironment({ session, tab, surface, idPrefix });
  const { form } = environment;
  const removeRow = useCallback(
    async (list: string, index: number) => {
      const row = rowsOf(form.getState().data, list)[index] as JsonObject;
      await session.deleteRow(tab, list, row);
      return isEmpty(row[session.loaded.wizard.key]) ? row : undefined;
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
        <TabForm
          key={tab}
          onSubmit={onSubmit}
          renderCollection={renderCollection}
          ListField={RowsField}
          {...(ref && { ref })}
        />
      </RowRemovalProvider>
    </FormProvider>
  );
}
