import type { PartDefinition, PartStep } from '../../engine/core/definition/types';
import { isObject, type Json, type JsonObject } from '../../engine/core/json';
import { fieldsOfStep, type WizardData } from '../../engine/core/mapping/parts';
import { fromShape, toShape } from '../../engine/core/mapping/shape';
import { type LoadedWizard, stepsOfPart } from '../../engine/core/mapping/wizard';
import { invalidateSignatures } from '../declarations/invalidate';
import { cancelProducts } from '../products/held';
import { Refusal } from '../refusal';
import { takesWaiverBack } from '../suitability/waiver';
import { contextFor } from './context';
import { partCostsSignatures } from './costsOfPart';
import { changeRegistration, type Endpoint, isTaken, placeOfCall, type WizardServices } from './endpoint';
import { decodePart, encodePart } from './engine';
import { renameAccount } from './rename';
import { readPartVersion, readWizardData, writePart } from './store';

const OVERTAKEN =
  'Estes dados foram alterados em outra janela ou em outro aparelho. Recarregue a página para ver a versão atual: o que você digitou continua aqui.';

/** The load and save calls of a part. */
export function endpointsOfPart(wizards: WizardServices, loaded: LoadedWizard, part: PartDefinition): Endpoint[] {
  return stepsOfPart(part).flatMap((step) => {
    const id = partId(part, step);
    const save = saveEndpoint(wizards, loaded, step, id);
    return step.load ? [loadEndpoint(wizards, loaded, step, id), save] : [save];
  });
}

/** Under which name the data of a step are kept. */
export function partId(part: PartDefinition, step: PartStep): string {
  return part.steps ? `${part.id}:${step.data[0]}` : part.id;
}

function loadEndpoint({ services, lists }: WizardServices, loaded: LoadedWizard, step: PartStep, id: string): Endpoint {
  return {
    kind: 'load',
    ...placeOfCall(step.load ?? step.save),
    type: loaded.wizard.type,
    async answer({ client, tellVersion }) {
      // Before the data: a save between both makes the version too old, never too new.
      tellVersion(await readPartVersion(services.database, { client, loaded }, id));
      const stored = await readWizardData(services.database, { client, loaded });
      if (!carriesAnything(loaded, step, stored)) return null;
      const context = await contextFor(services, lists, { client, loaded, tabs: stored });
      return encodePart({ loaded, step, context, stored }, stored);
    },
  };
}

function saveEndpoint({ services, lists }: WizardServices, loaded: LoadedWizard, step: PartStep, id: string): Endpoint {
  const { take } = step;
  return {
    kind: 'save',
    ...placeOfCall(step.save),
    type: loaded.wizard.type,
    ...(take && { accepts: (body) => isTaken(take, body) }),
    answer: ({ client: caller, body, seenIp, knownVersion, tellVersion }) =>
      changeRegistration(services, caller, async ({ tx, client, services: inside, now }) => {
        const owner = { client, loaded };
        if (!step.each && knownVersion !== undefined && knownVersion !== (await readPartVersion(tx, owner, id))) {
          throw new Refusal(409, OVERTAKEN);
        }
        const stored = await readWizardData(tx, owner);
        const context = await contextFor(inside, lists, { client, loaded, tabs: stored });
        const input = { loaded, step, context, stored };
        const { key } = loaded.wizard;
        const rows = step.each ? rowsSent(step, body) : undefined;
        const before = fromShape(step, encodePart(input, stored));
        const decoded = decodePart(input, rows ? toShape(step, withRows(before, rows, key)) : body);
        if ('errors' in decoded) throw new Refusal(400, decoded.errors);
        await writePart(tx, owner, { id, data: decoded.data, now });
        await renameAccount(tx, client, decoded.data);
        tellVersion(await readPartVersion(tx, owner, id));
        if (takesWaiverBack(Object.keys(fieldsOfStep(loaded, step)), stored, decoded.data)) {
          await cancelProducts(tx, client, now);
        }
        if (partCostsSignatures(input, decoded.data)) await invalidateSignatures(tx, { client, seenIp, now });
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
