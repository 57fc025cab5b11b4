import { createStore } from 'zustand/vanilla';

/** The look over everything in the address of a wizard. The id of a tab has ASCII letters alone: none can be the same. */
export const REVIEW = 'conferência';

/** A section of a tab. */
export interface SectionPlace {
  tab: string;
  section: string;
}

/** The section that the customer left the look over everything for, until it is shown again. */
export const reviewLeft = createStore<{ edited: SectionPlace | undefined }>(() => ({ edited: undefined }));
