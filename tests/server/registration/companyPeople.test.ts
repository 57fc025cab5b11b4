import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { setting } from '../../../server/storage/schema';
import { companyOfTests, PATH } from './companyOfTests';

const { store, call, load, save, saved } = companyOfTests();

const person = (over: JsonObject = {}): JsonObject => ({
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Cargo: 'Diretora',
  TipoDocumento: 'CPF',
  CpfCnpj: '52998224725',
  Email: 'marina@aurora.com.br',
  Telefone: '+5511987654321',
  Assinatura: 2,
  ...over,
});
const attorney = (over: JsonObject = {}): JsonObject => ({
  Tipo: 'Procurador',
  Nome: 'Caio Prado Meireles',
  TipoDocumento: 'CNPJ',
  CpfCnpj: '12.abc.345/01de-35',
  Email: 'caio@prado.adv.br',
  Telefone: '+5521998123340',
  Cep: '01310100',
  Logradouro: 'Avenida Paulista',
  Numero: '1578',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  Pais: 'BRA',
  Assinatura: 1,
  ...over,
});
describe('attorneys and representatives, which share their calls', () => {
  const rows = async () => (await load('representante')) as unknown as JsonObject[];

  it('[PJ-PRO-01, PJ-REP-13, CF-CAL-17, CF-CAL-18] each goes to its own list and is answered with its key', async () => {
    const caio = await saved('representante/salvar', attorney());
    const marina = await saved('representante/salvar', person());
    expect(caio).toMatchObject({ Tipo: 'Procurador', CpfCnpj: '12ABC34501DE35', Numero: '1578', EmissorOrdem: false });
    expect(marina).toMatchObject({ Tipo: 'Representante', ResponsavelLogin: false });
    await saved('representante/atualizar', { ...marina, Telefone: '+5511912345678' });
    await saved('representante/atualizar', { ...caio, Cargo: 'Sócio' });
    expect((await rows()).map(({ Guid, Cargo, Telefone }) => [Guid, Cargo, Telefone])).toEqual([
      [caio.Guid, 'Sócio', '+5521998123340'],
      [marina.Guid, 'Diretora', '+5511912345678'],
    ]);
  });

  it('[PJ-PRO-03, PJ-REP-16, CF-CAL-21] is deleted by key and kind', async () => {
    const caio = await saved('representante/salvar', attorney());
    const marina = await saved('representante/salvar', person());
    const remove = ({ Guid }: JsonObject, tipo: string) =>
      call(`GET ${PATH}/representante/excluir?guid=${Guid}&tipo=${tipo}`);
    expect((await remove(marina, 'Procurador')).status).toBe(404);
    expect((await remove(marina, 'Representante')).status).toBe(200);
    expect((await remove(caio, 'Procurador')).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('[PJ-REP-08] one who gives orders is kept without signature and login, whatever came', async () => {
    const row = { Tipo: 'Pessoa autorizada emitir ordem', Assinatura: 2, ResponsavelLogin: true };
    expect(await saved('representante/salvar', person(row))).toMatchObject({ Assinatura: 1, ResponsavelLogin: false });
  });

  it('[PJ-REP-07] a second one who answers for the login is not taken for one', async () => {
    await store.database.insert(setting).values({ name: 'responsavelLogin', value: 'S' });
    await saved('representante/salvar', person({ ResponsavelLogin: true }));
    expect(await saved('representante/salvar', person({ ResponsavelLogin: true }))).toMatchObject({
      ResponsavelLogin: false,
    });
  });

  it.each([
    [attorney({ Assinatura: null }), /Assinatura/],
    [attorney({ TipoDocumento: 'RNE' }), /Tipo de documento/],
    [person({ Cargo: '' }), /Cargo/],
    [person({ Assinatura: null }), /Assinatura/],
    [person({ Tipo: 'Diretor' }), /./],
    [person({ Cep: '01310100' }), 'Campo desconhecido: /Cep'],
  ])('[PRO-12, PJ-REP-04] refuses %j', async (body, message) => {
    const answer = await save('representante/salvar', body);
    expect(answer.status).toBe(400);
    expect((answer.body.data as string[])[0]).toMatch(message);
    expect(await rows()).toEqual([]);
  });
});
