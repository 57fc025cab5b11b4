import type { Condition, Moment, Operand, RuleDefinition } from '../definition/types';

/** A rule with the list that it belongs to and the fields that trigger it. */
export interface RulePlan {
  rule: RuleDefinition;
  list?: string;
  /** Nodes of `on`. */
  on: string[];
}

/** A statement that acts on a field while its condition holds. */
export interface Acting {
  when: Condition | undefined;
  list?: string;
  rule: RuleDefinition;
}

/** An event that writes a field. */
export interface WriteRule extends RulePlan {
  /** The value to write; `undefined` empties. */
  operand: Operand | undefined;
}

/** Everything that acts on one field; a section's statements are kept apart from the field's own. */
export interface NodeRules {
  shows: Acting[];
  sectionShows: Acting[];
  /** What a hidden field's value becomes. */
  hidden: 'clear' | 'keep';
  computes: (Acting & { operand: Operand })[];
  requires: (Acting & { moment: Moment })[];
  locks: Acting[];
  /** Statements that say something else of the field, by the name of what they say. */
  marks?: Record<string, Acting[]>;
  writes: WriteRule[];
}

/** What acts on a field before any rule was looked at. */
export const noRules = (): NodeRules => ({
  shows: [],
  sectionShows: [],
  hidden: 'keep',
  computes: [],
  requires: [],
  locks: [],
  writes: [],
});
