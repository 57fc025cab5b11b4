import { isEmpty, type Json } from '../json';

/** The form of a list that a name is about. */
export interface NamedForm {
  tab: string;
  list: string;
  /** Its name among the forms of the list. */
  form: string;
  /** The key of the saved row that it edits; none of a new one. */
  key?: string;
}

/** The name under which what is typed into a form is kept: one for new rows, one for each saved row. */
export function formNameOf({ tab, list, form }: NamedForm, key: Json | undefined): string {
  return [tab, list, form, ...(isEmpty(key) ? [] : [key])].join('/');
}

/** The form with a name; `undefined` when it is that of a field or a block. */
export function readFormName(name: string): NamedForm | undefined {
  const [tab = '', list = '', form, ...key] = name.split('/');
  if (form === undefined || list.startsWith('#')) return undefined;
  return { tab, list, form, ...(key.length > 0 && { key: key.join('/') }) };
}
