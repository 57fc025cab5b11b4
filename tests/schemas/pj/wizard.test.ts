import { describe, expect, it } from 'vitest';
import type { BlockItem } from '../../../engine/core/definition/types';
import type { JsonObject } from '../../../engine/core/json';
import { blocksOf } from '../../../engine/core/plan/fields';
import { deleteRow } from '../../../engine/core/session/collections';
import { required } from '../../schemas/fields/row';
import { definitionOf, exampleOf, loadSchemaWizard, posts } from '../../support/pf';
import { openCompany } from './place';

const { wizard, tabs } = await loadSchemaWizard('pj');
const TITLES = [
  ...['Dados da Empresa', 'Procuradores', 'Representantes', 'Dados Financeiros', 'Dados Bancários'],
  ...['Endereço', 'Upload de Documentos', 'Declarações', 'Produtos'],
];
const EMPRESA = 'dados-da-empresa';

describe('the tabs of the company', () => {
  it('[CF-NAV-01, CF-GER-03] are nine, with these titles in this order', async () => {
    const { session } = await openCompany(EMPRESA);
    expect(session.view().tabs.map(({ title }) => title)).toEqual(TITLES);
  });

  it('[CF-NAV-13, CF-NAV-14, PJ-DOC-03, PJ-DEC-12] lead from each to the next', async () => {
    const { session } = await openCompany(EMPRESA);
    const steps: string[] = [];
    for (const _ of TITLES.slice(1)) {
      await session.advance();
      const { step, tabs } = session.view();
      steps.push(`${step} ${tabs[step]?.id}`);
    }
    expect(steps).toEqual([
      '1 procuradores',
      '2 representantes',
      '3 dados-financeiros',
      '4 dados-bancarios',
      '5 endereco',
      '6 documentos',
      '7 declaracoes',
      '8 produtos',
    ]);
  });

  it('[CF-NAV-19] the second ordering of funds is that of neither wizard: no tab of it is a questionnaire', async () => {
    const fund = (await loadSchemaWizard('fundo')).wizard;
    for (const { tabs: order } of [wizard, fund]) {
      expect(order).toHaveLength(9);
      expect(order.map(({ id }) => id).indexOf('procuradores')).toBe(1);
      expect(order.at(-1)?.id).toBe('produtos');
      expect(order.some(({ id }) => id.startsWith('questionario'))).toBe(false);
    }
  });
});

describe('partners', () => {
  const partners = (...rows: JsonObject[]) => {
    const [first] = exampleOf(EMPRESA, 'pj').socios as [JsonObject];
    return { stored: { socios: rows.map((row) => ({ ...first, Percentual: 10, ...row })) } };
  };
  const REMOVE = 'GET /PessoaJuridica/socios/excluir?guid=s1';

  it('[PJ-SOC-01, PJ-SOC-F01, PJ-SOC-12] are loaded, can be added without a key, and are sent together', async () => {
    const { session, calls } = await openCompany(EMPRESA, partners({ Guid: 's1' }, { Guid: 's2' }));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('GET /PessoaJuridica/socios');
    const form = session.form(EMPRESA);
    const index = form.addRow('socios');
    expect(index).toBe(2);
    const [first = {}] = (form.getState().data.socios ?? []) as JsonObject[];
    for (const [name, value] of Object.entries(first)) {
      if (name !== 'Guid') form.change(`/socios/${index}/${name}`, value);
    }
    await session.save();
    expect(posts(calls)).toMatchObject([
      { path: '/PessoaJuridica/socios', body: { socios: [{ Guid: 's1' }, { Guid: 's2' }, { Guid: '' }] } },
    ]);
    expect(form.plan.sections.flatMap(({ fields }) => fields)).not.toContain('/socios/Guid');
  });

  it('[PJ-SOC-11, CF-CAL-20] stay when their deletion is refused, which is told', async () => {
    const refused = { [REMOVE]: { status: 400, body: { data: ['Há assinaturas.'] } } };
    const { session, calls, questions } = await openCompany(EMPRESA, partners({ Guid: 's1' }), { replies: refused });
    const list = definitionOf('pj', EMPRESA).collections?.socios;
    const place = { tab: tabs[EMPRESA] as NonNullable<(typeof tabs)[string]>, list: 'socios', key: wizard.key };
    const data = session.form(EMPRESA).getState().data;
    const [row = {}] = data.socios as JsonObject[];
    expect(list?.delete).toBeDefined();
    expect(await deleteRow(place, row, { data: row, context: session.context(EMPRESA) }, session)).toBe(false);
    expect(`${calls.at(-1)?.method} ${calls.at(-1)?.path}`).toBe(REMOVE);
    expect(questions.at(-1)).toMatchObject({ title: 'Dados informados inválidos.', text: 'Há assinaturas.' });
    expect(session.form(EMPRESA).getState().data.socios).toHaveLength(1);
  });
});

describe('accounts', () => {
  const TAB = 'dados-bancarios';

  it('[PJ-BAN-01] are a main one and one more, in sections of their own', () => {
    expect(definitionOf('pj', TAB).uiSchema['ui:sections'].map(({ title }) => title)).toEqual([
      'Conta principal',
      'Conta adicional',
    ]);
  });

  it('[PJ-BAN-02] the main one needs all but the digit of the agency, the other nothing', async () => {
    const { session } = await openCompany(TAB, { stored: { principal: { Principal: true }, adicional: {} } });
    expect(
      session
        .form(TAB)
        .check('advance')
        .map(({ pointer, title, text }) => [pointer, title, text]),
    ).toEqual(
      [
        ['NomeBanco', 'Banco da conta principal'],
        ['Agencia', 'Agência da conta principal'],
        ['ContaCorrente', 'Conta corrente da conta principal'],
        ['DigitoContaCorrente', 'Dígito da conta principal'],
      ].map(([field, name]) => [`/principal/${field}`, 'Oops...', required(name as string).text]),
    );
  });
});

describe('people', () => {
  it('[CF-ENT-04, PJ-REP-17] representatives have exactly these members, and two kinds', () => {
    const { properties = {} } = tabs.representantes?.definition.schema.properties.representantes?.items ?? {};
    expect(Object.keys(properties).sort()).toEqual(
      [
        ...['Assinatura', 'Cargo', 'CpfCnpj', 'Email', 'Guid', 'Nome', 'PoliticamenteExposta', 'ResponsavelLogin'],
        ...['Telefone', 'Tipo', 'TipoDocumento', 'UsPerson'],
      ].sort(),
    );
    expect(properties.Tipo?.enum).toEqual(['Representante', 'Pessoa autorizada emitir ordem']);
    expect(definitionOf('pj', 'representantes').collections?.representantes?.load).toBe(
      'GET /PessoaJuridica/representante',
    );
  });

  it.each([
    ['representantes', 'modal', '[CF-MOD-02]'],
    ['procuradores', 'inline', '[PRO-01]'],
  ])('%s have a %s form beside their table %s', (tab, open) => {
    const list = definitionOf('pj', tab).collections?.[tab];
    expect(list?.forms?.map((form) => form.open)).toEqual([open]);
    expect(list?.columns?.length).toBeGreaterThan(4);
  });

  it.each(['pj', 'fundo'])(
    '[PRO-01, PRO-F01] attorneys of %s are a table with a form below, and their key is not shown',
    (id) => {
      const [form] = definitionOf(id, 'procuradores').collections?.procuradores?.forms ?? [];
      expect(form).toMatchObject({ open: 'inline', start: { Tipo: 'Procurador' } });
      expect(form?.fields).not.toContain('Guid');
    },
  );
});

describe('declarations', () => {
  it('[PJ-DEC-01, CF-ENT-14] have questions, purposes, FATCA, the own account, and the documents', async () => {
    const { schema, uiSchema } = definitionOf('pj', 'declaracoes');
    expect(uiSchema['ui:sections'].map(({ title }) => title)).toEqual([
      'Sobre a empresa',
      'Declaração de Propósitos',
      'FATCA e exterior',
      'Documentos para assinar',
    ]);
    expect(uiSchema.OperaPorConta).toMatchObject({ 'ui:widget': 'radio' });
    const { session, calls } = await openCompany('declaracoes');
    session.form('declaracoes').change('/VinculoRji', true);
    await session.save();
    const [call] = posts(calls);
    expect(Object.keys(call?.body as JsonObject).sort()).toEqual(Object.keys(schema.properties).sort());
    expect(Object.keys(schema.properties).sort()).toEqual(
      [
        ...['VinculoRji', 'ConhecePoliticamenteExposta', 'ConhecePoliticamenteExpostaDescricao', 'NegocioCambio'],
        ...['NegocioOperacoesCredito', 'NegocioAplicacoesInvestimentos', 'NegocioAcessorios', 'NegocioIntermediacao'],
        ...['NegocioOutros', 'NegocioOutrosEspecificar', 'Facta', 'NumeroGiin', 'NumeroGiinMotivos', 'SedeEua'],
        ...['SociedadeEua', 'SocietarioInstituicaoEstrangeira', 'SocietarioInstituicaoEstrangeiraEspecificacao'],
        ...['FonteRendaMercadoEstrangeiro', 'FonteRendaMercadoEstrangeiroEspecificacao', 'ContaCorrenteExterior'],
        ...['ContaCorrenteExteriorEspecificacao', 'OperaPorConta'],
      ].sort(),
    );
  });

  it.each(['pj', 'fundo'])('[CF-MOD-06, CF-DDC-06] of %s are signed by the people who are chosen', (id) => {
    const [block] = blocksOf(definitionOf(id, 'declaracoes')).filter(
      (item) => (item as BlockItem).block === 'signatures',
    ) as BlockItem[];
    expect(block).toMatchObject({ sign: 'signers', disclaimer: 'Como funciona' });
  });
});
