import { expect } from 'vitest';
import { wrongInForm } from './inForm';
import type { Effects } from './types';

const TAB = 'fornecedor/empresa.json';

/** Fields, their options and their formats. */
export const fieldEffects: Effects = {
  [`${TAB}#/schema/properties Codigo`]: ({ open }) => {
    const { state, errorAt } = open({
      Codigo: 'F1',
      QuantidadeFiliais: 0,
      TemFilial: true,
      DataFundacao: '2026-11-22',
    });
    expect(state.data.Codigo).toBe('F1');
    expect(state.locked).toContain('/Codigo');
    expect(errorAt('/DataFundacao')?.name).toBe('Data de fundação');
    expect(errorAt('/QuantidadeFiliais')).toBeDefined();
    expect(open({ Observacao: 'x'.repeat(501) }).errorAt('/Observacao')).toBeDefined();
    expect(open({ Observacao: 'x'.repeat(500) }).errorAt('/Observacao')).toBeUndefined();
    expect(open().state.data.TemFilial).toBe(false);
  },
  [`${TAB}#/schema/properties InicioContrato`]: ({ open }) => {
    const at = (InicioContrato: string) =>
      open({ DataFundacao: '2020-05-01', InicioContrato }).errorAt('/InicioContrato', 'leave')?.inline;
    expect(at('2020-04-30')).toBe('O contrato não começa antes de 01/05/2020.');
    expect(at('2020-05-01')).toBeUndefined();
    expect(open({ InicioContrato: '1990-01-01' }).errorAt('/InicioContrato', 'leave')).toBeUndefined();
  },
  [`${TAB}#/schema/properties TipoDocumento`]: async ({ open, session }) => {
    expect(open().state.data.TipoDocumento).toBe('CPF');
    expect(open({ Porte: 4 }).errorAt('/Porte')).toBeDefined();
    expect(open({ Porte: '2' }).errorAt('/Porte')).toBeDefined();
    expect(open({ Porte: 2 }).errorAt('/Porte')).toBeUndefined();
    const cities = { body: { data: [{ descricao: 'Santos' }] } };
    const { session: opened, calls } = session({ replies: { 'GET /Consulta/cidades': cities } });
    await opened.open();
    const { options } = opened.loaded.tabs.empresa?.definition.schema.properties?.Cidade ?? {};
    expect(options).toMatchObject({ call: 'GET /Consulta/cidades?uf={Uf}', search: true });
    expect(calls.some(({ path }) => path.startsWith('/Consulta/cidades'))).toBe(false);
  },
  [`${TAB}#/schema/properties Documento`]: ({ open }) => {
    const wrong = (TipoDocumento: string, Documento: string) =>
      open({ TipoDocumento, Documento }).errorAt('/Documento', 'leave') !== undefined;
    expect([wrong('CPF', '52998224725'), wrong('CNPJ', '52998224725')]).toEqual([false, true]);
    expect([wrong('CPF', '11222333000181'), wrong('CNPJ', '11222333000181')]).toEqual([true, false]);
  },
  [`${TAB}#/schema/properties Cep`]: ({ open }) => {
    expect(open({ Cep: '123' }).errorAt('/Cep', 'leave')?.name).toBe('CEP (endereço da empresa)');
    expect(open({ Cep: '01001000' }).errorAt('/Cep', 'leave')).toBeUndefined();
  },
  [`${TAB}#/schema/properties contas`]: ({ open }) => {
    expect(open({ contas: [{}] }).errorAt('/contas/0/Banco')).toMatchObject({ kind: 'missing' });
    expect(open({ contas: [{ Banco: '001', Agencia: 'doze' }] }).errorAt('/contas/0/Agencia')).toBeDefined();
  },
  [`${TAB}#/schema/properties contatos`]: (opened) => {
    const row = { Tipo: 'Outro', Nome: 'Ana', Telefone: '1' };
    expect(wrongInForm(opened, 'outro', row)).toEqual(['/Tipo Tipo', '/Telefone Telefone']);
  },
  [`${TAB}#/schema/properties arquivos`]: ({ loaded }) => {
    const rows = loaded.tabs.empresa?.definition.schema.properties?.arquivos?.items?.properties;
    expect(rows?.FileDataString64?.attachment).toBe(true);
    expect(rows?.InsertDate?.format).toBe('dateTime');
  },
  [`${TAB}#/schema/properties PerfilRisco`]: async ({ open, session }) => {
    expect(open({ PerfilRisco: 'Arrojado' }).state.locked).toContain('/PerfilRisco');
    const { session: opened, sent } = session();
    await opened.open();
    opened.form('empresa').load({ RazaoSocial: 'Padaria Sol Ltda.', perfilPrevia: 'Moderado' });
    await opened.save();
    expect(JSON.stringify(sent())).not.toContain('perfilPrevia');
  },
};
