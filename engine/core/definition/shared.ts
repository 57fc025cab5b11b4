import type { Json, JsonObject } from '../json';
import type { Condition } from './condition';
import type { FieldSchema } from './field';
import type { Message, Messages } from './message';
import type { AskDefinition, RuleDefinition } from './rule';
import type { RecordDefinition, TreatmentDefinition } from './treatment';
import type { PartDefinition } from './wizard';

/** One setting of a tenant. */
export interface SettingDefinition {
  key: string;
  title: string;
  type: 'flag' | 'choice' | 'number' | 'text';
  /** Flags: the values that switch it on (`["S"]`), or off. */
  on?: string[];
  off?: string[];
  values?: Json[];
  /** Choices: the value that any entry stands for that is none of `values`; without it, those have the default. */
  other?: Json;
  range?: [number, number];
  default: Json;
  /** Whether the browser may read it. */
  public: boolean;
}

/** A lookup that rules start by name. */
export interface LookupDefinition {
  call: string;
  when?: Condition;
  /** Members of the answer whose presence means "not found". */
  notFound?: JsonObject;
  timeout?: number;
  message?: Message;
  /** In place of `message` when the call failed. */
  failed?: Message;
}

/** What all wizards of a schemas folder share. */
export interface SharedDefinition {
  $defs?: Record<string, FieldSchema>;
  lookups?: Record<string, LookupDefinition>;
  asks?: Record<string, AskDefinition>;
  /** Parts that wizards name in the place of their own. */
  parts?: PartDefinition[];
  /** Rules that tabs name in the place of their own. */
  rules?: RuleDefinition[];
  /** What data is treated for, by the names that fields use. */
  treatments?: Record<string, TreatmentDefinition>;
  /** What is kept beside what forms ask. */
  records?: Record<string, RecordDefinition>;
  messages?: Messages;
  /** Inline texts of formats by reason: { cpf: { check: 'CPF inválido' } }. */
  formats?: Record<string, Record<string, string>>;
  texts?: Record<string, string>;
}
