import type { Context } from '../condition/scope';
import type { AskDefinition, LookupDefinition, Messages, Moment } from '../definition/types';
import type { Json, JsonObject } from '../json';
import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import type { EvaluateOptions } from '../state/evaluate';
import type { LookupAnswer } from '../state/lookup';
import type { TabState } from '../state/state';
import type { ErrorsOfBlock } from '../validation/blocks';
import type { FieldError } from '../validation/errors';
import type { MessageContext } from '../validation/messages';
import type { Listeners } from './listeners';
import type { RowStatus } from './rowStatus';
import type { AttemptedError } from './shownErrors';
import type { UnreadTexts } from './unreadTexts';
import type { FieldView } from './view';

/** What a form needs from outside. */
export interface FormServices {
  context(): Context;
  texts: MessageContext;
  levels?: Messages[];
  lookups: Record<string, LookupDefinition>;
  /** Makes the call of a lookup. */
  runLookup(definition: LookupDefinition, args: JsonObject): Promise<LookupAnswer>;
  /** Shows what a lookup has to say when nothing was found or the call failed. */
  tellLookup(definition: LookupDefinition, kind: 'notFound' | 'failed'): void;
  /** Puts the question of a rule; true for yes. */
  ask(ask: string | AskDefinition): Promise<boolean>;
  /** What the blocks of the tab report. */
  errorsOfBlock?: ErrorsOfBlock;
  /** The customer changed a field. */
  onTyped?(): void;
  /** The state to begin with, as it would be worked out: that of a form that did the same. */
  begun?: TabState | undefined;
}

/** One tab, or the form of one row: its state, its visible errors, and who is told of changes. */
export interface FormStore {
  plan: TabPlan;
  listeners: Listeners;
  getState(): TabState;
  view(pointer: Pointer): FieldView;
  /** Stable identities of the rows of a list, for rendering. */
  rowKeys(list: string): readonly string[];
  /**
   * @param text what was typed, where it means no value: it stands in the field, which counts as empty
   * @param errors what the widget says is wrong with the value: the field is held invalid with these words until it is
   * changed again
   */
  change(pointer: Pointer, value: Json | undefined, text?: string, errors?: readonly string[]): void;
  unreadTexts(): UnreadTexts;
  /** Puts texts that mean no value into empty fields, as a reload does. */
  putUnreadTexts(texts: UnreadTexts): void;
  /** The fields were saved as they count: what stands in them without a value is not kept any more. */
  forgetUnreadTexts(fields: readonly string[]): void;
  /** Shows what is wrong with a filled field that the customer leaves; of an empty one what its `unread` text lacks. */
  leave(pointer: Pointer, unread?: string): void;
  /** Shows what the formats say of values as they were stored, in their places, where those still stand. */
  tellStored(told: JsonObject, stored: JsonObject): void;
  /** All errors at a moment; they become the visible ones. */
  validate(moment: Moment): FieldError[];
  /** All errors at a moment, without showing any. */
  check(moment: Moment): FieldError[];
  /** Whether `check` would give none; costs less. */
  isValid(moment: Moment): boolean;
  /** The errors that stand under fields. The same list as long as nothing of it changed. */
  visibleErrors(): readonly FieldError[];
  /** Those of the last validation and what came since it failed, corrected or not, for the summary. */
  summary(): readonly AttemptedError[];
  showErrors(errors: readonly FieldError[]): void;
  /** Asks the blocks again whether what they reported at the last attempt still stands. */
  recheckBlocks(): void;
  /** Adds a row at the end: a new one, or `row`, which was taken off. */
  addRow(list: string, row?: JsonObject): number;
  rowStatus(list: string, index: number): RowStatus;
  removeRow(list: string, index: number): void;
  /** Replaces the data, as a load does; errors go, lookups run quietly. */
  load(data: JsonObject, options?: EvaluateOptions): void;
  /** Replaces single values without events, as rows and keys that the server gave; what was wrong with them goes. */
  patch(data: Record<string, Json | undefined>): void;
  /** Evaluates again after something outside changed. */
  refresh(): void;
  /** Goes through a key and the leaving of a field without effect, in idle time: the first one is then as fast as the others. */
  rehearse(): void;
}
