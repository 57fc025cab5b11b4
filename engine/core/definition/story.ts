import type { Json, JsonObject } from '../json';
import type { Action } from './rule';

/**
 * An example that tells what becomes of somebody: with which answers and what around them, what is then changed, and what
 * must come of it. Places are pointers: `/Cep`, `/contas/0/Agencia`, `#correspondencia`.
 */
export interface StoryDefinition {
  title: string;
  /** The title of another story: its data and what stands around them are those of this one, but for what is said here. */
  as?: string;
  /** The answers; over those of `as`, where `null` is an empty one. */
  data?: JsonObject;
  /** The day on which it happens; without it, today. */
  today?: string;
  mode?: 'new' | 'edit' | 'renewal';
  settings?: Record<string, Json>;
  user?: JsonObject;
  /** Data of other tabs by name. */
  tabs?: Record<string, JsonObject>;
  /** Records of the options chosen in fields whose options come from a call. */
  options?: Record<string, JsonObject>;
  /** What the customer then changes, one after another; `null` empties. What was before counts as stored. */
  change?: Record<string, Json>;
  /** What lookups answer by name; `null` is "not found". */
  answers?: Record<string, JsonObject | null>;
  /** What the customer then wants to do; `row` says with which row. */
  before?: Action;
  row?: string;
  expect: Expectation;
}

/** What must come of a story. Lists of errors, questions, lookups and rows are whole, in their order. */
export interface Expectation {
  shown?: string[];
  hidden?: string[];
  required?: string[];
  optional?: string[];
  locked?: string[];
  open?: string[];
  /** Fields that offer their options, and those that take any text instead. */
  listed?: string[];
  free?: string[];
  /** Values by field; `null` is empty. */
  values?: Record<string, Json>;
  errors?: string[];
  /** Questions: their name in `asks`, or the id of the rule that puts them. */
  asks?: string[];
  lookups?: string[];
  /** Titles of a list's columns. */
  columns?: Record<string, string[]>;
  /** The form that edits a row; `null` is none. */
  forms?: Record<string, string | null>;
  /** Whether a part of the tab is sent, by its name. */
  parts?: Record<string, boolean>;
  /** What the conditions of `take` and `send` let through. */
  taken?: string[];
  sent?: string[];
  /** By block, the rows of lists that its conditions let through: `participantes/emissores/0`. */
  chosen?: Record<string, string[]>;
  /** Whether the wizard passes over the tab. */
  skipped?: boolean;
}
