import { create } from 'zustand';
import type { WizardSession } from '../../../../engine/session';

/** Whether the version that a registration was saved in did not ask a field yet: `tab/field`, of rows `tab/list/field`. */
export type IsNew = (place: string) => boolean;

/** Why the registration came back: for all of it, and for its places, `tab` or `tab/field`, rows by their numbers. */
export interface Returned {
  session: WizardSession;
  text: string;
  at: Readonly<Record<string, readonly string[]>>;
}

/** What is new to the customer, of the session that was told last. */
export const useNews = create<{ session?: WizardSession; isNew?: IsNew; returned?: Returned }>(() => ({}));

/** Why what a session shows came back; `undefined` where it did not. */
export const useReturned = (session: WizardSession): Returned | undefined =>
  useNews(({ returned }) => (returned?.session === session ? returned : undefined));

/** What is new in a session; `undefined` where nothing is. */
export const useIsNew = (session: WizardSession): IsNew | undefined =>
  useNews((news) => (news.session === session ? news.isNew : undefined));
