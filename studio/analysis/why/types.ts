import type { Question } from '../../../engine/analyse';
import type { Json, JsonObject } from '../../../engine/core';
import type { Action } from '../../../engine/definition';
import type { SessionInput } from '../../../engine/session';
import type { SaidChange, SaidStep } from './words';

/** A form of a list that is open, with the row that it is about. */
export interface OpenRow {
  list: string;
  /** Its name among the forms of the list. */
  form: string;
  /** The row's place in the list; of a new one, the place after the last. */
  index: number;
  /** The row as it was opened. */
  stored: JsonObject;
  /** The row as it stands in the form. */
  data: JsonObject;
}

/** The form at a moment, and what is asked about there. */
export interface WhyAsked {
  /** A field by its pointer in the data (`/Name`, `/accounts/0/Branch`), a section as `#id`, a rule as `rule:/rules/3`, a button as `ask:advance`; empty: the tab. */
  at: string;
  /** One of the field's options. */
  option?: Json;
  data: JsonObject;
  /** The forms of its lists that are open, the one in front at the end. */
  rows?: readonly OpenRow[];
  /** Settings by name that differ from their defaults. */
  settings: Record<string, Json>;
  user: JsonObject;
  mode: SessionInput['base']['mode'];
  today: string;
  tabs: Record<string, JsonObject>;
}

/** What may be explained of something. */
export type OutcomeId = 'option' | 'visible' | 'required' | 'locked' | 'options' | 'value' | 'errors' | 'rule' | Action;

/** One thing that is so, or not, and because of what. */
export interface Outcome {
  id: OutcomeId;
  /** What is so now, in a word or two. */
  now: string;
  /** The answer as a sentence; names and values stand between stars. */
  sentence: string;
  because: SaidStep[];
  /** The fields that decide, as the frame knows them. */
  deciding: string[];
  /** What may be turned by other answers. */
  question?: Question;
}

export interface WhyAnswer {
  at: string;
  called: string;
  outcomes: Outcome[];
}

/** The fewest answers that turn something, and what comes of them. */
export interface Turn {
  changes: SaidChange[];
  /** The data afterwards. */
  data: JsonObject;
  /** What changes is in the form of a row: its values afterwards. */
  row?: OpenRow;
  /** An example can tell it: of a row, in the form in which examples open it. */
  isExample: boolean;
  /** How the fields are called that then appear, and that go. */
  shown: string[];
  hidden: string[];
}

/** `open`: there are more combinations than are tried; `none`: no answers of the tab do. */
export type TurnAnswer = Turn | 'open' | 'none';
