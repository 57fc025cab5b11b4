import { isEqual, isObject, type Json, type JsonObject, type Scope } from '../../engine/core';
import type { AskDefinition, RuleDefinition } from '../../engine/definition';
import { fieldsOfStep, type WizardData } from '../../engine/wire';
import type { StepInput } from './engine';
import { questionsBefore } from './questions';

/** What a customer does who saves a part: with "Avançar" both, with a draft the second alone. */
const ACTIONS = ['advance', 'save'] as const;

/**
 * The questions that the rules of a part's tabs, and of the rows that are edited in place, put before what it saves.
 * Each row is held against the stored one of its key; a new one is as the customer typed it, without a key. What did
 * not change puts none.
 */
export function questionsOfPart({ loaded, step, context, stored }: StepInput, saved: WizardData): AskDefinition[] {
  const { asks, key } = loaded.wizard;
  const carried = fieldsOfStep(loaded, step);
  const questions = (rules: readonly RuleDefinition[] = [], scope: Scope) =>
    ACTIONS.flatMap((action) => questionsBefore({ rules, action, asks }, scope));
  return Object.entries(saved).flatMap(([tab, fields]) => {
    const definition = loaded.tabs[tab]?.definition;
    const before = stored[tab] ?? {};
    const others = Object.fromEntries(Object.entries(before).filter(([name]) => !(name in carried)));
    const data: JsonObject = { ...others, ...fields };
    if (!definition || isEqual(before, data)) return [];
    const ofRows = Object.keys(fields).flatMap((list) => {
      const known = rowsIn(before[list]);
      const rows = rowsIn(fields[list]).map((row) => ({ row, old: known.find((other) => other[key] === row[key]) }));
      const typed = { ...data, [list]: rows.map(({ row, old }) => (old ? row : withoutKey(row, key))) };
      return rows.flatMap(({ row, old }, index) =>
        isEqual(row, old)
          ? []
          : questions(definition.collections?.[list]?.rules, {
              data: typed,
              context: { ...context, stored: old ?? {} },
              list,
              index,
            }),
      );
    });
    return [...questions(definition.rules, { data, context: { ...context, stored: before } }), ...ofRows];
  });
}

const rowsIn = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

function withoutKey(row: JsonObject, key: string): JsonObject {
  const { [key]: _key, ...typed } = row;
  return typed;
}
