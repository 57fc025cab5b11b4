import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blankContext } from '../../engine/analyse';
import { compileSchemas } from '../../engine/compile';
import { formats, type Json, type JsonObject } from '../../engine/core';
import type { FieldSchema, FormDefinition, LoadedWizard, PartStep, TabDefinition } from '../../engine/definition';
import { isReference } from '../../engine/session';
import { loadedWizard, type TestWizardInput, testWizard } from '../../engine/testing';
import english from '../../engine/texts/en.json';
import problems from '../../engine/texts/problems.en.json';
import {
  bodyOfRow,
  bodyOfStep,
  dataOfStep,
  misshapenBody,
  refusedPlaces,
  rowsOfStep,
  serverMessage,
} from '../../engine/wire';
import { temporaryFolder } from '../support/temporaryFolder';
import { blocksOf } from './blocks';
import { writeBlocks } from './writeBlocks';

const page = readFileSync('docs/servers.md', 'utf8');
const context = blankContext({ today: '2026-11-21', formats });
const text: FieldSchema = { type: 'string' };
const row = { type: 'object' as const, properties: { name: text } };

function tab(id: string, properties: Record<string, FieldSchema>): [string, unknown] {
  const definition = { id, title: id, schema: { type: 'object', properties }, uiSchema: { 'ui:sections': [] } };
  return [id, { definition: definition as TabDefinition, validators: {} }];
}
const loaded = {
  wizard: { id: 'w', key: 'id', tabs: [], parts: [] },
  tabs: Object.fromEntries([
    tab('visitor', { name: text, email: text }),
    tab('day', {
      date: { type: 'string', format: 'date' },
      guided: { type: 'boolean' },
      note: text,
      guests: { type: 'array', items: row },
      home: { type: 'object', properties: { zip: text } },
    }),
  ]),
  settings: {},
} as unknown as LoadedWizard;
const data = {
  visitor: { name: 'Ada' },
  day: { guided: true, note: 'Late', guests: [{ name: 'Charles' }], home: { zip: '123' } },
};
const [VISITOR, GUESTS] = [{ name: 'Ada', email: '' }, [{ name: 'Charles' }]];
const DAY = { date: null, guided: true, note: 'Late', guests: GUESTS, home: { zip: '123' } };

describe('docs/servers.md', () => {
  it.each<[row: string, step: Partial<PartStep>, body: Json]>([
    [
      '`["visitor"]`, a tab | an object with each field of the tab: `{ "name": "Ada", "email": "" }`',
      { data: ['visitor'] },
      VISITOR,
    ],
    ['`["visitor", "day"]`, several tabs, or', { data: ['visitor', 'day'] }, { ...VISITOR, ...DAY }],
    [
      'or `["day/date", "day/guided"]`, several fields',
      { data: ['day/date', 'day/guided'] },
      { date: null, guided: true },
    ],
    [
      '`["day/guests"]`, a list alone | the rows, as an array: `[{ "name": "Charles" }]`',
      { data: ['day/guests'] },
      GUESTS,
    ],
    ['`["day/home"]`, an object alone | that object', { data: ['day/home'] }, { zip: '123' }],
    ['`["day/note"]`, a single field | its value, without a name', { data: ['day/note'] }, 'Late'],
    ['with `wrap: "visitor"`', { data: ['visitor'], wrap: 'visitor' }, { visitor: VISITOR }],
    [
      'with `rename: { "name": "FullName" }`',
      { data: ['visitor'], rename: { name: 'FullName' } },
      { FullName: 'Ada', email: '' },
    ],
  ])('says what is sent and read: %s', (said, step, body) => {
    expect(page).toContain(said);
    expect(bodyOfStep(loaded, step as PartStep, data, context)).toEqual(body);
    expect(misshapenBody(loaded, step as PartStep, body)).toBeUndefined();
    const read = dataOfStep(loaded, step as PartStep, body, context);
    expect(bodyOfStep(loaded, step as PartStep, read, context)).toEqual(body);
  });

  it('says what is sent row by row', () => {
    expect(page).toContain('one call for each row, with the row as its body; with `wrap` an array of it alone');
    const step = { data: ['day/guests'], each: true } as unknown as PartStep;
    const { fields = {}, rows = [] } = rowsOfStep(loaded, step, data, context) ?? {};
    expect(rows.map((one) => bodyOfRow(step, fields, one))).toEqual(GUESTS);
    expect(rows.map((one) => misshapenBody(loaded, step, bodyOfRow(step, fields, one)))).toEqual([undefined]);
    expect(bodyOfRow({ ...step, wrap: 'guests' }, fields, rows[0] ?? {})).toEqual({ guests: GUESTS });
  });

  it('says how a refusal names a field', () => {
    const [, body = ''] = page.match(/`(\{ "errors": \[\{ "pointer"[^`]*)`/) ?? [];
    expect(refusedPlaces(JSON.parse(body), { list: 'errors', text: 'message' })).toEqual([
      { message: 'It is taken.', pointer: '/email' },
    ]);
  });

  it('says by what a refusal is told', () => {
    const refusals = [...page.matchAll(/`(\{ "(?:data": \{ "errors|message)[^`]*)`/g)].map(([, body = '']) => body);
    expect(refusals).toHaveLength(2);
    for (const body of refusals)
      expect(serverMessage(JSON.parse(body), { list: 'errors', text: 'message' })).toBe('The e-mail is taken.');
  });
});

describe('the list with forms of docs/servers.md', () => {
  const dir = temporaryFolder();
  writeBlocks(dir, blocksOf(page));
  const names = { texts: english, problems, pathNames: true };
  const rex = { Id: 7, Name: 'Rex', Kind: 'Dog', Walks: 2 };

  async function opened(replies: TestWizardInput['replies'] = {}) {
    const care = await loadedWizard(compileSchemas(join(dir, 'schemas'), names), 'care', formats);
    const test = testWizard(care, {
      base: { user: { Id: 'u 1' } },
      replies: {
        'GET /owners/u%201': { body: { HasPets: true } },
        'GET /owners/u%201/pets': { body: [rex], version: '7=17&8=W/"3a"' },
        ...replies,
      },
    });
    await test.session.open();
    const definition = care.tabs.pets?.definition.collections?.pets?.forms?.[0] as FormDefinition;
    const save = (row: JsonObject, before: JsonObject) =>
      test.session.saveRow({ tab: 'pets', list: 'pets', definition, row, before });
    return { ...test, save };
  }

  it('makes the calls that the page names, each over the version of its row', async () => {
    const { session, save, calls } = await opened();
    expect(session.form('pets').getState().data.pets).toEqual([rex]);
    expect(await save({ ...rex, Walks: 3 }, rex)).toBe('saved');
    expect(await save({ Name: 'Tom', Kind: 'Cat' }, {})).toBe('saved');
    expect(await session.deleteRow('pets', 'pets', rex)).toBe(true);
    const made = calls.map(({ method, path, body, knownVersion }) => [`${method} ${path}`, body, knownVersion]);
    expect(made.slice(-3)).toEqual([
      ['PUT /pets/7', { Id: 7, Name: 'Rex', Kind: 'Dog', Walks: 3 }, '17'],
      ['POST /owners/u%201/pets', { Id: null, Name: 'Tom', Kind: 'Cat', Walks: null }, undefined],
      ['DELETE /pets/7', undefined, '17'],
    ]);
    for (const [call] of made.slice(-3))
      expect(page).toContain(String(call).replace('DELETE /pets/7', 'DELETE /pets/{Id}'));
    for (const told of ['7=17&8=W/"3a"', '"Id": null', '"Walks": 3 }']) expect(page).toContain(told);
  });

  it('gives the content of a file for its handle, once', async () => {
    const code = blocksOf(page).find(({ file }) => file === 'files.js')?.text;
    const { take, attachment } = new Function(`${code}; return { take, attachment };`)();
    const handle = take(new Blob(['%PDF-']));
    expect(isReference(handle)).toBe(false);
    const { content, onSent } = await attachment(handle);
    expect(page).toContain(`"Receipt": "${content}" }`);
    onSent();
    expect(await attachment(handle)).toBeUndefined();
  });

  it('loads all again that did not load', async () => {
    const held = { status: 503, list: 503 };
    const { session } = await opened({
      'GET /owners/u%201': () => ({ status: held.status, body: { HasPets: true } }),
      'GET /owners/u%201/pets': () => ({ status: held.list, body: [rex] }),
    });
    const failed = () => [session.view().failedParts.map(({ part }) => part), session.view().failedLists];
    expect(failed()).toEqual([['owner'], ['pets/pets']]);
    Object.assign(held, { status: 200, list: 200 });
    await session.reloadParts();
    expect(failed()).toEqual([[], ['pets/pets']]);
    const code = blocksOf(page).find(({ file }) => file === 'loadAgain.ts')?.text;
    await new Function('session', `${code}; return loadAgain();`)(session);
    expect(failed()).toEqual([[], []]);
  });
});

describe('the drafts of docs/servers.md', () => {
  afterEach(() => vi.unstubAllGlobals());
  const code = (name: string) => blocksOf(page).find(({ file }) => file === name)?.text;

  /** The server of the page, and what makes a window of a device. */
  function draftsOf() {
    const server = new Function(`${code('drafts.js')}; return { loadDraft, sendDraft, discardDraft };`)();
    const answers = { status: 200 };
    vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => ({
      ...{ status: answers.status, ok: answers.status === 200 },
      json: async () => structuredClone(body ? server.sendDraft('ada', JSON.parse(body)) : server.loadDraft('ada')),
    }));
    const draftService = new Function(`${code('draftService.js')}; return draftService;`)();
    async function window(writer: string, kept = new Map<string, string>()) {
      const { wizard, tabs } = loaded;
      const parts = [{ id: 'visitor', data: ['visitor'], load: 'GET /v', save: 'PUT /v' }];
      const own = { ...wizard, navigation: 'reached', messages: {}, texts: {}, tabs: [{ id: 'visitor' }], parts };
      const { session } = testWizard({ ...loaded, wizard: own, tabs: { visitor: tabs.visitor } } as never, {
        drafts: draftService('/drafts/trip', writer),
        kept,
      });
      await session.open();
      return session;
    }
    return { server, answers, window };
  }

  it('have on another device what was typed on one, until that is discarded', async () => {
    const { server, window } = draftsOf();
    const desk = await window('desk-1');
    desk.form('visitor').change('/name', 'Ada');
    expect(await desk.settle()).toBe(true);
    const phone = await window('phone-1');
    expect(phone.form('visitor').getState().data.name).toBe('Ada');
    phone.form('visitor').change('/name', 'Ada Lovelace');
    await phone.settle();
    const again = await window('desk-2');
    expect([again.form('visitor').getState().data.name, again.view().clashes]).toEqual(['Ada Lovelace', []]);
    expect(server.loadDraft('ada').entries).toHaveLength(1);
    const { revision } = server.loadDraft('ada');
    server.discardDraft('ada');
    expect(server.loadDraft('ada')).toEqual({ revision: revision + 1, entries: [] });
  });

  it.each([
    [404, 'device'],
    [413, 'device'],
    [500, 'offline'],
  ])('stay on the device where the server says %s', async (status, state) => {
    const { answers, window } = draftsOf();
    const desk = await window('desk-1');
    answers.status = status;
    desk.form('visitor').change('/name', 'Ada');
    await desk.settle();
    expect(desk.draft.state()).toBe(state);
    desk.end();
  });
});
