import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { companyOfTests } from './companyOfTests';

const { load, saved } = companyOfTests();

const account = (Principal: boolean, over: JsonObject = {}): JsonObject => ({
  NomeBanco: '341',
  Agencia: '0182',
  ContaCorrente: '40733',
  DigitoContaCorrente: '6',
  Principal,
  ...over,
});

describe('figures, accounts and address', () => {
  it('[PJ-FIN-06, CF-CAL-13, CF-ENT-06] figures are numbers', async () => {
    const figures = {
      FaturamentoMedioMensal: 1234.56,
      CapitalSocial: 0,
      PatrimonioAplicacoesFinanceiras: null,
      PatrimonioLiquido: 7,
      ValorBensMoveisImoveis: null,
    };
    await saved('dadosFinanceiros', figures);
    expect(await load('dadosFinanceiros')).toEqual(figures);
  });

  it('[PJ-BAN-06, PJ-BAN-09, CF-CAL-14, CF-ENT-08] two calls are two accounts, each with a key that it keeps', async () => {
    const main = await saved('dadosBancarios', account(true));
    const more = await saved('dadosBancarios', account(false, { NomeBanco: '001' }));
    expect(main).toEqual({ ...account(true), DigitoAgencia: '', Guid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(more.Guid).not.toBe(main.Guid);
    expect(await load('dadosBancarios')).toEqual([main, more]);
    expect(await saved('dadosBancarios', { ...account(false), Guid: 'forged' })).toMatchObject({ Guid: more.Guid });
    expect(await saved('dadosBancarios', { ...more, Agencia: '9' })).toMatchObject({ Guid: more.Guid, Agencia: '9' });
    expect(((await load('dadosBancarios')) as unknown as Json[]).length).toBe(2);
  });

  it('[PJ-END-04, CF-CAL-15, CF-ENT-09] the address has exactly its fields', async () => {
    const address = {
      Cep: '01310100',
      Logradouro: 'Avenida Paulista',
      LogradouroNumero: '1578',
      LogradouroComplemento: '',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      Uf: 'SP',
      Pais: 'BRA',
    };
    await saved('endereco', address);
    expect(await load('endereco')).toEqual(address);
  });

  it('[CF-OP-48] paths are found in any letters', async () => {
    await saved('DadosFinanceiros', { CapitalSocial: 5 });
    expect(await load('dadosfinanceiros')).toMatchObject({ CapitalSocial: 5 });
  });
});
