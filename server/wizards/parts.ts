import type { PartDefinition, PartStep } from '../../engine/core/definition/types';
import { isObject, type Json, type JsonObject } from '../../engine/core/json';
import { fieldsOfStep, rowMatches, type WizardData } from '../../engine/core/mapping/parts';
import { fromShape, toShape } from '../../engine/core/mapping/shape';
import { type LoadedWizard, stepsOfPart } from '../../engine/core/mapping/wizard';
import { cancelProducts } from '../products/held';
import { Refusal } from '../refusal';
import { takesWaiverBack } from '../suitability/waiver';
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
        const { key } = loaded.wizard;
        const rows = step.each ? rowsSent(step, body) : undefined;
        const before = fromShape(step, encodePart(input, stored));
        const decoded = decodePart(input, rows ? toShape(step, withRows(before, rows, key)) : body);
        if ('errors' in decoded) throw new Refusal(400, decoded.errors);
        await writePart(tx, owner, { id, data: decoded.data, now });
        if (takesWaiverBack(Object.keys(fieldsOfStep(loaded, step)), stored, decoded.data)) {
          await cancelProducts(tx, client, now);
        }
        const saved = encodePart(input, decoded.data);
        if (!rows) return saved;
        const answer = savedRows(fromShape(step, saved), rows, key);
        return toShape(step, step.wrap === undefined ? (answer[0] ?? null) : answer);
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

/** The rows of a call that carries one row, or under `wrap` a list; `undefined` when it carries anything else. */
function rowsSent(step: PartStep, body: Json | undefined): JsonObject[] | undefined {
  const inner = fromShape(step, body);
  const rows = Array.isArray(inner) && step.wrap !== undefined ? inner : [inner];
  return rows.every(isObject) ? (rows as JsonObject[]) : undefined;
}

/** The list with each row in place of that with the same key, or at its end. */
function withRows(list: Json | undefined, sent: JsonObject[], key: string): Json[] {
  const rows = Array.isArray(list) ? [...list] : [];
  for (const row of sent) {
    const at = placeOf(rows, row, key);
    rows.splice(at === -1 ? rows.length : at, 1, row);
  }
  return rows;
}

/** The rows that were sent, as they were saved: those without a known key are the last ones. */
function savedRows(list: Json | undefined, sent: JsonObject[], key: string): Json[] {
  const rows = Array.isArray(list) ? list : [];
  const isNew = (row: JsonObject) => placeOf(rows, row, key) === -1;
  const added = rows.slice(rows.length - sent.filter(isNew).length);
  return sent.map((row) => (isNew(row) ? (added.shift() ?? null) : (rows[placeOf(rows, row, key)] as Json)));
}

function placeOf(rows: Json[], row: JsonObject, key: string): number {
  return row[key] ? rows.findIndex((other) => isObject(other) && other[key] === row[key]) : -1;
}
