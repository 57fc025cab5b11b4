import type { ComponentProps, ReactNode } from 'react';
import type { FieldSchema, FieldUi } from '../../core/definition/types';
import type { Format } from '../../core/formats/types';
import type { Json, JsonObject } from '../../core/json';
import type { Refusal } from '../../core/typing/edit';

/** One option of a choice. */
export interface Choice {
  value: Json;
  label: string;
  /** The whole text of a label that is cut. */
  full?: string;
  /** Shown before the label and searched too, where the widget has a list of its own. */
  code?: string;
  /** A line under the label, where the widget has room for it. */
  note?: string;
  /** It is shown and cannot be chosen, where the widget shows each of them. */
  disabled?: boolean;
}

/** An error as it stands under a field. */
export interface ShownError {
  text: string;
  /** It is told elsewhere, with all others that came with it. */
  isTold: boolean;
}

/** The value and the error of a field as they are at any moment, for a widget that shows new ones without being drawn anew. */
export interface LiveValue {
  now(): Json | undefined;
  /** The same object as long as it says the same. */
  error(): ShownError | undefined;
  /** Tells of new values; as long as anybody follows, the widget is drawn anew neither for these nor for errors alone. */
  follow(listener: () => void): () => void;
  /** Tells of new errors; as long as nobody follows values, the widget is drawn anew for them as well. */
  followError(listener: () => void): () => void;
}

/**
 * What every widget is given. A widget shows and reports one value; it holds no rule and fetches nothing.
 * Ids: the control has `id` (a group: its first control), the frame derives label, hint and message from it.
 */
export interface WidgetProps {
  id: string;
  /** Of the first control of a group, where it is another one. */
  firstId?: string;
  name: string;
  /** The stored value; `undefined` = empty. */
  value: Json | undefined;
  /** The same at any moment, where there is more to it than the drawing: `value` may be older for who follows it. */
  live?: LiveValue;
  /** What an earlier widget of the field reported as a text that means no value. */
  text?: string;
  label: string;
  required: boolean;
  /** Shown as text with a padlock; can be focused and read, not changed. */
  locked: boolean;
  disabled: boolean;
  error?: string;
  /** What the control did not take of what was typed or pasted, and why. */
  told?: string;
  /** Good news about the value (`note` of the frame). */
  note?: string;
  /** A lookup of the value is under way, and `note` says so. */
  busy?: boolean;
  hint?: ReactNode;
  /** A word beside the label. */
  tag?: ReactNode;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  format?: Format;
  /** The field in the definition, for widgets that were written for schemas. */
  schema?: FieldSchema;
  /** What the definition says of how it is shown, for the same. */
  uiSchema?: FieldUi;
  /** The options of a choice; a value that is not among them is shown as it is. */
  choices?: readonly Choice[];
  /** Several options may be chosen; the value holds theirs with this between them. */
  separator?: string;
  /** The options are on their way. */
  loading?: boolean;
  /** Why there are no options yet, in place of the words for an empty choice. */
  noOptions?: string;
  /** Typing stops after so many characters, and says so. */
  maxLength?: number;
  /** `ui:options` of the definition. */
  options: JsonObject;
  /** Screen texts by name, from the definitions; `widgetTexts` lists the names that widgets read. */
  texts: Record<string, string>;
  /**
   * Every accepted edit; `undefined` when emptied, or for a `text` that means no value yet. With `errors` the field is held
   * invalid with these words, until another edit or a value from elsewhere.
   */
  onChange(value: Json | undefined, text?: string, errors?: readonly string[]): void;
  /** The focus left the widget as a whole. */
  onLeave(): void;
  /** In place of `onLeave`: it left a text in the widget that means no value. */
  onLeaveUnread?(text: string): void;
  /** What the control did not take; without a refusal that it took something, `isAnew` in place of all that stood there. */
  onRefusal?(refusal?: Refusal, isAnew?: boolean): void;
  /** The text typed into a list with search, for lists that are searched elsewhere. */
  onSearch?(text: string): void;
}
