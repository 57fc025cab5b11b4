import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { collectionRow, setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

const ROWS = '/api/PessoaFisica/representante';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
let token: string;

beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database));
});

const attorney = {
  Tipo: 'Procurador',
  Nome: 'Caio Prado Meireles',
  Cpf: '111.444.777-35',
  Email: 'caio@prado.adv.br',
  Telefone: '+5521998123340',
  Cep: '01310-100',
  Logradouro: 'Avenida Paulista',
  Numero: '1578',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  Pais: 'BRA',
};
const representative = {
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Documento: '24.678.131-4',
  Cpf: '52998224725',
  Email: 'marina@example.com',
};

const list = async (as = token) => (await server.call(`GET ${ROWS}`, { token: as })).body.data as JsonObject[];
const save = (body: Json, as = token) => server.call(`POST ${ROWS}`, { token: as, body });
const saved = async (body: JsonObject) => (await save(body)).body.data as JsonObject;
const remove = (query: string, as = token) => server.call(`GET ${ROWS}/excluir?${query}`, { token: as });

async function anotherClient(): Promise<string> {
  return tokenOf(
    store.database,
    await addClient(store.database, { document: '11144477735', email: 'bia@example.com' }),
  );
}

describe('the list', () => {
  it('[PF-LKP-02] is empty at first, and answers rows in the order of their creation', async () => {
    expect(await list()).toEqual([]);
    const first = await saved(attorney);
    await saved(representative);
    await saved({ ...first, Nome: 'Caio Prado' });
    expect((await list()).map(({ Nome }) => Nome)).toEqual(['Caio Prado', 'Marina Sampaio Leal']);
  });

  it('keeps the order after a deletion', async () => {
    const { Guid } = await saved(attorney);
    await saved(representative);
    await saved({ ...representative, Nome: 'Nara' });
    await remove(`guid=${Guid}&tipo=Procurador`);
    await saved({ ...representative, Nome: 'Otto' });
    expect((await list()).map(({ Nome }) => Nome)).toEqual(['Marina Sampaio Leal', 'Nara', 'Otto']);
  });

  it('[ACC-ROLE-07] belongs to its client alone', async () => {
    await saved(attorney);
    expect(await list(await anotherClient())).toEqual([]);
  });
});

describe('saving a row', () => {
  it('[PF-API-09] [PF-OP-04] answers the new row with its key, normalised, empty values as the wire has them', async () => {
    const { status, body } = await save(attorney);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      Guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      Cpf: '11144477735',
      Cep: '01310100',
      Complemento: '',
      EmissorOrdem: false,
      ResponsavelLogin: false,
    });
  });

  it('[PF-API-09] [PF-OP-06] answers both spellings of the path', async () => {
    expect((await server.call('POST /api/pessoaFisica/representante', { token, body: representative })).status).toBe(
      200,
    );
  });

  it('[PF-OP-30] takes a row that is valid for one of the forms that admit its Tipo', async () => {
    expect((await save({ ...representative, Tipo: 'Procurador' })).status).toBe(200);
    expect((await save(attorney)).status).toBe(200);
    const { Documento: _, ...incomplete } = { ...representative, Tipo: 'Procurador' };
    expect((await save(incomplete)).status).toBe(400);
  });

  it('refuses an incomplete row with the text of its first field', async () => {
    const { Email: _, ...body } = representative;
    const answer = await save(body);
    expect(answer.status).toBe(400);
    expect((answer.body.data as string[])[0]).toBe(
      'O campo E-mail não foi informado ou é inválido, preencha a informação para avançar.',
    );
  });

  it.each([
    ['without Tipo', { Tipo: '' }],
    ['of an unknown Tipo', { Tipo: 'Diretor' }],
    ['with a wrong CPF', { Cpf: '52998224726' }],
    ['with an unknown key', { Admin: true }],
    ['with a country that is in no list', { Pais: 'XXX' }],
    ['with an object for a text', { Nome: { a: 1 } }],
  ])('refuses a row %s', async (_, over) => {
    expect((await save({ ...attorney, ...over })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('updates a row under its key, in any letter case', async () => {
    const row = await saved(attorney);
    const Guid = String(row.Guid).toUpperCase();
    expect(await saved({ ...row, Guid, Numero: '2' })).toMatchObject({ Guid: row.Guid, Numero: '2' });
    expect(await list()).toHaveLength(1);
  });

  it('[PF-OP-05] answers 404 for an unknown key and for that of another client', async () => {
    const row = await saved(attorney);
    expect((await save({ ...attorney, Guid: '0b9f7f1e-3c55-4c1c-9d0e-6a1f5d2b7c11' })).status).toBe(404);
    expect((await save({ ...attorney, Guid: 'x' })).status).toBe(404);
    expect((await save({ ...row, Nome: 'Intruso' }, await anotherClient())).status).toBe(404);
    expect((await list())[0]?.Nome).toBe('Caio Prado Meireles');
  });

  it('[PF-GER-19] [PF-GER-20] keeps the stored value of a field that a setting hides', async () => {
    await store.database.insert(setting).values({ name: 'responsavelLogin', value: 'S' });
    const row = await saved({ ...representative, Cargo: 'Diretora', ResponsavelLogin: true });
    await store.database.update(setting).set({ value: 'N' });
    await store.database.insert(setting).values({ name: 'cargo', value: 'N' });
    await saved({ ...row, Cargo: '', ResponsavelLogin: false, Nome: 'Marina Leal' });
    expect((await list())[0]).toMatchObject({ Nome: 'Marina Leal', Cargo: 'Diretora', ResponsavelLogin: true });
  });

  it('[PF-PRO-M10] keeps a second row from being responsible for the login, whatever is sent', async () => {
    await store.database.insert(setting).values({ name: 'responsavelLogin', value: 'S' });
    const first = await saved({ ...representative, ResponsavelLogin: true });
    const second = await saved({ ...representative, Nome: 'Nara', ResponsavelLogin: true });
    expect([first.ResponsavelLogin, second.ResponsavelLogin]).toEqual([true, false]);
    expect(await saved({ ...second, Nome: 'Nara Lima', ResponsavelLogin: true })).toMatchObject({
      Nome: 'Nara Lima',
      ResponsavelLogin: false,
    });
    await saved({ ...first, ResponsavelLogin: false });
    await saved({ ...second, ResponsavelLogin: true });
    expect((await list()).map(({ ResponsavelLogin }) => ResponsavelLogin)).toEqual([false, true]);
  });

  it.each(['Nome', 'Guid', 'Tipo', 'Cpf'])('names the path of a list or an object for %s', async (name) => {
    for (const value of [{ a: 1 }, [], [['x']]]) {
      const { status, body } = await save({ ...attorney, [name]: value });
      expect([status, body.data]).toEqual([400, [`Valor de tipo inesperado: /${name}`]]);
    }
  });

  it('keeps version, author and time with the row', async () => {
    await saved(attorney);
    const [row] = await store.database.select().from(collectionRow);
    expect(row).toMatchObject({ wizard: 'pf', collection: 'procuradores/procuradores', authorId: row?.clientId });
    expect(row?.version).toMatch(/^[0-9a-f]+$/);
    expect(row?.data).not.toHaveProperty('Guid');
  });
});

describe('deleting a row', () => {
  it('[PF-API-10] deletes by guid and tipo', async () => {
    const { Guid } = await saved(attorney);
    expect(await remove(`guid=${Guid}&tipo=Procurador`)).toMatchObject({ status: 200, body: { data: true } });
    expect(await list()).toEqual([]);
    expect((await remove(`guid=${Guid}&tipo=Procurador`)).status).toBe(404);
  });

  it('[PF-OP-05] answers 404 for another tipo, another client, and no key', async () => {
    const { Guid } = await saved(attorney);
    expect((await remove(`guid=${Guid}&tipo=Representante`)).status).toBe(404);
    expect((await remove(`guid=${Guid}&tipo=Procurador`, await anotherClient())).status).toBe(404);
    expect((await remove('tipo=Procurador')).status).toBe(404);
    expect((await remove(`guid=${Guid}&guid=${Guid}`)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});
