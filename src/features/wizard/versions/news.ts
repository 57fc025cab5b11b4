import { create } from 'zustand';
import type { WizardSession } from '../../../../engine/core/session/types';

/** Whether the version that a registration was saved in did not ask a field yet: `tab/field`, of rows `tab/list/field`. */
export type IsNew = (place: string) => boolean;

/** What is new to the customer, of the session that was told last. */
export const useNews = create<{ session?: WizardSession; isNew?: IsNew }>(() => ({}));

/** What is new in a session; `undefined` where nothing is. */
export const useIsNew = (session: WizardSession): IsNew | undefined =>
  useNews((news) => (news.session === session ? news.isNew : undefined));
