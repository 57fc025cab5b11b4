import { beforeEach, describe, expect, it } from 'vitest';
import { setting } from '../../../server/storage/schema';
import { serverForTests } from '../serverForTests';
import { addClient, NO_WIZARDS, tokenOf } from '../testServer';

interface Entry {
  Chave: string;
  Valor: string;
}

const { store, server } = serverForTests();
let token: string;

beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database));
});

const list = async (as?: string) =>
  (await server.call('GET /api/consulta/configuracao-geral', { token: as })).body.data as unknown as Entry[];
const one = async (chave: string, as?: string) =>
  (await server.call(`GET /api/Consulta/Configuracao-Geral-Chave?chave=${encodeURIComponent(chave)}`, { token: as }))
    .body.data;

describe('the list', () => {
  it('[ACC-CFG-13] [ACC-CALL-16] [ACC-ENT-07] [PF-LKP-26] answers every entry as Chave and Valor', async () => {
    const entries = await list(token);
    expect(entries.map(({ Chave }) => Chave)).toEqual(Object.values(NO_WIZARDS.settings).map(({ key }) => key));
    expect(entries).toContainEqual({ Chave: 'Modo de autenticacao', Valor: '0' });
    expect(entries).toContainEqual({ Chave: 'Exibir segundo telefone', Valor: 'S' });
    expect(entries).toContainEqual({ Chave: 'Habilitar assessor', Valor: 'N' });
    expect(entries).toContainEqual({ Chave: 'Link de busca de CEP', Valor: 'https://buscacepinter.correios.com.br' });
  });

  it('[O-09] shows only public entries without a token', async () => {
    const keys = (await list()).map(({ Chave }) => Chave);
    expect(keys).toContain('Exibir apelido');
    expect(keys).not.toContain('Exibir segundo telefone');
    expect(keys.length).toBe(Object.values(NO_WIZARDS.settings).filter((definition) => definition.public).length);
  });

  it('puts stored values over the defaults', async () => {
    await store.database.insert(setting).values({ name: 'telefone2', value: 'N' });
    expect(await list(token)).toContainEqual({ Chave: 'Exibir segundo telefone', Valor: 'N' });
  });
});

describe('one entry by name', () => {
  it.each(['Exibir apelido', 'EXIBIR APELIDO', '  exibir apelído '])(
    '[ACC-CFG-02, CF-CFG-01] finds "%s"',
    async (chave) => {
      expect(await one(chave)).toEqual({ Chave: 'Exibir apelido', Valor: 'N' });
    },
  );

  it('[PF-LKP-25] answers the waiver configuration, whose key comes with and without accent', async () => {
    const entry = { Chave: 'Dispensa do questionario', Valor: 'S' };
    expect(await one('Dispensa do questionário', token)).toEqual(entry);
    expect(await one('Dispensa do questionario', token)).toEqual(entry);
  });

  it('[O-10, O-09, CF-CFG-01] answers null for an unknown entry, and for one that is not public without a token', async () => {
    expect(await one('Cor da parede', token)).toBeNull();
    expect(await one('', token)).toBeNull();
    expect(await one('Dispensa do questionario')).toBeNull();
  });
});
