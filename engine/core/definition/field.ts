import type { Json } from '../json';
import type { Condition } from './condition';
import type { DayLimits } from './day';

/** Options of a choice that come from a call. Names in braces are fields that are read. */
export interface OptionsDefinition {
  call: string;
  value: string;
  title: string;
  /** Shows a filter box (combobox). */
  search?: boolean;
  /** Shortens the title to so many characters. */
  cut?: number;
  /** Several may be chosen, their values in one text with this between them: `'BRA;USA'`. */
  separator?: string;
  /** While it does not hold, the field is free text. */
  when?: Condition;
  /** Milliseconds for which the fields that the call names must rest before it is made. */
  wait?: number;
  /** A list of one is no choice: its option is chosen at once. */
  chooseOnly?: true;
}

/** What an account is known by. */
export type AccountFact = 'nickname' | 'name' | 'document' | 'birth' | 'email';

/** The schema of one field (or row, or list): JSON Schema 2020-12 with the closed set of own keywords. */
export interface FieldSchema extends DayLimits {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  default?: Json;
  const?: Json;
  enum?: Json[];
  oneOf?: { const: Json; title: string }[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  readOnly?: boolean;
  /** The name of what its data is treated for. */
  treatment?: string;
  /** What of the customer's account it is: an empty one starts with it, a read-only one always shows it. */
  account?: AccountFact;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  errorMessage?: Record<string, string>;
  /** The sibling whose value picks the format: { TipoDocumento: { CPF: 'cpf' } }. */
  formatBy?: Record<string, Record<string, string>>;
  options?: OptionsDefinition;
  /** A field of the screen, never sent: its value on load, a literal or a condition. */
  local?: Json | Condition;
  /** A setting that gives the maximum length: `$settings/limiteNome`. */
  maxLengthOf?: string;
  /** A text setting that lists codes which are not offered: `$settings/removerTipos`. */
  exceptOf?: string;
  /** A file: form data holds a handle, and the content is asked for as the part is sent; or a reference to what the server holds. */
  attachment?: true;
  /** The code that the wire uses for "nothing", read as empty and sent for empty. */
  empty?: Json;
}
