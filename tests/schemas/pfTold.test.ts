import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../engine/core/definition/types';
import { definitionOf, exampleOf, pfSession } from '../support/pf';

describe('texts that are their own code', () => {
  const fields = (tab: string, ...path: string[]) =>
    path.reduce<FieldSchema | undefined>(
      (schema, name) => (name === 'items' ? schema?.items : schema?.properties?.[name]),
      definitionOf('pf', tab).schema,
    );

  it.each<[string, string[], string[]]>([
    ['informacoes', ['Sexo'], ['Feminino', 'Masculino']],
    [
      'informacoes',
      ['EstadoCivil'],
      [
        ...['Solteiro(a)', 'Casado(a) com Brasileiro(a) Nato(a)', 'Casado(a) com Brasileiro(a) Naturalizado(a)'],
        ...['Casado(a) com Estrangeiro(a)', 'Divorciado(a)', 'Viúvo(a)', 'Separado(a) judicialmente'],
        'Em união estável',
      ],
    ],
    [
      'informacoes',
      ['TipoDocumento'],
      [
        ...['RG', 'CNH', 'Passaporte', 'RNE', 'CIM', 'CIP', 'CIPF', 'Certidão de Nascimento'],
        ...['Identificação Prisional', 'Inscrição Estadual', 'Laissez Passer', 'NIRE'],
      ],
    ],
    ['dados-bancarios', ['contas', 'items', 'TipoConta'], ['Conta Corrente', 'Conta Poupança']],
    ['dados-financeiros', ['BaseOutrosRendimentos'], ['Base anual', 'Base mensal']],
  ])('[PF-OP-71] are sent as they are printed: %s %j', (tab, path, texts) => {
    expect(fields(tab, ...path)).toMatchObject({ type: 'string', enum: texts });
  });
});

describe('a CEP that is not found', () => {
  it.each([
    ['', 'Cep', 'LogradouroComplemento'],
    ['Outro', 'CepOutro', 'LogradouroComplementoOutro'],
    ['EnderecoComercial', 'EnderecoComercialCep', 'EnderecoComercialComplemento'],
  ])('[PF-END-F04] takes the complement with it: %s', async (_, cep, complement) => {
    const { session } = await pfSession({ 'GET /ws/69999999/json/': { status: 200, body: { erro: true } } });
    await session.open();
    const form = session.form('enderecos');
    for (const [name, value] of Object.entries(exampleOf('enderecos'))) form.change(`/${name}`, value);
    form.change('/EnderecoCorrespondencia', 2);
    form.change(`/${complement}`, 'Sala 3');
    expect(form.view(`/${complement}`).value).toBe('Sala 3');
    form.change(`/${cep}`, '69999999');
    await expect.poll(() => form.view(`/${complement}`).value).toBeUndefined();
  });
});

describe('dates that cannot be', () => {
  const open = async () => {
    const opened = await pfSession({});
    await opened.session.open();
    return { ...opened, form: opened.session.form('informacoes') };
  };

  it('[PF-INF-27] a birth in the future is told at the field when it is left', async () => {
    const { form } = await open();
    form.change('/DataNascimento', '2026-11-22');
    form.leave('/DataNascimento');
    expect(form.view('/DataNascimento').error).toBe('A data de nascimento não pode estar no futuro.');
    form.change('/DataNascimento', '2026-11-21');
    form.leave('/DataNascimento');
    expect(form.view('/DataNascimento').error).toBeUndefined();
  });

  it('[PF-INF-28] an issue in the future or before the birth is told at the field', async () => {
    const { form } = await open();
    form.change('/DataNascimento', '1988-09-22');
    for (const [day, error] of [
      ['1988-09-21', 'O documento não pode ter sido emitido antes do nascimento.'],
      ['2026-11-22', 'A data de emissão não pode estar no futuro.'],
      ['1988-09-22', undefined],
    ]) {
      form.change('/DataEmissao', day);
      form.leave('/DataEmissao');
      expect(form.view('/DataEmissao').error).toBe(error);
    }
  });

  it('[PF-INF-29] a birth 130 years ago is asked about once, before the save', async () => {
    const { session, form, questions } = await open();
    form.change('/DataNascimento', '1896-11-20');
    const asked = () => questions.filter(({ title }) => title === 'É isso mesmo?');
    await session.save();
    expect(asked()).toMatchObject([{ yes: 'Sim, continuar', no: 'Não, corrigir' }]);
    await session.save();
    expect(asked()).toHaveLength(1);
    form.change('/DataNascimento', '1896-11-21');
    await session.save();
    expect(asked()).toHaveLength(1);
  });

  it("[PF-INF-30] the spouse's CPF is not the customer's own", async () => {
    const { session } = await pfSession({
      'GET /PessoaFisica/informacaoBasica': { Cpf: '52998224725', EstadoCivil: 'Em união estável' },
    });
    await session.open();
    const form = session.form('informacoes');
    form.change('/CpfConjugue', '52998224725');
    form.leave('/CpfConjugue');
    expect(form.view('/CpfConjugue').error).toBe('O CPF do cônjuge não pode ser igual ao seu.');
  });
});
