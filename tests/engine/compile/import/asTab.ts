import type { TabDefinition } from '../../../../engine/core/definition/types';
import { isObject, type JsonObject } from '../../../../engine/core/json';
import { fieldsOf, pointerOf } from '../../../../engine/core/plan/fields';
import { planOf } from '../../../../engine/core/plan/plan';
import { evaluateTab } from '../../../../engine/core/state/evaluate';
import { validateTab } from '../../../../engine/core/validation/validate';
import { contextOf } from '../../../support/tabs';
import { validatedOf } from '../../../support/validated';
import type { RjsfView } from './asRjsf';

const context = contextOf();
const texts = { messages: {}, formats: {}, settings: {} };

/** What a tab makes of some answers, in the terms of rjsf; `answers` are those that it keeps. */
export function asTab(definition: TabDefinition): (given: JsonObject) => RjsfView & { answers: JsonObject } {
  const plan = planOf(definition);
  const { validators } = validatedOf(definition);
  const fields = fieldsOf(definition);
  return (given) => {
    const state = evaluateTab(plan, given, context);
    const answers = structuredClone(state.data);
    const pointers = fields.flatMap((field) => {
      if (field.list === undefined) return [{ field, pointer: pointerOf(field) }];
      const rows = answers[field.list];
      return Array.isArray(rows) ? rows.map((_, index) => ({ field, pointer: pointerOf(field, index) })) : [];
    });
    const shown = pointers.filter(({ pointer }) => !state.hidden.has(pointer));
    for (const pointer of state.hidden) remove(answers, pointer.slice(1).split('/'));
    return {
      answers,
      shown: shown.map(({ pointer }) => pointer).sort(),
      required: shown
        .filter(({ field, pointer }) => field.schema.type !== 'array' && state.required.has(pointer))
        .map(({ pointer }) => pointer)
        .sort(),
      isAccepted: validateTab(plan, validators, state, 'advance', { context, texts }).length === 0,
    };
  };
}

function remove(data: JsonObject, [name = '', ...rest]: string[]): void {
  const inner = data[name];
  if (rest.length === 0) delete data[name];
  else if (Array.isArray(inner)) remove(inner[Number(rest[0])] as JsonObject, rest.slice(1));
  else if (isObject(inner)) remove(inner, rest);
}
