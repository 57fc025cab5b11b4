import { describe, expect, it } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../../engine/core/json';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));

const CLIENTS = [
  { type: 1, document: '52998224725' },
  { type: 2, document: '12ABC34501DE35', constitutionDate: '2015-03-02' },
  { type: 3, document: '11222333000181' },
];

type Path = (string | number)[];

interface Taken {
  call: string;
  example: JsonObject;
  type: number;
}

/** The calls of forms that have an example: those that a customer who has stored nothing may make with it, and the others. */
async function callsOfForms(): Promise<{ taken: Taken[]; refused: string[] }> {
  const { paths } = (await server.app.inject('/openapi.json')).json() as { paths: JsonObject };
  const taken: Taken[] = [];
  const refused: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    const { requestBody } = (methods as JsonObject as { post?: { requestBody?: JsonObject } }).post ?? {};
    const content = (requestBody?.content as JsonObject | undefined)?.['application/json'] as JsonObject | undefined;
    if (!/^\/api\/(PessoaFisica|PessoaJuridica|Fundo|register$)/i.test(path) || !isObject(content?.example)) continue;
    const call = `POST ${path}`;
    const types = CLIENTS.map(({ type }) => type);
    let type: number | undefined;
    for (const tried of types) {
      if (type === undefined && (await send({ call, type: tried }, content.example)).status === 200) type = tried;
    }
    if (type === undefined) refused.push(call);
    else if (!path.startsWith('/api/register')) taken.push({ call, example: content.example, type });
  }
  return { taken, refused };
}

/** Makes a call as a customer who has stored nothing. */
async function send({ call, type }: Pick<Taken, 'call' | 'type'>, body: Json) {
  await store.reset();
  if (call.endsWith('/register')) return { ...(await server.call(call, { body })), token: '' };
  const token = await tokenOf(store.database, await addClient(store.database, CLIENTS[type - 1]));
  return { ...(await server.call(call, { token, body })), token };
}

function* placesIn(value: Json, at: Path = []): Generator<{ at: Path; value: Json }> {
  if (at.length > 0) yield { at, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* placesIn(inner as Json, [...at, Array.isArray(value) ? Number(key) : key]);
  }
}

/** A copy with another value at a place; without one the member is left out. */
function withAt(body: Json, [first, ...rest]: Path, value?: Json): Json {
  const copy = structuredClone(body) as Record<string | number, Json>;
  if (rest.length > 0) copy[first as string] = withAt(copy[first as string] as Json, rest, value);
  else if (value !== undefined) copy[first as string] = value;
  else if (Array.isArray(copy)) copy.splice(first as number, 1);
  else delete copy[first as string];
  return copy as Json;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NO_DAYS = ['2026-02-30', '2026-13-01', '0000-00-00', '31/04/2000', '2000-04-31T00:00:00Z', 20_000_101];

it('the example that the document has of a body is taken as it is, but for that of a row that has to be there', async () => {
  const { taken, refused } = await callsOfForms();
  expect(refused).toEqual(['POST /api/PessoaJuridica/representante/atualizar']);
  expect(taken.length).toBeGreaterThan(20);
}, 60_000);

describe('a body of a customer', () => {
  it('with a day that no calendar has is refused at that place, by every call whose example has one', async () => {
    const wrong: unknown[] = [];
    let count = 0;
    for (const taken of (await callsOfForms()).taken) {
      for (const { at, value } of placesIn(taken.example)) {
        if (typeof value !== 'string' || !DAY.test(value)) continue;
        count += 1;
        for (const none of NO_DAYS) {
          const { status, body } = await send(taken, withAt(taken.example, at, none));
          const { campo, codigo } = body as unknown as JsonObject;
          if (status !== 400 || codigo !== 'CAMPO_INVALIDO' || campo !== `/${at.join('/')}`)
            wrong.push([taken.call, at.join('/'), none, status, codigo, campo, body.descricao]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(1);
  }, 120_000);

  it('that leaves any one member out is taken or refused, and what is told afterwards is as the document says', async () => {
    const wrong: unknown[] = [];
    let count = 0;
    for (const taken of (await callsOfForms()).taken) {
      for (const { at } of placesIn(taken.example)) {
        count += 1;
        const { status, body, token } = await send(taken, withAt(taken.example, at));
        if (![200, 400, 409].includes(status)) wrong.push([taken.call, at.join('/'), status, body.descricao]);
        const load = taken.call.replace('POST', 'GET');
        if (!server.app.calls.some(({ method, path }) => `${method} ${path}`.toLowerCase() === load.toLowerCase()))
          continue;
        const { status: loaded } = await server.call(load, { token });
        if (loaded !== 200) wrong.push([load, at.join('/'), loaded]);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(200);
  }, 120_000);
});
