import { useEffect, useMemo } from 'react';
import type { FormDefinition } from '../../core/definition/types';
import { createFormStore } from '../../core/form/formStore';
import { tabOfForm } from '../../core/form/rowForm';
import type { FormStore } from '../../core/form/types';
import type { JsonObject } from '../../core/json';
import { tabOf } from '../../core/mapping/wizard';
import { formNameOf } from '../../core/session/formNames';
import { formServices } from '../../core/session/formServices';
import type { WizardSession } from '../../core/session/types';
import { rowsOf } from '../../core/state/state';

/** Where a form of a collection stands. */
export interface RowFormPlace {
  session: WizardSession;
  tab: string;
  list: string;
}

/** The name under which the content of an open form is kept with the unsaved data: one for new rows, one for each saved row. */
export function formName({ session, tab, list }: RowFormPlace, form: FormDefinition, row?: JsonObject): string {
  return formNameOf({ tab, list, form: form.id }, row?.[session.loaded.wizard.key]);
}

/**
 * The state of one open form of a collection: a new one for every row that is opened. What is typed into it is kept
 * with the unsaved data; a form as it was opened is not, or stays kept if it came from there.
 */
export function useRowForm(place: RowFormPlace, definition: FormDefinition, row: JsonObject): FormStore {
  const { session, tab, list } = place;
  const store = useMemo(() => {
    const { key } = session.loaded.wizard;
    const context = () => {
      const base = session.context(tab);
      const root = session.form(tab).getState().data;
      const others = rowsOf(root, list).filter((other) => row[key] === undefined || other[key] !== row[key]);
      return { ...base, root, others, stored: row, form: definition.id };
    };
    const services = formServices(session.loaded.wizard, tab, context, session, session.context(tab).settings);
    const form = createFormStore(tabOfForm(tabOf(session.loaded, tab), list, definition), services, row);
    form.putUnreadTexts(session.keptTexts(formName({ session, tab, list }, definition, row)));
    return form;
  }, [session, tab, list, definition, row]);
  useEffect(() => {
    const stops = [
      session.form(tab).listeners.subscribe(`/${list}`, store.refresh),
      session.options.subscribe(store.refresh),
      session.showForm(formName({ session, tab, list }, definition, row), store, row),
    ];
    // What came before it listened.
    store.refresh();
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, session, tab, list, definition, row]);
  return store;
}
