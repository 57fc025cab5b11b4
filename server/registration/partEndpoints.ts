import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../../engine/core';
import { type LoadedWizard, type PartDefinition, type PartStep, stepsOfPart } from '../../engine/definition';
import { fieldsOfStep, fromShape, toShape, type WizardData } from '../../engine/wire';
import { Refusal } from '../http/refusal';
import { describeLoad, describeSave } from './described/parts';
import { type Endpoint, placeOfCall } from './endpoint';
import { decodePart, encodePart } from './engine';
import { partId } from './partId';
import { placeInRows } from './placeInBody';
import { questionsOfPart } from './questionsOfPart';
import { savedVersion, versionOf } from './registration';
import type { Registrations } from './registrations';
import { save } from './save';
import { assertSeen } from './seen';
import { partRow, versionOfRow } from './store';
import type { Taken } from './taken';

const OVERTAKEN =
  'Estes dados foram alterados em outra janela ou em outro aparelho. Recarregue a página para ver a versão atual: o que você digitou continua aqui.';

/** A step of a part, and the name under which its data are kept. */
interface Place {
  loaded: LoadedWizard;
  step: PartStep;
  id: string;
}

/** The load and save calls of a part. */
export function endpointsOfPart(registrations: Registrations, loaded: LoadedWizard, part: PartDefinition): Endpoint[] {
  return stepsOfPart(part).flatMap((step) => {
    const place = { loaded, step, id: partId(part, step) };
    const save = saveEndpoint(registrations, place);
    return step.load ? [loadEndpoint(place), save] : [save];
  });
}

function loadEndpoint({ loaded, step, id }: Place): Endpoint {
  return {
    kind: 'load',
    ...placeOfCall(step.load ?? step.save),
    part: id,
    type: loaded.wizard.type,
    describe: (examples) => describeLoad({ loaded, step }, examples),
    async answer({ read, tellVersion }) {
      const registration = await read();
      tellVersion(versionOf(registration, id));
      const { data, context } = registration;
      return carriesAnything(loaded, step, data) ? encodePart({ loaded, step, context, stored: data }, data) : null;
    },
  };
}

function saveEndpoint(registrations: Registrations, { loaded, step, id }: Place): Endpoint {
  const { key } = loaded.wizard;
  const carried = Object.keys(fieldsOfStep(loaded, step));
  return {
    kind: 'save',
    ...placeOfCall(step.save),
    part: id,
    type: loaded.wizard.type,
    takes: takenBy(loaded, step),
    describe: (examples) => describeSave({ loaded, step }, examples),
    answer: (input) =>
      save(registrations, { loaded, input }, (before, now) => {
        const { body, knownVersions: known } = input;
        if (!step.each) {
          assertSeen(before, { known, held: savedVersion(before, id), overtaken: OVERTAKEN });
        }
        const stepInput = { loaded, step, context: before.context, stored: before.data };
        const rows = step.each ? rowsSent(step, body) : undefined;
        const list = rows && fromShape(step, encodePart(stepInput, before.data));
        if (rows?.some((row) => isGone(list, row, key))) throw new Refusal(409, OVERTAKEN);
        const all = rows && withRows(list, rows, key);
        const decoded = decodePart(stepInput, all ? toShape(step, all) : body);
        if ('errors' in decoded) {
          const { errors, field } = decoded;
          throw new Refusal(400, errors, { field: all && field ? placeInRows(step, field, { all, rows }) : field });
        }
        const { data } = decoded;
        const saved = encodePart(stepInput, data);
        const row = partRow(before, { id, data, now });
        return {
          answer: rows ? answerOfRows(step, saved, { rows, key }) : saved,
          write: { kind: 'part', row },
          version: versionOfRow(row),
          data,
          carried,
          questions: questionsOfPart(stepInput, data),
          isChanged: Object.entries(data).some(
            ([tab, fields]) => !isEqual(before.data[tab], { ...before.data[tab], ...fields }),
          ),
        };
      }),
  };
}

/** What tells the rows of a step from those of others on the same call. */
function takenBy(loaded: LoadedWizard, step: PartStep): Taken | undefined {
  const [source = '', ...others] = step.data;
  const [tab = '', name = ''] = source.split('/');
  const schema = others.length === 0 ? loaded.tabs[tab]?.definition.schema.properties[name] : undefined;
  const fields = schema?.properties ?? schema?.items?.properties ?? fieldsOfStep(loaded, step);
  return step.take && { condition: step.take, fields, shape: step };
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

/** Whether a row names one that is not there any more: it must not come back as a new one. */
function isGone(list: Json | undefined, row: JsonObject, key: string): boolean {
  return !isEmpty(row[key]) && placeOf(Array.isArray(list) ? list : [], row, key) === -1;
}

/** What a call that carries rows answers: those rows as they were saved. */
function answerOfRows(step: PartStep, saved: Json, { rows, key }: { rows: JsonObject[]; key: string }): Json {
  const answer = savedRows(fromShape(step, saved), rows, key);
  return toShape(step, step.wrap === undefined ? (answer[0] ?? null) : answer);
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
