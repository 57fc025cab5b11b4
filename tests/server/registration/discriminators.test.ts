import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { companyOfTests } from './companyOfTests';
import { fundOfTests } from './fundOfTests';

const GUID = '0b9f7f1e-3c55-4c1c-9d0e-6a1f5d2b7c11';

describe('a body of a fund that does not say which of several lists it is for', () => {
  const { load, save, saved } = fundOfTests();
  const ADMINISTRATOR = { Tipo: 'representanteAdministrador', Nome: 'Marina Lobo', CpfCnpj: '52998224725' };
  const MANAGER = { Tipo: 'gestor', Nome: 'Edson Farias', CpfCnpj: '11144477735' };

  it.each<[string, Json]>([
    ['no Tipo', { Nome: 'Sem Tipo' }],
    ['an unknown Tipo', { ...MANAGER, Tipo: 'diretor' }],
    ['an empty Tipo', { ...MANAGER, Tipo: '' }],
    ['the Tipo of another case', { ...MANAGER, Tipo: 'Gestor' }],
    ['a list in place of a row', [MANAGER, { Nome: 'Sem Tipo' }]],
    ['nothing', {}],
  ])('is refused with %s: the field and its values are named, and nothing changes', async (_, body) => {
    await saved('representante', ADMINISTRATOR);
    await saved('representante', MANAGER);
    const before = await load('representante');
    const refused = await save('representante', body);
    expect([refused.status, refused.body.data]).toEqual([
      400,
      ['Valor inesperado: /Tipo. Valores possíveis: representanteAdministrador, gestor.'],
    ]);
    expect(await load('representante')).toEqual(before);
  });

  it('is refused for a row that is not there any more, and comes back as no new one', async () => {
    const row = await saved('representante', MANAGER);
    const other = await saved('representante', ADMINISTRATOR);
    expect((await save('representante', { ...MANAGER, Guid: GUID })).status).toBe(409);
    // A row of the other list is none of this one.
    expect((await save('representante', { ...MANAGER, Guid: other.Guid as string })).status).toBe(409);
    expect(await load('representante')).toEqual([other, row]);
  });
});

const ACCOUNT = {
  NomeBanco: '001',
  Agencia: '1234',
  DigitoAgencia: '1',
  ContaCorrente: '567',
  DigitoContaCorrente: '8',
};

describe('a body of a company that does not say which account or list it is for', () => {
  const { load, save, saved, call } = companyOfTests();

  it.each<[string, Json]>([
    ['no Principal', ACCOUNT],
    ['an empty Principal', { ...ACCOUNT, Principal: null }],
    ['a Principal that is no answer', { ...ACCOUNT, Principal: 2 }],
  ])('is refused with %s, and the main account stays', async (_, body) => {
    await saved('dadosBancarios', { ...ACCOUNT, Principal: true });
    const before = await load('dadosBancarios');
    const refused = await save('dadosBancarios', { ...(body as JsonObject), Agencia: '9999' });
    expect([refused.status, refused.body.data]).toEqual([
      400,
      ['Valor inesperado: /Principal. Valores possíveis: true, false.'],
    ]);
    expect(await load('dadosBancarios')).toEqual(before);
  });

  it('is known by what it says as text too', async () => {
    await saved('dadosBancarios', { ...ACCOUNT, Principal: true });
    await saved('dadosBancarios', { ...ACCOUNT, Agencia: '9999', Principal: 'false' });
    const accounts = (await load('dadosBancarios')) as unknown as JsonObject[];
    expect(accounts.map(({ Agencia, Principal }) => [Agencia, Principal])).toEqual([
      ['1234', true],
      ['9999', false],
    ]);
  });

  it.each<[string, Json]>([
    ['nothing', {}],
    ['nothing under its name', { Nome: 'Sócio' }],
  ])('deletes no partners with %s', async (_, body) => {
    const partner = { Nome: 'Ana Lima', TipoDocumento: 'CPF', CpfCnpj: '52998224725', Percentual: 0.5 };
    await saved('socios', { socios: [partner] });
    const before = await load('socios');
    expect((await save('socios', body)).status).toBe(400);
    expect(await load('socios')).toEqual(before);
  });

  it('is refused where a person is changed without a key, or where the Tipo is missing', async () => {
    const person = { Tipo: 'Representante', Nome: 'Ana Lima', TipoDocumento: 'CPF', CpfCnpj: '52998224725' };
    const whole = { ...person, Email: 'ana@example.com', Telefone: '+5511987654321' };
    const refused = async (path: string, body: JsonObject) => {
      const { status, body: answer } = await call(`POST /api/PessoaJuridica/representante/${path}`, body);
      return [status, answer.data];
    };
    expect(await refused('atualizar', whole)).toEqual([400, ['Valor inesperado: /Guid']]);
    const { Tipo: _, ...untyped } = whole;
    expect(await refused('salvar', untyped)).toEqual([
      400,
      ['Valor inesperado: /Tipo. Valores possíveis: Procurador, Representante, Pessoa autorizada emitir ordem.'],
    ]);
    expect(await load('representante')).toEqual([]);
  });

  it('cancels no waiver with nothing', async () => {
    expect((await call('POST /api/suitability/dispensa-questionario', {})).status).toBe(400);
  });
});
