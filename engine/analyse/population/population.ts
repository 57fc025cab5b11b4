import type { SettingDefinition, TabDefinition } from '../../core/definition/types';
import type { JsonObject } from '../../core/json';
import type { WizardData } from '../../core/mapping/parts';
import { fieldsOfSchema } from '../fields';
import { subjectsOf } from '../subject';
import type { ResolvedTab } from '../tab';
import { branchesOf } from './branches';
import { type MakeInput, makeObject } from './values';

/** What a population is made from. */
export interface PopulationInput extends MakeInput {
  tabs: readonly TabDefinition[];
  settings: Record<string, SettingDefinition>;
  /** `yyyy-mm-dd`. */
  today: string;
}

/** Made-up answers to all tabs of a wizard, by the number of the registration. */
export type Population = (index: number) => WizardData;

/**
 * Made-up registrations of a wizard: with the number every option, every branch of the rules and every example of a tab
 * comes up in turn. The same numbers in the same order, and the same `random`, make the same registrations.
 */
export function populationOf({ tabs, settings, today, ...make }: PopulationInput): Population {
  const resolved = tabs.map((definition): ResolvedTab => {
    return { id: definition.id, definition, fields: fieldsOfSchema(definition.schema, '/schema') };
  });
  const input = { formats: make.formats, today, settings, tabs: new Map(resolved.map((tab) => [tab.id, tab])) };
  const makers = resolved.map((tab): [string, (index: number) => JsonObject] => {
    const [subject] = subjectsOf(tab);
    return [tab.id, answersOf(tab.definition, subject ? branchesOf(subject, input) : [], make)];
  });
  return (index) => Object.fromEntries(makers.map(([id, answers]) => [id, answers(index)]));
}

function answersOf({ schema, examples }: TabDefinition, branches: readonly JsonObject[], make: MakeInput) {
  const valid = examples?.valid ?? [];
  return (index: number): JsonObject => {
    // One of the tab's own, one that is made up, one that is both; over it what leads into a branch.
    const kind = index % 3;
    const turn = Math.floor(index / 3);
    const example = kind === 1 ? {} : (valid[turn % Math.max(1, valid.length)] ?? {});
    const made = kind === 0 && valid.length > 0 ? {} : makeObject(schema, turn, make);
    return { ...made, ...structuredClone(example), ...branches[turn % Math.max(1, branches.length)] };
  };
}
