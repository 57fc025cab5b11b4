import type { FieldGroup } from '../definition/fieldGroup';
import type { FieldSchema } from '../definition/types';
import type { Json } from '../json';

/** What a widget can show. */
export interface WidgetShape {
  /** The types that it shows; without it all. */
  types?: NonNullable<FieldSchema['type']>[];
  /** `needs`: one of several options; `never`: no options. Without it either. */
  choice?: 'needs' | 'never';
  /** The types of which it shows one of several options only. */
  choiceOf?: string[];
  /** It shows no other formats than those that name it as theirs, and the ones that stand here. */
  ownFormats?: readonly string[];
  needsFormat?: true;
}

/** What a widget reads of `ui:options`: a text, a number, yes or no, one of the field's options, or texts by name. */
export interface WidgetOption {
  kind: 'text' | 'number' | 'switch' | 'choice' | 'texts';
  words: Readonly<Record<'pt-BR', string>>;
  /** Of `texts`: their names, with what each is called. */
  of?: Readonly<Record<string, Readonly<Record<'pt-BR', string>>>>;
}

/** A field that the widget shows, where kinds of fields are offered. */
export interface WidgetSample {
  group: FieldGroup;
  schema: FieldSchema;
  /** What it shows there. */
  value?: Json;
  /** What it is called, and when to take it. */
  words: Readonly<Record<'pt-BR', { title: string; help: string }>>;
}

/** All that is known of a widget beside how it is drawn, which `engine/react/widgets/table.ts` has. */
export interface Widget {
  shape: WidgetShape;
  /** How label, hint and message stand around it, where it is not one box. */
  frame?: 'bare' | 'group' | 'radiogroup';
  /** It puts a question with its answers side by side. */
  isQuestion?: true;
  /** It asks for yes or no. */
  isAnswer?: true;
  /** It opens more of the form, and is no answer: it is not told among the answers, and stays in its `frame` once it is locked. */
  opens?: true;
  /** It has room for several lines, on paper too. */
  isLong?: true;
  options?: Readonly<Record<string, WidgetOption>>;
  /** None where a format offers its fields. */
  sample?: WidgetSample;
  /** By language: what it is called where one is chosen, and what it shows, within a sentence. */
  words: Readonly<Record<'pt-BR', { title: string; shows: string }>>;
}
