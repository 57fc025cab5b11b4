import type { RuleDefinition } from '../definition/rule';
import type { JsonObject } from '../json';
import type { Acting, NodeRules, RulePlan } from '../plan/acting';

/** The kinds of rules: a statement about the state, an event (`on`), a gate in front of an action (`before`). */
export type Species = 'state' | 'event' | 'gate';

/**
 * How the value of a key names things, by which it is read, checked, renamed, spoilt, said and edited. `targets` are
 * fields, or `#id` of what is on the screen; `fields` are fields alone; `operands` give fields values; `references` are
 * anything that a condition reads. The others are each of one key.
 */
export type Says =
  | 'targets'
  | 'fields'
  | 'operands'
  | 'references'
  | 'hidden'
  | 'validator'
  | 'params'
  | 'error'
  | 'ask'
  | 'lookup'
  | 'with'
  | 'fill'
  | 'locks'
  | 'notFound'
  | 'moment';

/** What a kind puts at a field that it acts on: the tools know by it what it shows, requires, locks, computes and writes. */
export type Puts = 'shows' | 'requires' | 'locks' | 'computes' | 'writes';

/** What the tools are told of one key of a rule: the check, the vocabulary, the sentences, the editor. */
export interface ToldKey {
  /** The kinds of rules that may have it. */
  of: readonly Species[];
  says: Says;
  /** It does something by itself; the others say more of one that does. */
  isEffect?: true;
  /** What is said at once where another key has the same value: `'mostra e exige {}'`. */
  joined?: { with: string; as: string; words: Readonly<Record<string, string>> };
  /** Of each group one must stand beside it. */
  needs?: readonly (readonly string[])[];
  /** Why it may not act on a field, in the analysts' words: `'é "readOnly". Esperado: …'`. Nothing where it may. */
  refuses?(schema: { readOnly?: boolean }): string | undefined;
  /**
   * How a sentence says it, by language; how the line of an editor begins, where not with these words; and what an
   * explanation says that a rule does by it, where not as that line begins.
   */
  words: Readonly<Record<string, { sentence?: string; line?: string; deed?: string }>>;
  /** Its JSON Schema, which explains it to analysts. */
  vocabulary: JsonObject;
}

/** What the tools are told of a kind of effect, by key: its own, and those that say more of it. */
export type Told = Readonly<Record<string, ToldKey>>;

/** Where a rule puts what it does. */
export interface Planning {
  /** What every entry of the rule begins with. */
  base: Acting;
  /** The same with its triggers. */
  plan: RulePlan;
  /** What acts on a field that the rule names. */
  at(name: string): NodeRules;
  /** Says something of a field while the rule holds: `marks[name]` of the tab's state has it then. */
  mark(name: string, field: string): void;
  /** What a target holds: the field itself, and all that goes with it. */
  within(target: string): readonly { node: NodeRules; isOwn: boolean }[];
}

/** What a kind of effect does in a form: it puts entries where the field that they act on is worked out. */
export interface Acts {
  plan(rule: RuleDefinition, planning: Planning): void;
}

/**
 * What of the core does a kind that puts no entries: it reports where it validates, puts a question, makes a call; or
 * other kinds read its keys, which say more of what they do.
 */
export type DoneBy = 'validation' | 'questions' | 'lookups' | 'otherKinds';

/** A file of a kind of effect: what it does, or who does it. */
export type Effect = { told: Told } & ({ acts: Acts; doneBy?: never } | { acts?: never; doneBy: DoneBy });
