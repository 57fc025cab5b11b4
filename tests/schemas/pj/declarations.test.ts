import { describe, expect, it } from 'vitest';
import { evaluateCondition } from '../../../engine/core/condition/evaluate';
import type { Condition } from '../../../engine/core/definition/condition';
import type { BlockItem } from '../../../engine/core/definition/types';
import type { JsonObject } from '../../../engine/core/json';
import { blocksOf } from '../../../engine/core/plan/fields';
import { fillSettings } from '../../../engine/core/validation/messages';
import { readOptions } from '../../../src/blocks/signatures/options';
import { definitionOf, posts } from '../../support/pf';
import { contextOf } from '../../support/tabs';
import type { Given } from '../fields/place';
import { COUNTRIES, expectRow, type FieldRow, required } from '../fields/row';
import { openCompany, openTab } from './place';

const TAB = 'declaracoes';
const open = (given: Given = {}) => openTab(TAB, given);
const PURPOSE = { declaracaoProposito: true };

/** A question that nobody has to answer. */
const question = (label: string): FieldRow => ({ label, widget: 'yesno', enters: true, sends: true, empty: null });

/** A purpose to mark, not marked at first. */
const purpose = (label: string): FieldRow => ({ label, widget: 'checkbox', enters: true, sends: true, empty: false });

/** Countries to name after a yes. */
const countries = (after: string): FieldRow => ({
  label: 'Países',
  widget: 'multiselect',
  options: COUNTRIES,
  enters: 'USA;PRT',
  sends: 'USA;PRT',
  empty: null,
  when: { data: { [after]: true } },
  hiddenBy: { data: { [after]: false } },
});

/** A text that an answer asks for. */
const text = (label: string, widget: string, when: JsonObject, hiddenBy: JsonObject): FieldRow => ({
  label,
  widget,
  enters: 'Texto livre',
  sends: 'Texto livre',
  empty: '',
  when: { data: when },
  hiddenBy: { data: hiddenBy },
});

const FIELDS: Record<string, [name: string, row: FieldRow]> = {
  '[PJ-DEC-F01] the link with the institution': [
    'VinculoRji',
    question('Possui vínculo com {$settings/nomeEmpresa|a instituição}?'),
  ],
  '[PJ-DEC-F02] politically exposed persons': [
    'ConhecePoliticamenteExposta',
    question('Conhece ou tem relacionamento com pessoa politicamente exposta?'),
  ],
  '[PJ-DEC-F03] their description': [
    'ConhecePoliticamenteExpostaDescricao',
    text('Especificar', 'textarea', { ConhecePoliticamenteExposta: true }, { ConhecePoliticamenteExposta: false }),
  ],
  '[PJ-DEC-F04] exchange': ['NegocioCambio', purpose('Câmbio')],
  '[PJ-DEC-F05] credit': ['NegocioOperacoesCredito', purpose('Operações de crédito')],
  '[PJ-DEC-F06] investments': ['NegocioAplicacoesInvestimentos', purpose('Aplicações e investimentos')],
  '[PJ-DEC-F07] accessory services': ['NegocioAcessorios', purpose('Serviços acessórios')],
  '[PJ-DEC-F08] intermediation': ['NegocioIntermediacao', purpose('Intermediação')],
  '[PJ-DEC-F09] others': ['NegocioOutros', purpose('Outros')],
  '[PJ-DEC-F10, CF-OP-19, PJ-DEC-07] what the others are, needed with the setting': [
    'NegocioOutrosEspecificar',
    {
      label: 'Especificar',
      widget: 'text',
      enters: 'Custódia',
      sends: 'Custódia',
      empty: '',
      missing: required('Especificar'),
      when: { settings: PURPOSE, data: { NegocioOutros: true } },
    },
  ],
  '[PJ-DEC-F11] FATCA': ['Facta', question('É instituição financeira estrangeira aderente ao FATCA?')],
  '[PJ-DEC-F12] the GIIN': ['NumeroGiin', text('Número GIIN', 'text', { Facta: true }, { Facta: false })],
  '[PJ-DEC-F13] why there is none, as long as there is none': [
    'NumeroGiinMotivos',
    text('Motivos para não possuir o número GIIN', 'textarea', { Facta: true }, { NumeroGiin: '98Q96B.00000.LE.076' }),
  ],
  '[PJ-DEC-F14] an American office': ['SedeEua', question('Possui sede ou filial nos EUA?')],
  '[PJ-DEC-F15] an American company': ['SociedadeEua', question('É sociedade constituída sob as leis dos EUA?')],
  '[PJ-DEC-F16] foreign institutions': [
    'SocietarioInstituicaoEstrangeira',
    question('Possui vínculo societário com instituição estrangeira?'),
  ],
  '[PJ-DEC-F17, CF-OP-55] their countries': [
    'SocietarioInstituicaoEstrangeiraEspecificacao',
    countries('SocietarioInstituicaoEstrangeira'),
  ],
  '[PJ-DEC-F18] foreign income': [
    'FonteRendaMercadoEstrangeiro',
    question('Possui fonte de renda no mercado estrangeiro?'),
  ],
  '[PJ-DEC-F19] its countries': [
    'FonteRendaMercadoEstrangeiroEspecificacao',
    countries('FonteRendaMercadoEstrangeiro'),
  ],
  '[PJ-DEC-F20] foreign accounts': ['ContaCorrenteExterior', question('Possui conta corrente no exterior?')],
  '[PJ-DEC-F21] their countries': ['ContaCorrenteExteriorEspecificacao', countries('ContaCorrenteExterior')],
  '[PJ-DEC-F22] on whose account': [
    'OperaPorConta',
    {
      label: 'A empresa opera por conta própria?',
      widget: 'radio',
      options: [
        [true, 'Por conta própria'],
        [false, 'Por conta de terceiros'],
      ],
      enters: false,
      sends: false,
      empty: null,
    },
  ],
};

describe('a field of the company’s Declarações is shown and sent as its row says', () => {
  it.each(Object.entries(FIELDS))('%s', (_, [name, row]) => expectRow(name, row, open));
});

describe('the declarations of a company', () => {
  it('[PJ-DEC-05, PJ-DEC-06] need a purpose with the setting, and none without it', async () => {
    expect((await open()).form.check('advance')).toEqual([]);
    const { form, fill } = await open({ settings: PURPOSE });
    expect(form.check('advance')).toMatchObject([
      {
        title: 'Oops...',
        text: "Pelo menos uma das opções disponíveis deve ser selecionada para o preenchimento do campo 'Declaração de Propósitos'.",
      },
    ]);
    expect(form.check('save')).toEqual([]);
    fill({ NegocioIntermediacao: true });
    expect(form.check('advance')).toEqual([]);
  });

  it('[PJ-DEC-06] go on telling that one is missing until one is marked, also when the first of them is left', async () => {
    const { form } = await open({ settings: PURPOSE });
    form.validate('advance');
    form.leave('/NegocioCambio');
    expect(form.summary()).toMatchObject([
      { pointer: '/NegocioCambio', name: 'Declaração de Propósitos', isCorrected: false },
    ]);
    expect(form.view('/NegocioCambio').error).toBe('Escolha ao menos uma opção.');
    form.change('/NegocioOutros', true);
    expect(form.view('/NegocioCambio').error).toBeUndefined();
    form.leave('/NegocioCambio');
    expect(form.summary()).toMatchObject([{ pointer: '/NegocioCambio', isCorrected: true }]);
  });

  it('[PJ-DEC-07] take no blanks for what the others are', async () => {
    const { form } = await open({ settings: PURPOSE, data: { NegocioOutros: true } });
    form.change('/NegocioOutrosEspecificar', '   ');
    expect(form.check('advance')).toMatchObject([{ pointer: '/NegocioOutrosEspecificar', ...required('Especificar') }]);
  });

  it('[PJ-DEC-08, PJ-DEC-F10] lock the text of the others until they are marked, and clear it when they are not', async () => {
    const { form } = await open();
    const field = () => form.view('/NegocioOutrosEspecificar');
    expect(field()).toMatchObject({ locked: true, required: false });
    form.change('/NegocioOutros', true);
    expect(field()).toMatchObject({ locked: false, required: false });
    form.change('/NegocioOutrosEspecificar', 'Custódia');
    form.change('/NegocioOutros', false);
    expect(field()).toMatchObject({ locked: true, value: undefined });
    form.change('/NegocioOutros', true);
    expect(field().value).toBeUndefined();
  });

  it('[PJ-DEC-F13] clear the reasons once there is a GIIN, and both without FATCA', async () => {
    const { form, send } = await open({ data: { Facta: true, NumeroGiinMotivos: 'Em registro' } });
    form.change('/NumeroGiin', '98Q96B.00000.LE.076');
    form.change('/NumeroGiin', undefined);
    expect(form.view('/NumeroGiinMotivos').value).toBeUndefined();
    form.change('/NumeroGiin', '98Q96B.00000.LE.076');
    form.change('/Facta', false);
    expect(await send()).toMatchObject({ NumeroGiin: '', NumeroGiinMotivos: '' });
  });

  it('[PJ-DEC-10, PJ-DEC-11] are saved by their own call, and a refusal has its own title', async () => {
    const { session, questions, calls } = await openCompany(
      TAB,
      {},
      { replies: { 'POST /PessoaJuridica/declaracoes': { status: 400, body: { data: ['Recusado.', 'Outra.'] } } } },
    );
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('GET /PessoaJuridica/declaracoes');
    session.form(TAB).change('/VinculoRji', true);
    questions.length = 0;
    expect(await session.save()).toEqual({ done: false });
    expect(posts(calls).map(({ path }) => path)).toEqual(['/PessoaJuridica/declaracoes']);
    expect(questions).toMatchObject([{ title: 'Dados informados inválidos na aba Declarações', text: 'Recusado.' }]);
  });

  it('[PJ-DEC-F01] name the company of the setting', () => {
    const title = definitionOf('pj', TAB).schema.properties.VinculoRji?.title ?? '';
    expect(fillSettings(title, { nomeEmpresa: '' })).toBe('Possui vínculo com a instituição?');
  });

  it('[PJ-DEC-03, CF-CST-17, CF-CST-18, CF-OP-56] hold the documents back for 10 seconds, and read them every 10', () => {
    const [block] = blocksOf(definitionOf('pj', TAB));
    expect(readOptions(block as BlockItem)).toEqual({
      client: 'Pessoa Jurídica',
      lists: ['Pessoa Jurídica', 'Todos'],
      sign: 'signers',
      pollMs: 10_000,
      delayMs: 10_000,
      disclaimer: 'Como funciona',
      error: {
        title: 'Atenção: documento não assinado',
        text: 'O documento {name} é obrigatório e não foi assinado, aceito os termos para avançar',
      },
    });
  });

  it.each([
    [0, true],
    [1, false],
    [2, true],
  ])('are signed by the people of every list whose signature is %i: %s', (Assinatura, signs) => {
    const [block] = blocksOf(definitionOf('pj', TAB));
    const sources = block?.signers as { list: string; when: Condition }[];
    expect(sources.map(({ list }) => list)).toEqual([
      'representantes/representantes',
      'dados-da-empresa/socios',
      'procuradores/procuradores',
    ]);
    for (const { list: place, when } of sources) {
      const [, list = ''] = place.split('/');
      const scope = { data: { [list]: [{ Assinatura }] }, context: contextOf(), list, index: 0 };
      expect([place, evaluateCondition(when, scope)]).toEqual([place, signs]);
    }
  });

  it('[CF-GER-07, CF-OP-53] name the circular that defines who is politically exposed', () => {
    const [section] = definitionOf('pj', TAB).uiSchema['ui:sections'];
    const info = section?.fields[0] as { text: string };
    expect(info.text).toContain('nos últimos 5 anos');
    expect(info.text).toContain('Circular 3.461/09');
  });
});
