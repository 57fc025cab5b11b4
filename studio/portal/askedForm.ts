import type { Context } from '../../engine/core';
import type { LoadedForm } from '../../engine/definition';
import type { StandaloneForm, WizardSession } from '../../engine/session';
import type { TabInPage } from '../frame/tabInPage';

/** The form of a page that is asked about. */
export interface AskedForm extends TabInPage {
  context(): Context;
}

/** The open tab of a wizard; none on the look over everything. */
export function formOfSession(session: WizardSession): AskedForm | undefined {
  const { id } = session.loaded.wizard.tabs[session.view().step] ?? {};
  return id === undefined ? undefined : { id, session, context: () => session.context(id) };
}

/** A form that stands alone, as those before the login do. */
export function formAlone(
  { tab, wizard, settings }: LoadedForm,
  { form, context }: Pick<StandaloneForm, 'form' | 'context'>,
): AskedForm {
  const { id } = tab.definition;
  const loaded = { wizard, settings, tabs: { [id]: tab } };
  return { id, session: { loaded, form: () => form, shownForms: () => [] }, context };
}
