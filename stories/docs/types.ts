import type { Json } from '../../engine/core';
import type { TabDefinition } from '../../engine/definition';

type FieldSchema = TabDefinition['schema']['properties'][string];

/** What a page tells of a widget or a block, in Portuguese, for designers and analysts. */
export interface Told {
  /** What it is, in one sentence. */
  is: string;
  /** When it is the right one. */
  use: readonly string[];
  /** When another is, and which. */
  avoid: readonly string[];
  /** Its parts, from the outside to the inside. */
  anatomy: readonly string[];
  /** What each key does. */
  keyboard: readonly (readonly [key: string, does: string])[];
  /** What a screen reader says of it, in order. */
  hears: readonly string[];
}

/** The page of a widget. */
export interface WidgetPage extends Told {
  /** Keys of a field's schema (`format`), or of its entry in the uiSchema (`ui:help`), that make or change it. */
  keys: readonly string[];
  /** What it reads of `ui:options`. */
  options?: Readonly<Record<string, string>>;
  /** Fields of a tab that show it; the first is the one. */
  example: {
    fields: Readonly<Record<string, FieldSchema>>;
    ui?: Readonly<Record<string, Record<string, Json>>>;
    required?: readonly string[];
    rules?: NonNullable<TabDefinition['rules']>;
  };
  /** What it holds where it is shown filled in. */
  value: Json;
  /** The error that it is shown with. */
  error: string;
}

/** The page of a block. */
export interface BlockPage extends Told {
  /** The tab that it is taken from, `pf/documentos`: its section with the block, and the fields that the block binds. */
  from?: string;
  /** What asks for it, where it is no part of a section: a rule of a tab. */
  ask?: Readonly<Record<string, Json>>;
  /** What each of its stories shows, by their title and the name of the story. */
  states: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
