import type { FieldGroup } from '../definition/fieldGroup';
import type { FieldSchema } from '../definition/types';
import type { Json } from '../json';
import type { FormatExamples } from './types';

/** What a format is called in a language. */
export interface FormatWords {
  /** Where one is chosen: `'Telefone celular'`. */
  title: string;
  /** Within a sentence: `'telefone celular'`. */
  what: string;
  /** What a field with it stores, and in which unit. */
  stores: string;
  /** When to take it. */
  help: string;
}

/** What the tools are told of a format; a browser that fills forms does not load it. */
export interface ToldFormat {
  /** Where it is offered. */
  group: FieldGroup;
  /** What a field with it shows where it is offered. */
  sample?: Json;
  /** A value is a day, or a moment: what it is held against is a day. */
  holds?: 'day' | 'moment';
  /** Why a limit of such a field cannot be meant: a Portuguese sentence with gaps (`{1}`), and what stands in them. Nothing where it can. */
  refusesLimit?(limit: number): { sentence: string; gaps: readonly (string | number)[] } | undefined;
  /** What is typed is shown to nobody. */
  isSecret?: true;
  /** What such a field says beside its format. */
  field?: FieldSchema;
  words: Readonly<Record<'pt-BR', FormatWords>>;
  /**
   * The texts of its reasons by language. Those in English are the engine's; one in another language is taken into the
   * definitions where they have none of their own.
   */
  reasons: Readonly<Record<'en', Record<string, string>>> & { readonly [language: string]: Record<string, string> };
  /** Stored values, for tests, documentation and the analysis of definitions. */
  examples: FormatExamples;
  /** Where the rule comes from. */
  source: string;
}
