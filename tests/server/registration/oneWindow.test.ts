import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../../engine/core/json';
import { fromShape, toShape } from '../../../engine/core/mapping/shape';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';
import { matches, type Save, savesOf } from './savesOfDemo';

const WIZARDS = [
  { id: 'pf', type: 1, document: '52998224725', demo: 'demoRegistration' },
  { id: 'pj', type: 2, document: '12ABC34501DE35', demo: 'demoCompany' },
  { id: 'fundo', type: 3, document: '70931582000105', demo: 'demoFund' },
];

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));

/** What the customer does next: a save, a deletion or a reload, each of one of the saves by its number. */
const ACT = fc.record({ act: fc.constantFrom('save', 'save', 'add', 'delete', 'reload'), at: fc.nat(30) });

describe.each(WIZARDS)('one customer of $id in one window', ({ id, type, document, demo }) => {
  it('is never told that another window was there, whatever is saved, deleted and loaded again', async () => {
    const loaded = (await compiledDefinitions()).wizards.find(({ wizard }) => wizard.id === id) as LoadedWizard;
    const saves = savesOf(loaded, demo);
    expect(saves.length).toBeGreaterThan(3);
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(ACT, { minLength: 4, maxLength: 10 }), async (acts) => {
        round += 1;
        const own = { type, document: document.slice(0, -3) + String(round).padStart(3, '0') };
        const token = await tokenOf(store.database, await addClient(store.database, own));
        const window = openWindow(token);
        for (const { act, at } of acts) {
          const save = saves[at % saves.length] as Save;
          const status = await window[act as keyof typeof window](save);
          // What is added may be more than a list takes: partners of more than 100 %.
          const may = act === 'add' ? [200, 400] : [200];
          expect([act, save.call, may.includes(status) || status]).toEqual([act, save.call, true]);
        }
      }),
      { numRuns: 8, seed: 20261122 },
    );
  });
});

/** What a window knows: the version of each part, and the rows that are saved of each list. */
function openWindow(token: string) {
  const versions = new Map<string, string>();
  const rows = new Map<string, JsonObject[]>();

  const make = async (part: string, call: string, body?: Json) => {
    const [method, path = ''] = call.split(' ');
    const version = method === 'POST' ? versions.get(part) : undefined;
    const answer = await server.call(`${method} /api/${path.replace(/^\//, '')}`, {
      token,
      ...(body !== undefined && { body }),
      headers: version === undefined ? {} : { 'if-match': version },
    });
    if (typeof answer.headers.etag === 'string') versions.set(part, answer.headers.etag);
    return answer;
  };
  const keep = ({ part, shape, isRow }: Save, answer: Json) => {
    const inner = fromShape(shape, answer);
    if (Array.isArray(inner)) rows.set(part, inner as JsonObject[]);
    else if (isRow && isObject(inner)) rows.set(part, [...(rows.get(part) ?? []), inner]);
  };
  const send = async (save: Save, body: Json) => {
    const answer = await make(save.part, save.call, body);
    if (answer.status === 200) keep(save, answer.body.data);
    return answer.status;
  };

  return {
    save: (save: Save) => send(save, save.body),
    /** Sends a list with what is saved of it and its rows anew. */
    add(save: Save) {
      const inner = fromShape(save.shape, save.body);
      if (save.isRow || !Array.isArray(inner)) return send(save, save.body);
      return send(save, toShape(save.shape, [...(rows.get(save.part) ?? []), ...inner]));
    },
    async delete(save: Save) {
      const known = rows.get(save.part) ?? [];
      const row = known.at(-1);
      // The first rows of some lists are there for good.
      if (!save.deletion || !row || known.length < 2) return 200;
      const call = save.deletion.replace(/\{(\w+)\}/g, (_, name) => String(row[name] ?? ''));
      const { status } = await make(save.part, call);
      rows.set(save.part, known.slice(0, -1));
      return status;
    },
    async reload(save: Save) {
      const [, path] = save.call.split(' ');
      const { status, headers, body } = await make(save.part, `GET ${path}`);
      const inner = fromShape(save.shape, body.data);
      const { take = {} } = save.shape;
      const own = (list: Json[]) => list.filter((row) => matches(take, row)) as JsonObject[];
      if (headers.etag !== undefined && Array.isArray(inner)) rows.set(save.part, own(inner));
      return status;
    },
  };
}
