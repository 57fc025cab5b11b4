import { expect, it } from 'vitest';
import { isObject, type Json } from '../../../engine/core/json';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { fillRegistration } from '../../../server/demo/registration';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

/** Bytes of the API that a wizard may take to open, on the wire. */
const MOST = 60_000;

const { store, server } = serverForTests(async (database) => {
  await seedDeclarations(database, { assets: 'server', now: new Date() });
  const fetch = () => Promise.reject(new TypeError('no internet'));
  return { definitions: await compiledDefinitions(), fetch };
});

/** Every list of options that is asked for as it stands, of whatever tab. */
function listsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(listsIn);
  if (!isObject(value)) return [];
  const { options } = value;
  const call = isObject(options) && typeof options.call === 'string' ? options.call : '';
  const own = call !== '' && !call.includes('{') ? [call] : [];
  return [...own, ...Object.values(value).flatMap(listsIn)];
}

it.each([
  ['pf', 1, '52998224725', 'demoRegistration'],
  ['pj', 2, '12ABC34501DE35', 'demoCompany'],
  ['fundo', 3, '11222333000181', 'demoFund'],
])(
  'the wizard %s of a whole registration opens with at most 60 kB of the API, all its lists included',
  async (id, type, document, calls) => {
    const nickname = type === 1 ? null : 'matriz';
    const token = await tokenOf(store.database, await addClient(store.database, { type, document, nickname }));
    expect(await fillRegistration(server.app, { token, assets: 'server', calls })).toEqual(new Set());
    const wizard = (await compiledDefinitions()).wizards.find((one) => one.wizard.id === id);
    const lists = Object.values(wizard?.tabs ?? {}).flatMap(({ definition }) => listsIn(definition as never));
    const paths = new Set(lists.map((call) => call.replace(/^GET /, '').replace(/^\/?/, '/')));
    expect(paths.size).toBeGreaterThan(1);
    const weights: Record<string, number> = {};
    for (const path of [`/formularios/${id}`, '/Disclaimer', ...paths]) {
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br' };
      const { statusCode, rawPayload, headers: told } = await server.app.inject({ url: `/api${path}`, headers });
      expect([path, statusCode]).toEqual([path, 200]);
      const head = Object.entries(told).reduce((sum, [name, text]) => sum + `${name}: ${text}\r\n`.length, 20);
      weights[path] = rawPayload.length + head;
    }
    expect(
      Object.values(weights).reduce((sum, bytes) => sum + bytes, 0),
      JSON.stringify(weights),
    ).toBeLessThan(MOST);
  },
);
