import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { client, setting } from '../../../../server/storage/schema';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, tokenOf } from '../../testServer';
import { CONTRATO, PODERES, POLITICA, type SeedDocument, seed, TERMO } from './documents';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const missing = ({ name }: SeedDocument) =>
  `O documento ${name} é obrigatório e não foi assinado, aceito os termos para avançar`;

const { store, server } = serverForTests(async (database) => {
  await seed(database, [TERMO, CONTRATO, POLITICA, PODERES]);
  return { definitions: await compiledDefinitions(), clock: () => NOW };
});
let token: string;

beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database), NOW);
});

const sign = async ({ id }: SeedDocument) => {
  const body = {
    DeclaracaoId: null,
    TemplateId: id,
    UsuarioAssinatura: 'Ana Maria Souza',
    Status: 'Assinado',
    DataAssinatura: '2026-11-21T09:30:00.000Z',
    IP: null,
  };
  await server.call('GET /api/declaracao', { token });
  expect((await server.call('POST /api/declaracao/cliente', { token, body })).status).toBe(200);
};

/** What the conclusion refuses, from the first address that is missing on. */
async function refusals(): Promise<string[]> {
  const { status, body } = await server.call('POST /api/PessoaFisica/ConcluirCadastro', { token, body: {} });
  expect(status).toBe(400);
  return body.data as string[];
}
const ofDocuments = async () => (await refusals()).filter((text) => text.startsWith('O documento '));

describe('the conclusion', () => {
  it('[PF-DEC-17] is refused for each required document of individuals that is not signed, in the exact words', async () => {
    expect(await ofDocuments()).toEqual(expect.arrayContaining([missing(TERMO), missing(CONTRATO)]));
    expect(await ofDocuments()).not.toContain(missing(POLITICA));
    expect(await ofDocuments()).not.toContain(missing(PODERES));
    await sign(TERMO);
    expect(await ofDocuments()).not.toContain(missing(TERMO));
    expect(await ofDocuments()).toContain(missing(CONTRATO));
    await sign(CONTRATO);
    expect(await ofDocuments()).not.toContain(missing(CONTRATO));
  });

  it('[PF-DEC-17] names them after what is missing on earlier tabs', async () => {
    const found = await refusals();
    const address = found.findIndex((text) => text.includes('CEP'));
    expect(address).toBeGreaterThanOrEqual(0);
    expect(found.indexOf(missing(TERMO))).toBeGreaterThan(address);
  });

  it('[PF-DEC-17, PF-OP-45] does not take the signature of an older version', async () => {
    const own = { ...TERMO, id: '00000000-0000-4000-8000-000000000200', name: 'Termo de riscos' };
    await seed(store.database, [own]);
    await sign(own);
    expect(await ofDocuments()).not.toContain(missing(own));
    await seed(store.database, [{ ...own, html: '<p>Outra versão.</p>' }]);
    expect(await ofDocuments()).toContain(missing(own));
    await seed(store.database, [TERMO, CONTRATO, POLITICA, PODERES]);
    expect(await ofDocuments()).not.toContain(missing(own));
  });
});

describe('the answers of the questions', () => {
  const save = (body: JsonObject) => server.call('POST /api/PessoaFisica/declaracoes', { token, body });
  const load = async () => (await server.call('GET /api/PessoaFisica/declaracoes', { token })).body.data;
  const answers = {
    VinculoRJI: 'false',
    ConhecePep: 'true',
    EspecificacaoPep: 'Tio vereador.',
    CidadaoAmericado: 'false',
    OperaPorConta: 'true',
  };

  it('[PF-API-08, PF-LKP-05, PF-DEC-03] travel and come back as text', async () => {
    expect((await save(answers)).status).toBe(200);
    expect(await load()).toEqual(answers);
  });

  it('[PF-DEC-F03] lose the specification with the answer that asked for it', async () => {
    await save(answers);
    await save({ ...answers, ConhecePep: 'false' });
    expect(await load()).toEqual({ ...answers, ConhecePep: 'false', EspecificacaoPep: '' });
  });

  it('[PF-OP-41] are required by nobody; unanswered is null', async () => {
    const none = {
      VinculoRJI: null,
      ConhecePep: null,
      EspecificacaoPep: '',
      CidadaoAmericado: null,
      OperaPorConta: 'true',
    };
    expect((await save(none)).status).toBe(200);
    expect(await load()).toEqual(none);
    expect((await refusals()).filter((text) => /vínculo|PEP|FATCA|conta própria/.test(text))).toEqual([]);
  });

  it('are required at the conclusion where the tenant wants them answered', async () => {
    await save({ ...answers, VinculoRJI: null, CidadaoAmericado: null });
    const told = async () => (await refusals()).filter((text) => /vínculo|PEP|FATCA|conta própria/.test(text));
    expect(await told()).toEqual([]);
    await store.database.insert(setting).values({ name: 'exigeRespostasCompliance', value: 'S' });
    expect(await told()).toEqual([
      expect.stringContaining('Possui vínculo com a instituição?'),
      expect.stringContaining('É cidadão americano ou possui Green Card (FATCA)?'),
    ]);
  });

  it('refuses what is no answer, and keeps what was saved', async () => {
    await save(answers);
    expect((await save({ ...answers, VinculoRJI: 'talvez' })).status).toBe(400);
    expect((await save({ ...answers, Outra: 'x' })).body.data).toEqual(['Campo desconhecido: /Outra']);
    expect(await load()).toEqual(answers);
    expect(await store.database.select().from(client).where(eq(client.status, 0))).toHaveLength(1);
  });
});
