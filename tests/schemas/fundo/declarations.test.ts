import { describe, expect, it } from 'vitest';
import type { BlockItem } from '../../../engine/core/definition/types';
import type { JsonObject } from '../../../engine/core/json';
import { blocksOf } from '../../../engine/core/plan/fields';
import { type SignaturesModel, signaturesModel } from '../../../src/blocks/signatures/model';
import { readOptions } from '../../../src/blocks/signatures/options';
import { definitionOf, exampleOf } from '../../support/pf';
import { expectRow, type FieldRow } from '../fields/row';
import { openForm, openFund, openTab, sent, type } from './place';
import { document, person, question, words } from './rows';

const TAB = 'declaracoes';
const told = (text: string) => ({ inline: 'Campo obrigatório.', title: 'Oops...', text });
const LINK = 'O campo Vínculo Corretora é obrigatório e não foi informado, informe para avançar';
const SPECIFY =
  "O campo Vínculo Corretora foi informado como 'Sim', é obrigatório especificar este vínculo em 'Especificar*'";
const FUNCTION =
  "O campo 'Vínculo com pessoa pública relevante' é obrigatório e não foi informado, informe para avançar";
const PEOPLE =
  'Se houver vínculo com pessoa que ocupe cargo, emprego ou função pública relevante, é obrigatório incluir a pessoa para avançar.';

const FIELDS: Record<string, [name: string, row: FieldRow]> = {
  '[FI-DEC-F01, FI-DEC-01, FI-DEC-05] the link with a broker': [
    'VinculoCorretora',
    {
      label: 'Vínculo com corretora de valores mobiliários',
      widget: 'radio',
      options: [
        ['sim', 'Sim, com a instituição'],
        ['sim-outra', 'Sim, com outra corretora'],
        ['nao', 'Não'],
      ],
      enters: 'sim',
      sends: 'sim',
      empty: null,
      missing: told(LINK),
    },
  ],
  '[FI-DEC-F02, FI-DEC-06] what link it is': [
    'VinculoCorretoraEspecificar',
    { ...words('Especificar'), missing: told(SPECIFY), hiddenBy: { data: { VinculoCorretora: 'nao' } } },
  ],
  '[FI-DEC-F03, FI-DEC-07] a relevant public function': [
    'FuncaoPublicaRelevante',
    { ...question('Vínculo com pessoa pública relevante'), enters: false, sends: false, missing: told(FUNCTION) },
  ],
};

const PERSON: Record<string, [name: string, row: FieldRow]> = {
  '[FI-PEP-F02] the name': ['Nome', person('Nome')],
  '[FI-PEP-F03] a CPF or CNPJ, sent as Cpf': ['Cpf', document('CPF/CNPJ')],
  '[FI-PEP-F04] the office': ['Cargo', words('Cargo/Órgão')],
  '[FI-PEP-F05] the relationship': ['GrauRelacionamento', words('Grau de relacionamento')],
};

const [known] = exampleOf(TAB, 'fundo').pessoas as [JsonObject];
const { Guid: _, ...fresh } = known;

describe('a field of the fund’s Declarações is shown, required and sent as its row says', () => {
  it.each(Object.entries(FIELDS))('%s', (_name, [name, row]) => expectRow(name, row, (given) => openTab(TAB, given)));
  it.each(Object.entries(PERSON))('of an exposed person: %s', (_name, [name, row]) =>
    expectRow(name, row, (given) => openForm('pessoas', { ...given, data: { ...fresh, ...given?.data } })),
  );

  it.each(['sim', 'sim-outra'])('[FI-DEC-06] %s asks what link it is', async (VinculoCorretora) => {
    const { form } = await openTab(TAB, { stored: { VinculoCorretora: 'nao' }, data: { VinculoCorretora } });
    expect(form.view('/VinculoCorretoraEspecificar')).toMatchObject({ hidden: false, required: true });
  });
});

describe('the checks of the declarations', () => {
  const template = {
    TemplateId: 't',
    NomeDocumento: 'Termo do fundo',
    TipoCliente: 'Investidor',
    Obrigatoriedade: 'Sim',
    Texto: '',
  };

  it('[FI-DEC-04, FI-DEC-08, FI-DEC-09, CF-AC-25] tell one thing after the other, in their order', async () => {
    let declarations: JsonObject[] = [];
    const replies = {
      'GET /Fundo/declaracoes': null,
      'GET /Fundo/pep': [],
      'GET /declaracao': [template, { ...template, TemplateId: 'p', TipoCliente: 'Pessoa Jurídica' }],
      'GET /declaracao/cliente': () => ({ status: 200, body: { data: declarations } }),
      'POST /fundo/pep': true,
    };
    const opened = await openFund(TAB, {}, { replies, blocks: { signatures: signaturesModel } });
    const refused = async () => {
      opened.questions.length = 0;
      const { done } = await opened.session.advance();
      return [done, opened.questions.map(({ title, text }) => `${title} ${text}`)];
    };
    expect(await refused()).toEqual([false, [`Oops... ${LINK}`]]);
    type(opened, TAB, { VinculoCorretora: 'sim-outra' });
    expect(await refused()).toEqual([false, [`Oops... ${SPECIFY}`]]);
    type(opened, TAB, { VinculoCorretoraEspecificar: 'Sócio de outra corretora' });
    expect(await refused()).toEqual([false, [`Oops... ${FUNCTION}`]]);
    type(opened, TAB, { FuncaoPublicaRelevante: true });
    expect(await refused()).toEqual([false, [`Oops... ${PEOPLE}`]]);
    opened.session.form(TAB).patch({ pessoas: [known] });
    expect(await refused()).toEqual([
      false,
      ['Oops... O documento Termo do fundo é obrigatório e não foi assinado, aceito os termos para avançar'],
    ]);
    expect(sent(opened)).toEqual([]);
    declarations = [{ TemplateId: 't', DeclaracaoGuid: 'd', Status: 'Assinado', StatusAssinatura: 'Assinado' }];
    await (opened.session.block(TAB, 'assinaturas') as SignaturesModel).load();
    expect(await refused()).toEqual([true, []]);
    expect(opened.session.view().step).toBe(7);
  });

  it('[FI-DEC-F04, CF-OP-27] a no hides the people and keeps them, a yes shows them again', async () => {
    const opened = await openFund(TAB);
    const form = opened.session.form(TAB);
    type(opened, TAB, { FuncaoPublicaRelevante: false });
    expect([form.view('/pessoas').hidden, form.getState().data.pessoas]).toEqual([true, [known]]);
    await opened.session.save();
    type(opened, TAB, { FuncaoPublicaRelevante: true });
    expect([form.view('/pessoas').hidden, form.getState().data.pessoas]).toEqual([false, [known]]);
    expect(sent(opened).map(([path]) => path)).toEqual(['/Fundo/declaracoes']);
  });

  it('[FI-DEC-03, CF-DDC-01, CF-OP-56] documents are those for investors, signed by people, without a wait', () => {
    const [block] = blocksOf(definitionOf('fundo', TAB));
    expect(readOptions(block as BlockItem)).toMatchObject({
      client: 'Investidor',
      lists: ['Investidor', 'Todos'],
      sign: 'signers',
      pollMs: 10_000,
      delayMs: 0,
    });
  });

  it('[FI-DEC-02, CF-GER-07] the question says whom it means, and its text cites the circular', () => {
    const { uiSchema } = definitionOf('fundo', TAB);
    expect(uiSchema.FuncaoPublicaRelevante).toMatchObject({
      'ui:help': expect.stringMatching(
        /sócios, administradores, representantes.*últimos 5 anos.*no Brasil ou no exterior/,
      ),
    });
    expect(JSON.stringify(uiSchema['ui:sections'][0])).toContain('Circular 3.461/09');
  });
});

describe('the save of the declarations', () => {
  it('[FI-DEC-10, CF-OP-26, CF-CAL-30, CF-ENT-15] sends the fields of both tabs in one object, from either', async () => {
    const opened = await openFund(TAB);
    type(opened, TAB, { VinculoCorretora: 'nao' });
    await opened.session.save();
    opened.session.go(7);
    type(opened, 'fatca', { SedeEua: true });
    await opened.session.save();
    const [first, second] = sent(opened) as [[string, JsonObject], [string, JsonObject]];
    expect([first[0], second[0]]).toEqual(['/Fundo/declaracoes', '/Fundo/declaracoes']);
    expect(Object.keys(first[1])).toEqual([
      ...['VinculoCorretora', 'VinculoCorretoraEspecificar', 'FuncaoPublicaRelevante', 'Facta', 'NumeroGiin'],
      ...['NumeroGiinMotivos', 'SedeEua', 'SociedadeEua'],
      ...['VinculoSocietarioEstrangeiro', 'VinculoSocietarioEstrangeiroEspecificacao'],
      ...['FonteRendaMercadoEstrangeiro', 'FonteRendaMercadoEstrangeiroEspecificacao'],
      ...['ContaCorrenteExterior', 'ContaCorrenteExteriorEspecificacao', 'SociosCidadaAmericano'],
    ]);
    expect(second[1]).toEqual({ ...first[1], SedeEua: true });
    expect(first[1]).toMatchObject({ VinculoCorretora: 'nao', VinculoCorretoraEspecificar: '', SedeEua: false });
  });

  it('[FI-DEC-10, CF-ERR-06] a refusal is told as of Informações', async () => {
    const replies = { 'POST /Fundo/declaracoes': { status: 400, body: { data: ['Recusado'] } } };
    const opened = await openFund(TAB, {}, { replies });
    type(opened, TAB, { VinculoCorretora: 'nao' });
    await opened.session.save();
    expect(opened.questions).toMatchObject([
      { title: 'Dados informados inválidos na aba Informações.', text: 'Recusado' },
    ]);
  });
});

describe('the people with a public function', () => {
  it('[FI-PEP-01, FI-PEP-02, FI-PEP-03] stand in a table with these columns, and any number may be added', () => {
    const { uiSchema, collections } = definitionOf('fundo', TAB);
    const { columns, empty, forms } = collections?.pessoas ?? {};
    expect(columns?.map(({ title }) => title)).toEqual(['Nome', 'CPF/CNPJ', 'Cargo/Órgão', 'Grau de relacionamento']);
    expect([empty, forms?.[0]?.open]).toEqual(['Nenhuma pessoa adicionada', 'modal']);
    expect(uiSchema['ui:sections'].find(({ id }) => id === 'funcao-publica')?.help).toBe(
      'Você pode adicionar quantas pessoas forem necessárias.',
    );
  });

  it('[FI-PEP-04, CF-CAL-36, CF-ENT-16, CF-LKP-17] are saved one by one and listed by a call of their own', async () => {
    const opened = await openForm('pessoas', { data: fresh });
    expect(await opened.save()).toBe(true);
    expect(sent(opened)).toEqual([['/fundo/pep', { ...fresh, Guid: '' }]]);
    expect(opened.questions).toMatchObject([
      { title: 'Inclusão realizada com sucesso!', text: 'Dados informados foram salvos com sucesso.' },
    ]);
    expect(opened.calls.map(({ method, path }) => `${method} ${path}`)).toContain('GET /Fundo/pep');
  });

  it('[FI-PEP-05, CF-ERR-05] a refusal keeps the form', async () => {
    const replies = { 'POST /fundo/pep': { status: 400, body: { data: ['CPF em uso'] } } };
    const opened = await openForm('pessoas', { data: fresh }, { replies });
    expect(await opened.save()).toBe(false);
    expect(opened.questions).toMatchObject([
      { title: 'Dados informados inválidos para representante', text: 'CPF em uso' },
    ]);
  });

  it('[FI-PEP-06, CF-OP-29, CF-CAL-38] are deleted by the call of FATCA', async () => {
    const opened = await openForm('pessoas', { stored: known });
    await opened.remove();
    expect(opened.calls.at(-1)?.path).toBe(`/fundo/facta/excluir?guid=${known.Guid}`);
  });
});
