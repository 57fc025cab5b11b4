import type { JsonObject } from '../json';
import type { CallDefinition } from './call';
import type { Condition } from './condition';
import type { FieldSchema } from './field';
import type { Messages } from './message';
import type { RuleDefinition } from './rule';
import type { SectionItem } from './screen';

/** A form of a collection that is saved by calls of its own. */
export interface FormDefinition {
  id: string;
  open: 'inline' | 'modal';
  title: string;
  /** Label of the button that opens a modal form. */
  button?: string;
  /** The rows that this form edits. */
  for?: Condition;
  start?: JsonObject;
  fields: SectionItem[];
  required?: string[];
  /** What is different of a row's fields in this form: `{ "Cpf": { "title": "CPF", "format": "cpf" } }`. */
  properties?: Record<string, FieldSchema>;
  create?: CallDefinition;
  update?: CallDefinition;
  save?: CallDefinition;
}

/** A column of a collection's table; the first field of `fields` is the main line. */
export interface ColumnDefinition {
  title: string;
  fields: string[];
  when?: Condition;
}

/** What the rows of a list make together: `{ "field": "Percentual", "whole": 100, "unit": "%" }`. */
export interface SumDefinition {
  field: string;
  whole: number;
  /** Stands after the number. */
  unit?: string;
}

/** A list whose rows may lend their values to a new row of another one. */
export interface ReuseDefinition {
  /** The list, as a reference: `$tabs/dados/socios`; of the same tab `/emissores`. */
  from: string;
  /** The field there by which a row is offered. */
  titleField: string;
  /** The fields here with those there whose values they take. */
  fill: Record<string, string>;
}

/** How the rows of a list are shown, edited, loaded and saved. */
export interface CollectionDefinition {
  title?: string;
  /** The field whose value, of an option its title, stands in the heading of a row that is edited in place. */
  titleField?: string;
  name?: string;
  add?: string;
  empty?: string;
  /** What one row and several are called where they are counted. */
  rows?: { one: string; other: string };
  /** Of rows that are edited in place: the sum that stands over them, and runs along their lines. */
  sum?: SumDefinition;
  /** Whose values a new row may take, so that nobody types them twice. */
  reuse?: ReuseDefinition[];
  fields?: SectionItem[];
  /** So many first rows always exist; each may have its own title and name. */
  fixed?: { title?: string; name?: string }[];
  load?: CallDefinition;
  take?: Condition;
  delete?: CallDefinition;
  columns?: ColumnDefinition[];
  forms?: FormDefinition[];
  messages?: Messages;
  rules?: RuleDefinition[];
}
