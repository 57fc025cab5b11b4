import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import type { Client } from '../../../../server/storage/client';
import { signatureEvidence } from '../../../../server/storage/schema';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, tokenOf } from '../../testServer';
import { CONTRATO, seed, TERMO } from './documents';

const NOW = new Date('2026-11-21T09:30:00.000Z');

const { store, server } = serverForTests(async (database) => {
  await seed(database, [TERMO, CONTRATO]);
  return { definitions: await compiledDefinitions(), clock: () => NOW };
});
let ana: Client;
let token: string;
let attorney: JsonObject;

const call = async (name: string, body?: JsonObject) => {
  const answer = await server.call(name, { token, ...(body && { body }) });
  expect([name, answer.status, answer.status === 200 ? '' : answer.body.data]).toEqual([name, 200, '']);
  return answer.body.data;
};
const save = (row: JsonObject) => call('POST /api/PessoaFisica/representante', row) as Promise<JsonObject>;
const sign = async (TemplateId: string) => {
  await call('GET /api/declaracao');
  return call('POST /api/declaracao/cliente', {
    DeclaracaoId: null,
    TemplateId,
    UsuarioAssinatura: 'Ana Maria Souza',
    Status: 'Assinado',
    DataAssinatura: '2026-11-21T09:30:00.000Z',
    IP: null,
  });
};
const signed = async () => ((await call('GET /api/declaracao/cliente')) as JsonObject[]).map((own) => own.TemplateId);
const exists = () => call('GET /api/declaracao/existeDeclaracaoAssinaturaCliente');
const evidence = () => store.database.select().from(signatureEvidence).orderBy(asc(signatureEvidence.id));

/** A representative, as the modal sends one. */
const PERSON: JsonObject = {
  Tipo: 'Representante',
  Nome: 'Caio Prado Meireles',
  Documento: '24.678.131-4',
  Cpf: '11144477735',
  Email: 'caio@prado.adv.br',
};

beforeEach(async () => {
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana, NOW);
  attorney = await save(PERSON);
  await sign(TERMO.id);
  await sign(CONTRATO.id);
});

describe('the signatures of a client', () => {
  it('[PF-OP-32] lose their force when a saved attorney is changed; the evidence stays and says why', async () => {
    expect(await exists()).toBe(true);
    const before = await evidence();
    await save({ ...attorney, Nome: 'Caio Prado' });
    expect([await exists(), await signed()]).toEqual([false, []]);
    const now = await evidence();
    expect(now.slice(0, 2)).toEqual(before);
    expect(now).toHaveLength(4);
    expect(now.slice(2)).toEqual(
      expect.arrayContaining(
        before.map(({ id: _, ...row }) => ({
          ...row,
          id: expect.any(Number),
          status: 'Invalidado',
          at: NOW,
          seenIp: '127.0.0.1',
          sentAt: null,
          sentIp: null,
          userId: ana.id,
          userName: 'Ana Maria Souza',
        })),
      ),
    );
  });

  it('[PF-OP-32] lose their force when a saved attorney is deleted', async () => {
    await call(`GET /api/PessoaFisica/representante/excluir?guid=${attorney.Guid}&tipo=Representante`);
    expect([await exists(), await signed()]).toEqual([false, []]);
  });

  it('stay when an attorney is added, saved as it was, or not found', async () => {
    await save({ ...PERSON, Nome: 'Marina Sampaio Leal', Cpf: '39053344705' });
    await save(attorney);
    const wrong = { token, body: { ...attorney, Guid: '00000000-0000-4000-8000-000000000009' } };
    expect((await server.call('POST /api/PessoaFisica/representante', wrong)).status).toBe(404);
    expect((await signed()).sort()).toEqual([TERMO.id, CONTRATO.id].sort());
    expect(await evidence()).toHaveLength(2);
  });

  it('of others stay', async () => {
    const bia = await addClient(store.database, { document: '39053344705', email: 'bia@example.com' });
    const own = token;
    token = await tokenOf(store.database, bia, NOW);
    await sign(TERMO.id);
    token = own;
    await save({ ...attorney, Nome: 'Caio Prado' });
    token = await tokenOf(store.database, bia, NOW);
    expect(await signed()).toEqual([TERMO.id]);
  });

  it('can be given again, under a new Guid', async () => {
    const [old] = (await call('GET /api/declaracao/cliente')) as JsonObject[];
    await save({ ...attorney, Nome: 'Caio Prado' });
    await sign(old?.TemplateId as string);
    const [now] = (await call('GET /api/declaracao/cliente')) as JsonObject[];
    expect(now).toMatchObject({ TemplateId: old?.TemplateId, Status: 'Assinado' });
    expect(now?.DeclaracaoGuid).not.toBe(old?.DeclaracaoGuid);
    const gone = await server.call(`GET /api/declaracao/assinaturas?guidDeclaracao=${old?.DeclaracaoGuid}`, { token });
    expect(gone.status).toBe(404);
  });
});
