import { createContext, type ReactNode, useContext } from 'react';

/** What the templates of the page draw of a field, each in the place of this theme's: nothing where the page has none. */
export interface OwnTexts {
  description?: ReactNode;
  help?: ReactNode;
  errors?: ReactNode;
}

/**
 * What rjsf says of the field that is drawn, by its id. It tells widgets less: to the item of a list it says the title of the
 * list with a number, whatever the title of the item, and nothing of a field that is out of use.
 */
export const RjsfField = createContext<OwnTexts & { id: string; label: string }>({ id: '', label: '' });

const NOTHING: OwnTexts & { label?: string } = {};

/** The same for a widget: nothing where it is the control of no field. */
export function useRjsfField(id: string): OwnTexts & { label?: string } {
  const field = useContext(RjsfField);
  return field.id === id ? field : NOTHING;
}
