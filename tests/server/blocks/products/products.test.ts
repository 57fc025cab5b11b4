import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import type { Client } from '../../../../server/storage/client';
import { clientProduct, productTerms, servedText } from '../../../../server/storage/schema';
import { serverForTests } from '../../serverForTests';
import { addClient, tokenOf } from '../../testServer';
import { answersOf } from '../suitability/answers';

const NOW = new Date('2026-11-20T12:00:00Z');
const CAREFUL = [1, 2, 3];
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const { store, server } = serverForTests(() => ({ clock: () => NOW }));
let ana: Client;
let token: string;

beforeEach(async () => {
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana, NOW);
});

const get = async (path: string) => (await server.call(`GET /api/${path}`, { token })).body.data;
const post = (path: string, body: Json) => server.call(`POST /api/${path}`, { token, body });
const idsOf = (products: Json) => (products as JsonObject[]).map(({ ProdutoId }) => ProdutoId);
const answer = (appetite: 'least' | 'most', path = 'suitability') => post(path, { Respostas: answersOf(1, appetite) });
const acceptUnread = (ProdutoId: Json, more: JsonObject = {}) =>
  post('cliente/produtos', { ProdutoId, Aceite: 1, DataAceite: '2026-11-20T11:59:58.000Z', ...more });
const accept = async (ProdutoId: Json, more: JsonObject = {}) => {
  await get('produto');
  return acceptUnread(ProdutoId, more);
};

describe('the list', () => {
  it('[PF-PRD-02, PF-LKP-20, CF-PRD-02, CF-ENT-20] has name, CNPJ, profile, term and terms of each product', async () => {
    await answer('least');
    expect((await get('produto')) as JsonObject[]).toContainEqual({
      ProdutoId: 1,
      Descricao: 'Serra Fina Renda Fixa FIC',
      Cnpj: '99010123000170',
      PerfilNome: 'Conservador',
      Vigencia: 12,
      TermoAdesao: expect.stringContaining('<h3>1. Objeto</h3>'),
    });
  });

  it('offers what the profile bears, and all before there is one', async () => {
    expect(idsOf(await get('produto'))).toEqual(ALL);
    await answer('least');
    expect(idsOf(await get('produto'))).toEqual(CAREFUL);
    await answer('most');
    expect(idsOf(await get('produto'))).toEqual(ALL);
  });

  it('[PF-PRD-12, PF-SUI-15, CF-CAL-56] offers what a preview bears, by its Id', async () => {
    await answer('most');
    const { Id } = (await answer('least', 'suitability/preview')).body.data as { Id: string };
    expect(idsOf(await get(`produto?idPerfilRiscoPreview=${Id}`))).toEqual(CAREFUL);
    expect(idsOf(await get('produto'))).toEqual(ALL);
  });

  it('refuses a preview that is unknown, over or of another client', async () => {
    const { Id } = (await answer('least', 'suitability/preview')).body.data as { Id: string };
    const rui = await addClient(store.database, { document: '11144477735', email: 'rui@example.com' });
    const others = [
      ['unknown', token, 'x'],
      ['of another client', await tokenOf(store.database, rui, NOW), Id],
    ];
    await answer('least', 'suitability/preview');
    others.push(['over', token, Id]);
    for (const [name = '', by = '', id = ''] of others) {
      const { status } = await server.call(`GET /api/produto?idPerfilRiscoPreview=${id}`, { token: by });
      expect([name, status]).toEqual([name, 400]);
    }
  });

  it('keeps what the client holds, whatever the profile is now', async () => {
    await answer('most');
    await accept(9);
    await answer('least');
    expect(idsOf(await get('produto'))).toEqual([...CAREFUL, 9]);
  });

  it('needs a session', async () => {
    for (const call of ['GET /api/produto', 'GET /api/cliente/produtos', 'POST /api/cliente/produtos'])
      expect((await server.call(call)).status, call).toBe(401);
  });
});

describe('accepting', () => {
  it('[PF-API-15, PF-LKP-21, CF-CAL-57] adds the product to those of the client, at the time of the server', async () => {
    await answer('least');
    expect((await accept(2)).status).toBe(200);
    expect(await get('cliente/produtos')).toEqual([{ ProdutoId: 2, Aceite: 1, DataAceite: NOW.toISOString() }]);
  });

  it('keeps which text was accepted', async () => {
    await answer('least');
    await accept(2);
    await accept(3);
    const held = await store.database.select().from(clientProduct).orderBy(clientProduct.productId);
    const offered = (await get('produto')) as { ProdutoId: number; TermoAdesao: string }[];
    const hashOf = (id: number) => {
      const text = offered.find(({ ProdutoId }) => ProdutoId === id)?.TermoAdesao ?? '';
      return createHash('sha256').update(text).digest('hex');
    };
    expect(held.map(({ termsHash }) => termsHash)).toEqual([hashOf(2), hashOf(3)]);
  });

  it('keeps the text itself, once for all who accept it', async () => {
    await answer('least');
    await accept(2);
    const rui = await addClient(store.database, { document: '11144477735', email: 'rui@example.com' });
    token = await tokenOf(store.database, rui, NOW);
    await answer('least');
    const [offered] = ((await get('produto')) as JsonObject[]).filter(({ ProdutoId }) => ProdutoId === 2);
    await accept(2);
    const [{ termsHash } = { termsHash: null }] = await store.database.select().from(clientProduct);
    const kept = (await store.database.select().from(productTerms)).filter(({ productId }) => productId === 2);
    expect(kept).toEqual([
      { productId: 2, textHash: termsHash, text: offered?.TermoAdesao, firstAcceptedAt: expect.any(Date) },
    ]);
  });

  it('is evidence that nobody changes: only that it was cancelled is added, once', async () => {
    await answer('least');
    await accept(2);
    const refused = (statement: ReturnType<typeof sql>) =>
      expect(store.database.execute(statement)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringMatching(/append only/) }),
      });
    await refused(sql`update client_product set accepted_at = now()`);
    await refused(sql`update client_product set terms_hash = 'x'`);
    await refused(sql`update client_product set definition = 7`);
    await refused(sql`delete from client_product`);
    await refused(sql`truncate client_product`);
    await refused(sql`update product_terms set text = 'x'`);
    await refused(sql`delete from product_terms`);
    await refused(sql`truncate product_terms`);
    await refused(sql`truncate suitability`);
    await store.database.update(clientProduct).set({ cancelledAt: NOW });
    await refused(sql`update client_product set cancelled_at = null`);
  });

  it('is refused when the terms changed since the session was shown them', async () => {
    await answer('least');
    await get('produto');
    await store.database.update(servedText).set({ textHash: 'another text' });
    const { status, body } = await acceptUnread(2);
    expect([status, body.data]).toEqual([
      409,
      ['O texto mudou depois que você o abriu. Leia a nova versão antes de aceitar.'],
    ]);
    expect(await get('cliente/produtos')).toEqual([]);
    await get('produto');
    expect((await accept(2)).status).toBe(200);
  });

  it('is refused to a session that was never shown the terms', async () => {
    await answer('least');
    const { status, body } = await acceptUnread(2);
    expect([status, body.data]).toEqual([409, ['Leia o texto antes de aceitar.']]);
    expect(await get('cliente/produtos')).toEqual([]);
  });

  it('is done once', async () => {
    await answer('least');
    await accept(2);
    expect((await accept(2)).status).toBe(200);
    expect(await get('cliente/produtos')).toHaveLength(1);
  });

  it('works by the questionnaire that was only tried', async () => {
    await answer('most', 'suitability/preview');
    expect((await accept(9)).status).toBe(200);
  });

  it('makes a product that waits for the signature an accepted one', async () => {
    await store.database.insert(clientProduct).values({ clientId: ana.id, productId: 9, acceptance: 0 });
    expect(await get('cliente/produtos')).toEqual([{ ProdutoId: 9, Aceite: 0, DataAceite: null }]);
    expect((await accept(9)).status).toBe(200);
    expect(await get('cliente/produtos')).toMatchObject([{ ProdutoId: 9, Aceite: 1 }]);
  });

  it('is refused before there is a profile, and above it', async () => {
    expect((await accept(2)).body.data).toEqual([
      'Preencha o questionário ou solicite a dispensa para aderir a um produto.',
    ]);
    await answer('least');
    expect((await accept(9)).body.data).toEqual(['O produto não faz parte do seu perfil de investidor.']);
    expect(await get('cliente/produtos')).toEqual([]);
  });

  it.each<[Json, JsonObject, string]>([
    [99, {}, 'O produto não foi encontrado.'],
    ['2', {}, 'Valor inesperado: /ProdutoId'],
    [2, { Aceite: 0 }, 'Valor inesperado: /Aceite'],
    [2, { DataAceite: 'ontem' }, 'Valor inesperado: /DataAceite'],
    [2, { Perfil: 'Arrojado' }, 'Campo desconhecido: /Perfil'],
  ])('refuses product %j with %j', async (id, more, message) => {
    await answer('least');
    const { status, body } = await accept(id, more);
    expect([status, body.data]).toEqual([400, [message]]);
    expect(await get('cliente/produtos')).toEqual([]);
  });
});
