import type { PartDefinition, PartStep } from '../../engine/core/definition/types';
import { isObject, type Json, type JsonObject } from '../../engine/core/json';
import { fieldsOfStep, rowMatches, type WizardData } from '../../engine/core/mapping/parts';
import { type LoadedWizard, stepsOfPart } from '../../engine/core/mapping/wizard';
import { Refusal } from '../refusal';
import { contextFor } from './context';
import { changeRegistration, type Endpoint, placeOfCall, type WizardServices } from './endpoint';
import { decodePart, encodePart } from './engine';
import { readWizardData, writePart } from './store';

/** The load and save calls of a part. */
export function endpointsOfPart(wizards: WizardServices, loaded: LoadedWizard, part: PartDefinition): Endpoint[] {
  return stepsOfPart(part).flatMap((step) => {
    const save = saveEndpoint(wizards, loaded, step, partId(part, step));
    return step.load ? [loadEndpoint(wizards, loaded, step), save] : [save];
  });
}

/** Under which name the data of a step are kept. */
export function partId(part: PartDefinition, step: PartStep): string {
  return part.steps ? `${part.id}:${step.data[0]}` : part.id;
}

function loadEndpoint({ services, lists }: WizardServices, loaded: LoadedWizard, step: PartStep): Endpoint {
  return {
    kind: 'load',
    ...placeOfCall(step.load ?? step.save),
    type: loaded.wizard.type,
    async answer({ client }) {
      const stored = await readWizardData(services.database, { client, loaded });
      if (!carriesAnything(loaded, step, stored)) return null;
      const context = await contextFor(services, lists, { client, loaded, tabs: stored });
      return encodePart({ loaded, step, context, stored }, stored);
    },
  };
}

function saveEndpoint({ services, lists }: WizardServices, loaded: LoadedWizard, step: PartStep, id: string): Endpoint {
  return {
    kind: 'save',
    ...placeOfCall(step.save),
    type: loaded.wizard.type,
    ...(step.take && { accepts: (body) => isObject(body) && hasConstants(step, body) }),
    answer: ({ client: caller, body }) =>
      changeRegistration(services, caller, async ({ tx, client, services: inside, now }) => {
        const owner = { client, loaded };
        const stored = await readWizardData(tx, owner);
        const context = await contextFor(inside, lists, { client, loaded, tabs: stored });
        const input = { loaded, step, context, stored };
        const decoded = decodePart(
          input,
          step.each ? withRow(encodePart(input, stored), body, loaded.wizard.key) : body,
        );
        if ('errors' in decoded) throw new Refusal(400, decoded.errors);
        await writePart(tx, owner, { id, data: decoded.data, now });
        const saved = encodePart(input, decoded.data);
        return step.each ? savedRow(saved, body, loaded.wizard.key) : saved;
      }),
  };
}

/** Whether anything is known of what a step carries. */
function carriesAnything(loaded: LoadedWizard, step: PartStep, stored: WizardData): boolean {
  const names = Object.keys(fieldsOfStep(loaded, step));
  const tabs = step.data.map((source) => stored[source.split('/')[0] as string] ?? {});
  return tabs.some((data) => names.some((name) => data[name] !== undefined));
}

function hasConstants(step: PartStep, body: JsonObject): boolean {
  return rowMatches(step.take, body, { settings: {}, user: {}, mode: 'new', today: '', now: '', formats: {} });
}

/** The list with one row in place of that with the same key, or at its end. */
function withRow(list: Json, row: Json | undefined, key: string): Json {
  const rows = Array.isArray(list) ? list : [];
  if (!isObject(row)) return row ?? null;
  const at = row[key] ? rows.findIndex((other) => isObject(other) && other[key] === row[key]) : -1;
  return at === -1 ? [...rows, row] : rows.with(at, row);
}

/** The row that was sent, as it was saved. */
function savedRow(list: Json, row: Json | undefined, key: string): Json {
  const rows = Array.isArray(list) ? list : [];
  const same = isObject(row) && row[key] ? rows.find((other) => isObject(other) && other[key] === row[key]) : undefined;
  return same ?? rows.at(-1) ?? null;
}
