import type { Scope } from '../../engine/core/condition/scope';
import { isEqual, isObject, type Json, type JsonObject } from '../../engine/core/json';
import { fieldsOfStep, type WizardData } from '../../engine/core/mapping/parts';
import { costsSignatures } from '../declarations/invalidate';
import type { StepInput } from './engine';
import type { GuardedChange } from './questions';

/** What a customer does who saves a part: with "Avançar" both, with a draft the second alone. */
const ACTIONS = ['advance', 'save'] as const;

/**
 * Whether what a part saves costs the signatures that were collected, by the rules of its tabs and of the rows that
 * are edited in place. Each row is held against the stored one of its key; a new one is as the customer typed it,
 * without a key.
 */
export function partCostsSignatures({ loaded, step, context, stored }: StepInput, saved: WizardData): boolean {
  const { asks, key } = loaded.wizard;
  const carried = fieldsOfStep(loaded, step);
  const costs = (rules: GuardedChange['rules'] = [], scope: Scope) =>
    ACTIONS.some((action) => costsSignatures({ rules, action, asks }, scope));
  return Object.entries(saved).some(([tab, fields]) => {
    const definition = loaded.tabs[tab]?.definition;
    const before = stored[tab] ?? {};
    const others = Object.fromEntries(Object.entries(before).filter(([name]) => !(name in carried)));
    const data: JsonObject = { ...others, ...fields };
    if (!definition || isEqual(before, data)) return false;
    if (costs(definition.rules, { data, context: { ...context, stored: before } })) return true;
    return Object.keys(fields).some((list) => {
      const known = rowsOf(before[list]);
      const rows = rowsOf(fields[list]).map((row) => ({ row, old: known.find((other) => other[key] === row[key]) }));
      const typed = { ...data, [list]: rows.map(({ row, old }) => (old ? row : withoutKey(row, key))) };
      return rows.some(
        ({ row, old }, index) =>
          !isEqual(row, old) &&
          costs(definition.collections?.[list]?.rules, {
            data: typed,
            context: { ...context, stored: old ?? {} },
            list,
            index,
          }),
      );
    });
  });
}

const rowsOf = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

function withoutKey(row: JsonObject, key: string): JsonObject {
  const { [key]: _key, ...typed } = row;
  return typed;
}
