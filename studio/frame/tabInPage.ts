import type { WizardSession } from '../../engine/session';

/** A tab as it stands in a page, for what looks for its fields there. */
export interface TabInPage {
  id: string;
  session: Pick<WizardSession, 'loaded' | 'form' | 'shownForms'>;
}
