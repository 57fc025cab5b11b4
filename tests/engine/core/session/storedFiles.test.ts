import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldSchema, PartDefinition } from '../../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../../engine/core/json';
import type { TransportRequest } from '../../../../engine/core/session/host';
import type { Reply } from '../../../../engine/testing/fakeServer';
import { answer, type Replies, sentIn, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const seed = Number(process.env.TORTURE_SEED ?? 20_261_130);

const FILE: FieldSchema = { type: 'string', attachment: true };
const ROWS: FieldSchema = {
  type: 'array',
  items: { type: 'object', properties: { Guid: { type: 'string' }, Amount: { type: 'string' }, Receipt: FILE } },
};
const HOME: FieldSchema = { type: 'object', properties: { Street: { type: 'string' }, Proof: FILE } };
const TAB = tabOf({ Amount: {}, Receipt: FILE, costs: ROWS, home: HOME });
const REST: PartDefinition = { id: 'rest', data: ['tab'], load: 'GET /rest', save: 'PUT /rest' };
const WHOLE: PartDefinition = { id: 'costs', data: ['tab/costs'], load: 'GET /costs', save: 'PUT /costs' };
const EACH: PartDefinition = { ...WHOLE, each: true };

const storageOf = (kept: Map<string, string>) => ({
  read: (key: string) => kept.get(key) ?? null,
  write: (key: string, value: string) => void kept.set(key, value),
  remove: (key: string) => void kept.delete(key),
});

/** A session whose host has the content of any handle, over what earlier ones kept. */
async function open(replies: Replies, part: PartDefinition = WHOLE, kept = new Map<string, string>()) {
  const attachment = (handle: string) => (handle.includes(':') ? undefined : { content: `content of ${handle}` });
  const input = { host: { attachment }, storage: storageOf(kept), mode: 'edit' } as const;
  const { session, calls, questions } = sessionOf(wizardOf([TAB], [REST, part]), replies, input);
  await session.open();
  const form = session.form('tab');
  const rows = () => (form.getState().data.costs ?? []) as JsonObject[];
  return { session, form, rows, kept, questions, sent: () => sentIn(calls) };
}

const at = (costs: JsonObject[], more: Replies = {}): Replies => ({ 'GET /costs': () => answer(costs), ...more });
const FIVE = { Guid: '5', Amount: '1', Receipt: 'file:1' };

describe('a reference that a server gives', () => {
  it('is kept in the form, and sent back as it is: with each', async () => {
    const { session, form, rows, sent } = await open(at([FIVE]), EACH);
    expect(rows()).toEqual([FIVE]);
    expect(await session.save()).toEqual({ done: true });
    expect(sent()).toEqual([]);
    form.change('/costs/0/Amount', '2');
    await session.save();
    expect(sent()).toEqual([['/costs', { ...FIVE, Amount: '2' }]]);
    expect(rows()).toEqual([{ ...FIVE, Amount: '2' }]);
  });

  it('in a list that is sent whole', async () => {
    const { session, form, rows, sent } = await open(at([FIVE, { Guid: '6', Amount: '3' }]));
    form.change('/costs/1/Amount', '4');
    await session.save();
    expect(sent()).toEqual([['/costs', [FIVE, { Guid: '6', Amount: '4' }]]]);
    expect(rows()).toEqual([FIVE, { Guid: '6', Amount: '4' }]);
  });

  it('in a field of a tab, and in an object', async () => {
    const saved = { Amount: '1', Receipt: 'file:1', home: { Street: 'A', Proof: 'file:2' } };
    const { session, form, sent } = await open({ 'GET /rest': () => answer(saved) });
    expect(form.getState().data).toEqual(saved);
    form.change('/Amount', '2');
    await session.save();
    expect(sent()).toEqual([['/rest', { ...saved, Amount: '2' }]]);
  });

  it('gives way to no content', async () => {
    const contents = [
      { Guid: '5', Amount: '1', Receipt: 'JVBERi0=' },
      { Guid: '6', Amount: '1', Receipt: 'data:application/pdf;base64,JVBERi0=' },
    ];
    const { session, form, rows, sent } = await open(at(contents));
    expect(rows()).toEqual([
      { Guid: '5', Amount: '1' },
      { Guid: '6', Amount: '1' },
    ]);
    form.change('/costs/0/Amount', '2');
    await session.save();
    expect(sent()).toEqual([
      [
        '/costs',
        [
          { Guid: '5', Amount: '2' },
          { Guid: '6', Amount: '1' },
        ],
      ],
    ]);
  });

  it('is sent as "" once it is taken off, and never again', async () => {
    for (const part of [WHOLE, EACH]) {
      const { session, form, sent } = await open(at([FIVE]), part);
      form.change('/costs/0/Receipt', undefined);
      await session.save();
      form.change('/costs/0/Amount', '2');
      await session.save();
      const rows = sent().map(([, body]) => (Array.isArray(body) ? body[0] : body));
      expect(rows).toEqual([
        { Guid: '5', Amount: '1', Receipt: '' },
        { Guid: '5', Amount: '2' },
      ]);
    }
  });
});

describe('a file that was sent', () => {
  const picked = { Guid: '5', Amount: '1', Receipt: 'content of a' };

  it('goes by the reference that the answer gives it', async () => {
    for (const part of [WHOLE, EACH]) {
      const given = (row: JsonObject) => (part.each ? row : [row]);
      const { session, form, rows, sent } = await open(
        at([{ Guid: '5', Amount: '1' }], { 'PUT /costs': () => answer(given({ Guid: '5', Receipt: 'file:9' })) }),
        part,
      );
      form.change('/costs/0/Receipt', 'a');
      await session.save();
      expect(rows()).toEqual([{ Guid: '5', Amount: '1', Receipt: 'file:9' }]);
      form.change('/costs/0/Amount', '2');
      await session.save();
      expect(sent()).toEqual([
        ['/costs', given(picked)],
        ['/costs', given({ Guid: '5', Amount: '2', Receipt: 'file:9' })],
      ]);
    }
  });

  it('without one in the answer is left out of what is sent later', async () => {
    for (const part of [WHOLE, EACH]) {
      const given = (row: JsonObject) => (part.each ? row : [row]);
      const { session, form, rows, sent } = await open(at([FIVE]), part);
      form.change('/costs/0/Receipt', 'a');
      await session.save();
      form.change('/costs/0/Amount', '2');
      await session.save();
      expect(sent()).toEqual([
        ['/costs', given(picked)],
        ['/costs', given({ Guid: '5', Amount: '2' })],
      ]);
      expect(rows()).toEqual([{ Guid: '5', Amount: '2' }]);
    }
  });

  it('in a field of a tab or an object goes with its content, and is called by the answer', async () => {
    const reply = () => answer({ Receipt: 'file:1', home: { Proof: 'file:2' } });
    const { session, form, sent } = await open({ 'PUT /rest': reply });
    form.change('/Receipt', 'a');
    form.change('/home/Proof', 'b');
    await session.save();
    expect(sent()).toEqual([
      ['/rest', { Amount: '', Receipt: 'content of a', home: { Street: '', Proof: 'content of b' } }],
    ]);
    expect(form.getState().data).toEqual({ Receipt: 'file:1', home: { Proof: 'file:2' } });
    expect(await session.save()).toEqual({ done: true });
    expect(sent()).toHaveLength(1);
  });

  it('gives way to one that was picked, or to its removal, while it was on its way', async () => {
    for (const next of ['b', undefined]) {
      const { session, form, rows, sent } = await open(
        at([{ Guid: '5', Amount: '1' }], {
          'PUT /costs'() {
            if (sent().length === 1) form.change('/costs/0/Receipt', next);
            return answer([{ Guid: '5', Receipt: 'file:9' }]);
          },
        }),
      );
      form.change('/costs/0/Receipt', 'a');
      await session.save();
      expect(rows()[0]?.Receipt).toBe(next);
      await session.save();
      expect(sent()[1]).toEqual(['/costs', [{ Guid: '5', Amount: '1', Receipt: next ? 'content of b' : '' }]]);
    }
  });
});

describe('a save without an answer', () => {
  it('of a new row with a file adds it once, whatever the server calls the file', async () => {
    const there: JsonObject[] = [];
    let isCut = true;
    const save = ({ body }: TransportRequest): Reply | Promise<Reply> => {
      const row = body as JsonObject;
      const index = there.findIndex(({ Guid }) => Guid === row.Guid);
      there.splice(index < 0 ? there.length : index, 1, { ...row, Guid: 'g1', Receipt: 'file:9' });
      if (isCut) return Promise.reject(new Error('cut'));
      return answer({ Guid: 'g1' });
    };
    const { session, form } = await open(at(there, { 'PUT /costs': save }), EACH);
    form.addRow('costs', { Amount: '1', Receipt: 'a' });
    expect(await session.save()).toEqual({ done: false });
    isCut = false;
    expect(await session.save()).toEqual({ done: true });
    expect(there).toEqual([{ Guid: 'g1', Amount: '1', Receipt: 'file:9' }]);
  });

  it('of a whole list is no conflict with what it left there', async () => {
    let held: JsonObject[] = [{ Guid: '5', Amount: '1' }];
    let version = 1;
    let isCut = true;
    const { session, form, sent } = await open({
      'GET /costs': () => ({ ...answer(held), version: `${version}` }),
      'PUT /costs'({ body, knownVersion }) {
        if (knownVersion !== `${version}`) return { status: 409 };
        held = (body as JsonObject[]).map((row) => ({ ...row, Receipt: 'file:9' }));
        version += 1;
        return isCut ? Promise.reject(new Error('cut')) : { version: `${version}` };
      },
    });
    form.change('/costs/0/Receipt', 'a');
    await session.save();
    isCut = false;
    expect(await session.save()).toEqual({ done: true });
    expect(session.view().clashes).toEqual([]);
    expect(sent()).toHaveLength(3);
  });
});

/** What a customer and the network do. */
const act = fc.oneof(
  fc.record({ do: fc.constant('amount' as const), row: fc.nat(3), value: fc.constantFrom('1', '2', '3') }),
  fc.record({ do: fc.constant('pick' as const), row: fc.nat(3) }),
  fc.record({ do: fc.constant('remove' as const), row: fc.nat(3) }),
  fc.record({ do: fc.constant('add' as const), isPicked: fc.boolean() }),
  fc.record({ do: fc.constant('save' as const), fate: fc.constantFrom('answered', 'unanswered', 'lost') }),
  fc.record({ do: fc.constant('reload' as const) }),
);

/** A server that keeps files by references, and tells them in its answers or not. */
function serverOf(part: PartDefinition, tellsFiles: boolean) {
  let rows: JsonObject[] = [
    { Guid: 'r1', Amount: '1', Receipt: 'file:0' },
    { Guid: 'r2', Amount: '2' },
  ];
  const files = new Map<Json, string>([['file:0', 'content of 0']]);
  const wrong: Json[] = [];
  let count = 2;
  const taken = (row: JsonObject): JsonObject => {
    const known = rows.find(({ Guid }) => Guid === row.Guid);
    const { Receipt: sent = known?.Receipt ?? '', ...rest } = row;
    const held = { ...rest, Guid: known ? (row.Guid as Json) : `r${++count}` };
    if (sent === '') return held;
    if (files.has(sent)) return { ...held, Receipt: sent };
    if (!String(sent).startsWith('content of ')) wrong.push(sent);
    files.set(`file:${files.size}`, String(sent));
    return { ...held, Receipt: `file:${files.size - 1}` };
  };
  const told = ({ Guid, Receipt }: JsonObject): JsonObject => ({
    Guid: Guid as Json,
    ...(tellsFiles && Receipt !== undefined && { Receipt }),
  });
  const server = { fate: 'answered' as string };
  const save = ({ body }: TransportRequest): Reply | Promise<Reply> => {
    if (server.fate === 'lost') return Promise.reject(new Error('offline'));
    const next = (part.each ? [body] : body) as JsonObject[];
    const now = next.map(taken);
    rows = part.each
      ? [
          ...rows.map((row) => now.find(({ Guid }) => Guid === row.Guid) ?? row),
          ...now.filter((row) => !rows.some(({ Guid }) => Guid === row.Guid)),
        ]
      : now;
    if (server.fate === 'unanswered') return Promise.reject(new Error('cut'));
    return answer(part.each ? told(now[0] as JsonObject) : now.map(told));
  };
  const contents = () =>
    rows.map(({ Guid, Amount = '', Receipt }) => ({ Guid, Amount, file: files.get(Receipt as Json) ?? '' }));
  return { server, contents, wrong, replies: { 'GET /costs': () => answer(rows), 'PUT /costs': save } };
}

/** What a row should have of text and file. */
interface Meant {
  Amount: Json;
  file: string;
}

/** Whether a row has a file that the customer can take off, and knows all of: beneath a pick none that was never told. */
const isSeen = (row: JsonObject | undefined, held: { Guid: Json | undefined; file: string }[]) =>
  String(row?.Receipt ?? '').startsWith('file:') ||
  (row?.Receipt !== undefined && !held.some(({ Guid, file }) => Guid === row.Guid && file !== ''));

describe('whatever is typed, picked, taken off, saved and loaded', () => {
  for (const part of [WHOLE, EACH]) {
    for (const tellsFiles of [true, false]) {
      const title = `${part.each ? 'each row' : 'the whole list'}, files ${tellsFiles ? 'told' : 'not told'}`;
      it(`no file of a server is lost, and no row: ${title}`, async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
            const { server, contents, wrong, replies } = serverOf(part, tellsFiles);
            let opened = await open(replies, part);
            let picked = 0;
            let isInDoubt = false;
            /** What each row should have of text and file, in the order of the form. */
            let meant: Meant[] = contents().map(({ Amount, file }) => ({ Amount, file }));
            const all = [...acts, { do: 'save' as const, fate: 'answered' }];
            for (const one of all) {
              const { session, form, rows } = opened;
              const index = 'row' in one ? one.row : 0;
              const row = rows()[index];
              if (one.do === 'amount' && row) {
                form.change(`/costs/${index}/Amount`, one.value);
                meant = meant.with(index, { ...(meant[index] as Meant), Amount: one.value });
              } else if (one.do === 'pick' && row) {
                form.change(`/costs/${index}/Receipt`, `p${++picked}`);
                meant = meant.with(index, { ...(meant[index] as Meant), file: `content of p${picked}` });
              } else if (one.do === 'remove' && isSeen(row, contents())) {
                form.change(`/costs/${index}/Receipt`, undefined);
                meant = meant.with(index, { ...(meant[index] as Meant), file: '' });
              } else if (one.do === 'add' && rows().length < 4) {
                const own: JsonObject = one.isPicked ? { Receipt: `p${++picked}` } : {};
                form.addRow('costs', { Amount: 'new', ...own });
                meant = [...meant, { Amount: 'new', file: one.isPicked ? `content of p${picked}` : '' }];
              } else if (one.do === 'save') {
                server.fate = one.fate;
                const { done } = await session.save();
                isInDoubt = !done && (isInDoubt || one.fate === 'unanswered');
              } else if (one.do === 'reload' && !isInDoubt) {
                // What was picked is gone: the server's file stands again.
                const there = contents();
                meant = rows().map((held, place) => {
                  const isPicked = String(held.Receipt ?? '').startsWith('p');
                  const stored = there.find(({ Guid }) => Guid === held.Guid);
                  const was = meant[place] as Meant;
                  return isPicked ? { ...was, file: stored?.file ?? '' } : was;
                });
                session.flush();
                server.fate = 'answered';
                opened = await open(replies, part, opened.kept);
              }
              expect(opened.rows()).toHaveLength(meant.length);
            }
            expect(wrong).toEqual([]);
            expect(contents().map(({ Amount, file }) => ({ Amount, file }))).toEqual(meant);
          }),
          { seed, numRuns: 120 },
        );
      });
    }
  }
});
