import type { AccountType } from '../../core/definition/accountType';
import type { SettingDefinition, SharedDefinition, TabDefinition, WizardDefinition } from '../../core/definition/types';
import type { FormatWithExamples } from '../../core/formats/types';
import type { Json } from '../../core/json';
import type { MigrationStep } from '../../core/migration/types';
import type { Witness } from '../finding';
import type { Code } from './codes';
import type { Kind } from './kinds';

export type { Code } from './codes';
export { KINDS, type Kind } from './kinds';

/** Where something stands in a file; line and column from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Says where a value, or the key that names it, stands. */
export type Locate = (pointer: string, at?: 'key' | 'value') => Place;

/** Definitions without problems, with the places of their values, as the loader gives them. */
export interface ComparedSchemas {
  shared: SharedDefinition;
  settings: Record<string, SettingDefinition>;
  types: AccountType[];
  wizards: ComparedWizard[];
  forms: ComparedWizard[];
  places: Record<'shared' | 'settings' | 'types', Locate>;
}

/** A wizard, or a folder of forms that stand alone, with its tabs in order. */
export interface ComparedWizard {
  definition: WizardDefinition;
  tabs: TabDefinition[];
  /** The steps that its data took, oldest first. */
  migration: MigrationStep[];
  places: { own: Locate; tabs: Readonly<Record<string, Locate>> };
}

/** What a comparison is made with. */
export interface CompareInput {
  formats: Record<string, FormatWithExamples>;
  /** The day on which ages are counted, `yyyy-mm-dd`. */
  today: string;
  /** Blocks by which customers sign: labels, sections and notes of a tab that has one are signed. */
  signing: readonly string[];
  /** The steps that data take from the one to the other, by wizard; without them those that the later version adds. */
  steps?: Readonly<Record<string, readonly MigrationStep[]>>;
}

/** The version that something stands in. */
export type Version = 'before' | 'after';

/**
 * A smallest set of answers on which the versions differ, whatever else is filled in. Of `refused` the form told nothing
 * at `pointer` before and refuses it now; of `accepted` the other way round; `kept` was stored and is not what remains.
 */
export interface ComparedWitness {
  shows: 'refused' | 'accepted' | 'kept';
  /** What is refused, accepted or lost: a pointer into the tab's data, as the later version names it. */
  pointer: string;
  answers: Witness[];
  /** Of `kept`: the value before and now; absent when there is none. */
  value?: Witness['value'];
  now?: Witness['value'];
}

/** A step of migration that a finding suggests, as `migration.json` says it but for its id: never taken by itself. */
export type SuggestedStep =
  | { moved: string; to: string }
  | { codes: string; map: Record<string, Json> }
  | { retired: string; title: string };

/** One difference between two versions of the definitions. */
export interface CompareFinding extends Place {
  /**
   * What an answer of a publisher names: the code and what it is about, `fieldRemoved:pf/enderecos/Cep`. It stays while
   * other things change, and is unique in a report.
   */
  id: string;
  code: Code;
  kind: Kind;
  /** The version in whose file it stands: `before` for what is gone. */
  version: Version;
  pointer: string;
  wizard?: string;
  tab?: string;
  /** Nodes of the tab: `Cep`, `contas`, `contas[]/Agencia`. */
  fields: string[];
  /** The parts of the save flow that carry these fields. */
  parts: string[];
  rules: string[];
  /** What the sentences of a code name. */
  params: Record<string, string>;
  /** The sentence for people, in English. */
  message: string;
  witness?: ComparedWitness;
  suggestion?: SuggestedStep;
}

/** Everything that differs between two versions, by kind and place. */
export interface CompareReport {
  findings: CompareFinding[];
  /** Whether nothing needs an answer. */
  isCompatible: boolean;
}
