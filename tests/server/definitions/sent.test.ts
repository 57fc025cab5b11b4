import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import type { LiveDefinitions } from '../../../server/storage/definitions/types';
import { sending, signatureEvidence } from '../../../server/storage/schema';
import type { Caller, TestDatabase } from '../testServer';
import { packageOf } from './packageOf';
import { startPublished } from './published';
import { publishOver, stepsOfPf } from './publishing';

const NOW = new Date('2026-11-22T12:00:00.000Z');

let store: TestDatabase;
let server: Caller;
let definitions: LiveDefinitions;
let token: string;

beforeEach(async () => {
  ({ store, definitions, server, token } = await startPublished(NOW));
});
afterEach(async () => {
  await server.app.close();
  await store.close();
});

async function fillAll(): Promise<void> {
  const calls: { call: string; body: JsonObject }[] = JSON.parse(
    readFileSync('server/data/demoRegistration.json', 'utf8'),
  );
  for (const { call, body } of calls.filter((each) => !each.call.endsWith('/representante'))) {
    const answer = await server.call(call.replace(' /', ' /api/'), { token, body });
    expect([call, answer.status]).toEqual([call, 200]);
  }
}

const send = (version?: number) =>
  server.call('POST /api/PessoaFisica/ConcluirCadastro', {
    token,
    body: { RenovacaoCadastral: false },
    headers: version === undefined ? {} : { 'definitions-version': String(version) },
  });
const sheet = async () =>
  (
    await server.app.inject({
      method: 'GET',
      url: '/api/cliente/pdf',
      headers: { authorization: `Bearer ${token}` },
    })
  ).rawPayload;

/** A version that asks more, says another title and moves a field. */
async function publishOther(): Promise<void> {
  const content = packageOf({
    'pf/dados-financeiros.json': (tab) => {
      tab.schema.properties.Profissional = { type: 'string', title: 'Nova pergunta' };
      tab.schema.properties.BensMoveis.title = 'Bens que se movem';
      tab.schema.required.push('Profissional');
      tab.uiSchema['ui:sections'][0].fields.push('Profissional');
      delete tab.schema.properties.BensImoveisEspecificacao;
      delete tab.uiSchema.BensImoveisEspecificacao;
      const [, wealth] = tab.uiSchema['ui:sections'];
      wealth.fields = wealth.fields.filter((name: string) => name !== 'BensImoveisEspecificacao');
      tab.examples = { valid: [], invalid: [] };
    },
  });
  const retired = { id: 'especificacao', retired: 'dados-financeiros/BensImoveisEspecificacao', title: 'Imóveis' };
  await publishNow(content, stepsOfPf(retired));
}

async function publishNow(...given: Parameters<typeof publishOver> extends [unknown, ...infer Rest] ? Rest : never) {
  await publishOver(store.database, ...given);
  await definitions.refresh(NOW);
}

it('prints the sheet of what was sent as it was asked then, byte for byte', async () => {
  await fillAll();
  expect((await send()).status).toBe(200);
  const before = await sheet();
  await publishOther();
  expect((await sheet()).equals(before)).toBe(true);
  expect(await store.database.select().from(sending)).toMatchObject([{ wizard: 'pf', definition: 1 }]);
  expect((await store.database.select().from(signatureEvidence)).map(({ definition }) => definition)).not.toContain(2);
});

it('prints it, too, where clients of its type have another registration now, or none', async () => {
  await fillAll();
  expect((await send()).status).toBe(200);
  const before = await sheet();
  const { index, modules, ...content } = packageOf();
  const others = index.wizards.filter(({ id }) => id !== 'pf');
  const types = index.types.filter(({ type }) => type !== 1);
  await publishNow({ ...content, modules, index: { ...index, types, wizards: others } });
  expect((await sheet()).equals(before)).toBe(true);

  const pf = index.wizards.find(({ id }) => id === 'pf') as (typeof others)[number];
  const code = modules[pf.url.replace('./', '')]?.replace('"id":"pf"', '"id":"nova"') ?? '';
  const nova = { ...pf, id: 'nova', url: './nova.js' };
  await publishNow({
    ...content,
    modules: { ...modules, 'nova.js': code },
    index: { ...index, wizards: [...others, nova] },
  });
  expect(definitions.wizards.map(({ wizard }) => wizard.id)).toEqual([...others.map(({ id }) => id), 'nova']);
  expect((await sheet()).equals(before)).toBe(true);
});

it('sends what is asked for now: a page that has the version before is told so', async () => {
  await fillAll();
  await publishOther();
  expect((await send(1)).status).toBe(409);
  const lacking = await send(2);
  expect([lacking.status, JSON.stringify(lacking.body.data)]).toEqual([400, expect.stringContaining('Nova pergunta')]);
});
