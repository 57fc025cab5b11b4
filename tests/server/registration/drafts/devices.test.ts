import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, type Caller, startApp, tokenOf } from '../../testServer';
import { type Draft, draftsAt, type Entry, told } from './drafts';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
let other: Caller;
beforeAll(async () => {
  other = await startApp(store.database, { definitions: await compiledDefinitions() });
});
afterAll(() => other.app.close());

const DEVICES = ['phone-0001', 'desk-00001', 'tablet-001'].map((Id) => ({ Id, Nome: Id }));
const PLACES = ['a/b', 'a/c', 'a/list/form'];

/** What happens next: a device sends, some call arrives once more, a device loads all, or empties every place. */
const ACT = fc.record({
  act: fc.constantFrom<('send' | 'again' | 'load' | 'discard')[]>('send', 'send', 'send', 'again', 'load', 'discard'),
  device: fc.nat(DEVICES.length - 1),
  instance: fc.boolean(),
  /** The answer is lost at first: the call is made twice. */
  isLost: fc.boolean(),
  contents: fc.dictionary(fc.constantFrom(...PLACES), fc.oneof(fc.nat(9), fc.constant(null)), { maxKeys: 3 }),
  /** Of the calls that were sent before. */
  which: fc.nat(99),
});

const nameOf = ({ Lugar, Aparelho, Revisao }: Entry) => `${Lugar} ${Aparelho.Id} ${Revisao}`;
/** Without the revisions, which a repeated call moves on. */
const values = ({ Entradas }: Draft) =>
  Entradas.map(({ Lugar, Conteudo, Aparelho }) => [Lugar, Aparelho.Id, Conteudo]).sort();

type Act = typeof ACT extends fc.Arbitrary<infer T> ? T : never;

/** A call that was made. */
interface Sent {
  device: number;
  body: JsonObject;
  isLost: boolean;
}

/** Several devices of one customer, each with what it was told. */
function openDevices(token: string) {
  const known = DEVICES.map(() => ({ revision: 0, told: new Set<string>() }));
  const sent: Sent[] = [];
  const load = () => draftsAt(server).load(token);

  function hear(device: number, { Revisao, Entradas }: Draft): void {
    const of = known[device] as (typeof known)[number];
    of.revision = Math.max(of.revision, Revisao);
    for (const entry of Entradas) of.told.add(nameOf(entry));
  }

  async function send({ device, body, isLost }: Sent, at: Caller): Promise<void> {
    const before = await load();
    const answer = await draftsAt(at).send(token, body);
    const after = await load();
    const { Visto, Mudancas } = body as unknown as { Visto: number; Mudancas: { Lugar: string; Conteudo: Json }[] };
    const { Id } = DEVICES[device] as (typeof DEVICES)[number];
    const changed = new Map(Mudancas.map(({ Lugar, Conteudo }) => [Lugar, Conteudo]));
    const isGone = ({ Lugar, Aparelho, Revisao }: Entry) =>
      changed.has(Lugar) && (Aparelho.Id === Id || Revisao <= Visto);
    const own = [...changed].flatMap(([Lugar, Conteudo]) => (Conteudo === null ? [] : [[Lugar, Id, Conteudo]]));

    // Everything else is there as it was; of others only what this device was told of is gone.
    expect(values(after)).toEqual(
      [...values({ ...before, Entradas: before.Entradas.filter((e) => !isGone(e)) }), ...own].sort(),
    );
    for (const entry of before.Entradas.filter((gone) => isGone(gone) && gone.Aparelho.Id !== Id)) {
      expect([...(known[device]?.told ?? [])]).toContain(nameOf(entry));
    }
    expect(answer.Revisao).toBe(before.Revisao + 1);
    expect(answer.Entradas).toEqual(
      after.Entradas.filter(({ Aparelho, Revisao }) => Aparelho.Id !== Id && Revisao > Visto),
    );

    if (isLost) {
      hear(device, await draftsAt(at).send(token, body));
      expect(values(await load())).toEqual(values(after));
    } else hear(device, answer);
  }

  async function tell({ device, isLost }: Act, at: Caller, contents: Act['contents']) {
    const seen = known[device]?.revision ?? 0;
    const body = told(DEVICES[device] as (typeof DEVICES)[number], contents, { seen });
    sent.push({ device, body, isLost });
    await send({ device, body, isLost }, at);
  }

  return {
    send: (act: Act, at: Caller) => tell(act, at, act.contents),
    discard: (act: Act, at: Caller) => tell(act, at, Object.fromEntries(PLACES.map((place) => [place, null]))),
    async again({ which }: Act, at: Caller) {
      const earlier = sent[which % sent.length];
      if (earlier) await send(earlier, at);
    },
    load: async ({ device }: Act) => hear(device, await load()),
  };
}

it('several devices, in any order and however often a call arrives, lose nothing that another one has not seen', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(ACT, { minLength: 4, maxLength: 14 }), async (acts) => {
      round += 1;
      const own = { document: String(10_000_000_000 + round), email: `${round}@example.com` };
      const devices = openDevices(await tokenOf(store.database, await addClient(store.database, own)));
      for (const act of acts) await devices[act.act](act, act.instance ? server : other);
    }),
    { numRuns: 25, seed: 20261122 },
  );
});
