import { beforeEach, describe, expect, it } from 'vitest';
import { setting } from '../../../server/storage/schema';
import { serverForTests } from '../serverForTests';
import { addClient } from '../testServer';

const { store, server } = serverForTests();
const company = { type: 2, document: '12ABC34501DE35', email: 'fin@example.com' };

beforeEach(async () => {
  await store.database.insert(setting).values({ name: 'apelido', value: 'S' });
  await addClient(store.database, { ...company, nickname: 'Matriz' });
  await addClient(store.database, { ...company, nickname: 'Filial' });
  await addClient(store.database, { ...company, type: 3, nickname: 'Fundo' });
});

const ask = async (chaveLogin: string, tipoCliente: string) => {
  const query = new URLSearchParams({ chaveLogin, tipoCliente });
  return server.call(`GET /api/login?${query}`);
};

describe('the nicknames of an account', () => {
  it.each(['fin@example.com', ' FIN@example.com ', '12.abc.345/01de-35'])(
    '[ACC-CALL-01] [ACC-NICK-05] [ACC-ENT-06] [ACC-LOGIN-15] are listed for "%s" of its type',
    async (chaveLogin) => {
      expect(await ask(chaveLogin, '2')).toMatchObject({ status: 200, body: { data: ['Filial', 'Matriz'] } });
      expect((await ask(chaveLogin, '3')).body).toEqual({ data: ['Fundo'] });
    },
  );

  it('[O-56] are none for an unknown account, as for one without nicknames', async () => {
    await addClient(store.database, { type: 2, document: '11222333000181', email: 'sem@example.com' });
    const answers = await Promise.all(['ninguem@example.com', 'sem@example.com'].map((key) => ask(key, '2')));
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { data: [] }],
      [200, { data: [] }],
    ]);
  });

  it('are none for individuals, and while nicknames are off', async () => {
    await addClient(store.database, { nickname: 'Ana' });
    expect((await ask('ana@example.com', '1')).body).toEqual({ data: [] });
    await store.database.update(setting).set({ value: 'N' });
    expect((await ask('fin@example.com', '2')).body).toEqual({ data: [] });
  });

  it('are refused with a description', async () => {
    const { status, body } = await ask('', '2');
    expect([status, body.descricao]).toEqual([400, 'Preencha os dados de E-mail/CNPJ']);
    expect((await server.call('GET /api/login?chave=1')).body.descricao).toBe('Campo desconhecido: /chave');
  });

  it('[O-49] are looked up 60 times in 15 minutes for one account, known or not', async () => {
    for (const key of ['fin@example.com', 'ninguem@example.com']) {
      for (let n = 0; n < 60; n++) expect((await ask(key, '2')).status).toBe(200);
      expect((await ask(key, '2')).body.descricao).toBe('Muitas tentativas. Aguarde alguns minutos e tente novamente.');
    }
  });
});
