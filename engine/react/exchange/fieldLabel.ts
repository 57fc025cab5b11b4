import { createContext, useContext } from 'react';

/**
 * What rjsf calls the field that is drawn, by its id. It tells widgets less: to the item of a list it says the title of the
 * list with a number, whatever the title of the item, and nothing of a field that is out of use.
 */
export const FieldLabel = createContext({ id: '', label: '' });

/** The label of a field, or what the widget was told where it is none. */
export function useFieldLabel(id: string, told: string): string {
  const field = useContext(FieldLabel);
  return field.id === id && field.label ? field.label : told;
}
