import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { addClient, tokenOf } from '../testServer';
import { companyOfTests, PATH } from './companyOfTests';

const { store, server, call, load, save, saved } = companyOfTests();

const partner = (over: JsonObject = {}): JsonObject => ({
  Nome: 'Marina Sampaio Leal',
  TipoDocumento: 'CPF',
  CpfCnpj: '529.982.247-25',
  Telefone: '+5511987654321',
  Email: 'marina@aurora.com.br',
  Percentual: 60,
  Cep: '01310-100',
  Logradouro: 'Avenida Paulista',
  LogradouroNumero: '1578',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  Pais: 'BRA',
  Assinatura: 2,
  RendaMensal: 6,
  PatrimonioTotal: 7,
  ...over,
});
describe('related companies and partners', () => {
  it('[PJ-COL-04, PJ-COL-08, CF-CAL-11, CF-ENT-02] related companies come back in their order, each with its key', async () => {
    const { empresas } = await saved('empresas', {
      empresas: [
        { RazaoSocial: 'Um', Cnpj: '12.abc.345/01de-35', Tipo: 'Controlada' },
        { RazaoSocial: 'Dois', Cnpj: '11222333000181' },
      ],
    });
    const rows = empresas as JsonObject[];
    expect(rows.map(({ Guid: _key, ...row }) => row)).toEqual([
      { RazaoSocial: 'Um', Cnpj: '12ABC34501DE35', Tipo: 'Controlada' },
      { RazaoSocial: 'Dois', Cnpj: '11222333000181', Tipo: 'Coligada' },
    ]);
    expect(new Set(rows.map(({ Guid }) => Guid)).size).toBe(2);
    expect((await load('empresas')).empresas).toEqual(rows);
  });

  it('[PJ-COL-06, PJ-COL-F01, CF-CAL-19] one is deleted by its key, also in other letters', async () => {
    const { empresas } = await saved('empresas', { empresas: [{ RazaoSocial: 'Um' }, { RazaoSocial: 'Dois' }] });
    const [first, second] = empresas as [JsonObject, JsonObject];
    const remove = (guid: unknown) => call(`GET /api/pessoajuridica/Empresas/Excluir?guid=${guid}`);
    expect((await remove(first.Guid)).status).toBe(200);
    expect((await load('empresas')).empresas).toEqual([second]);
    expect((await remove(first.Guid)).status).toBe(404);
  });

  it('[PJ-SOC-08, CF-CAL-12, CF-ENT-03] partners come back with exactly their fields', async () => {
    const { socios } = await saved('socios', { socios: [partner(), partner({ Nome: 'Ana', Percentual: 40 })] });
    const [first] = socios as JsonObject[];
    expect(first).toMatchObject({ CpfCnpj: '52998224725', Cep: '01310100', Percentual: 60, UsPerson: false });
    expect(Object.keys(first ?? {})).toHaveLength(22);
    expect((await load('socios')).socios).toEqual(socios);
  });

  it('[PJ-SOC-03, PJ-SOC-04] refuses more than the whole, also as a draft, and takes three thirds', async () => {
    const of = (...all: number[]) => ({ socios: all.map((Percentual) => partner({ Percentual })) });
    const { status, body } = await save('socios', of(60, 40.01));
    expect([status, body.data]).toEqual([400, ['A soma dos percentuais pertencentes aos sócios ultrapassa 100%.']]);
    await saved('socios', of(33.33, 33.33, 33.34));
  });

  it('[PJ-SOC-10, CF-CAL-20] a partner is deleted by its key; one of another company is not', async () => {
    const { socios } = await saved('socios', { socios: [partner()] });
    const guid = (socios as JsonObject[])[0]?.Guid;
    const other = await addClient(store.database, { type: 2, document: '11222333000181', email: 'o@example.com' });
    const foreign = await tokenOf(store.database, other);
    const deletion = `GET ${PATH}/socios/excluir?guid=${guid}`;
    expect((await server.call(deletion, { token: foreign })).status).toBe(404);
    expect((await call(deletion)).status).toBe(200);
    expect((await load('socios')).socios).toEqual([]);
  });

  it('[CF-DNR-03, CF-DNR-04, CF-DNR-05] refuses a document that is none of its type', async () => {
    for (const [TipoDocumento, CpfCnpj] of Object.entries({
      CPF: '52998224726',
      CNPJ: '12ABC34501DE36',
      CNH: '46190476839',
      RNE: 'V12345',
      ID: 'A',
    })) {
      expect([TipoDocumento, (await save('socios', { socios: [partner({ TipoDocumento, CpfCnpj })] })).status]).toEqual(
        [TipoDocumento, 400],
      );
    }
  });
});
