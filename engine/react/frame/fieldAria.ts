import type { ReactNode } from 'react';

/** What surrounds a control, as far as readers must hear it. */
export interface FieldState {
  id: string;
  hint?: ReactNode;
  error?: string;
  /** What the control did not take; it stands under the field until something was taken. */
  told?: string;
  /** Good news under the field, shown when there is no error. */
  note?: string;
  /** The note tells of work under way (a lookup): it comes with a spinner instead of a tick. */
  busy?: boolean;
  required?: boolean;
  /** A word beside the label, with the id `-tag`. */
  tag?: ReactNode;
}

/**
 * The attributes that tie a control to its hint, then its message, then what `more` names; only ids that exist are
 * listed. `aria-required` stands in place of `required`, so that no browser shows a message of its own.
 */
export function fieldAria({ id, hint, error, told, note, required, tag }: FieldState, ...more: (string | false)[]) {
  const ids = [tag && `${id}-tag`, hint && `${id}-hint`, (error || told || note) && `${id}-message`, ...more].filter(
    Boolean,
  );
  return {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}
