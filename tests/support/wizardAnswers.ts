import { isEmpty, type Json, type JsonObject } from '../../engine/core/json';
import { bodyOfStep, type WizardData } from '../../engine/core/mapping/parts';
import { fieldsToWire } from '../../engine/core/mapping/wire';
import { type LoadedWizard, stepsOfPart } from '../../engine/core/mapping/wizard';
import type { Answers } from './pf';
import { contextOf } from './tabs';

/** What the load calls of a wizard answer that holds these data by tab: calls that parts or lists share, together. */
export function answersOf(loaded: LoadedWizard, data: WizardData): Answers {
  const answers: Record<string, Json> = {};
  const add = (call: string, body: Json) => {
    answers[call] = call in answers ? [answers[call] ?? null, body].flat() : body;
  };
  for (const { load, send: _send, ...step } of loaded.wizard.parts.flatMap(stepsOfPart)) {
    const [tab = '', field] = step.data[0]?.split('/') ?? [];
    const isThere = !isEmpty(field === undefined ? data[tab] : data[tab]?.[field]);
    if (typeof load === 'string' && isThere) add(load, bodyOfStep(loaded, step, data, contextOf()));
  }
  for (const [tab, { definition }] of Object.entries(loaded.tabs)) {
    for (const [list, { load }] of Object.entries(definition.collections ?? {})) {
      const fields = definition.schema.properties[list]?.items?.properties ?? {};
      const rows = (data[tab]?.[list] ?? []) as JsonObject[];
      if (typeof load === 'string') add(load, rows.map((row) => fieldsToWire(fields, row)) as Json);
    }
  }
  return answers;
}
