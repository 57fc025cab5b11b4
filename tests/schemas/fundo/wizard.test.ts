import { describe, expect, it } from 'vitest';
import type { BlockItem, CallDefinition } from '../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../engine/core/json';
import { bodyOfCompletion } from '../../../engine/core/mapping/completion';
import { stepsOfPart } from '../../../engine/core/mapping/wizard';
import { parseCall } from '../../../engine/core/path';
import { blocksOf } from '../../../engine/core/plan/fields';
import { createAttachments } from '../../../src/blocks/documents/attachments';
import { documentsModelOver } from '../../../src/blocks/documents/model';
import { createProductsModel } from '../../../src/blocks/products/model';
import { createSuitabilityModel } from '../../../src/blocks/suitability/model';
import { definitionOf, exampleOf, loadSchemaWizard, schemaSession } from '../../support/pf';
import { openForm, openFund, sent, type } from './place';

const { wizard, tabs } = await loadSchemaWizard('fundo');
const TITLES = [
  ...['Dados Cadastrais', 'Procuradores', 'Participantes', 'Dados Financeiros', 'Dados Bancários'],
  ...['Upload de Documentos', 'Declarações', 'FATCA', 'Produtos'],
];

describe('the tabs of the fund', () => {
  it('[ACC-STAT-04] do not send a fund to a panel of the dashboard that it has not', async () => {
    const { session } = await openFund('produtos', {}, { mode: 'edit', tab: 'produtos' });
    const { hidden } = session.form('produtos').getState();
    expect(hidden.has('/perfil-no-painel')).toBe(true);
  });

  it('[CF-NAV-02, CF-OP-01, CF-OP-02, CF-CST-13] are nine, with these titles in this order', async () => {
    const { session } = await openFund('dados-cadastrais');
    expect(session.view().tabs.map(({ title }) => title)).toEqual(TITLES);
    expect(definitionOf('fundo', 'dados-cadastrais').uiSchema['ui:sections'][0]?.title).toBe('Dados da empresa');
  });

  it('[ACC-TILE-09] have these tiles', () => {
    expect(wizard.tabs.map(({ card }) => card)).toEqual(TITLES.map((title) => title.replace('Upload de ', '')));
  });

  it('[CF-NAV-15, FI-DOC-03, FI-DEC-11, CF-NAV-09] lead from each to the next, and back does not lose the highest', async () => {
    const { session } = await openFund('dados-cadastrais');
    const steps: string[] = [];
    for (const _ of TITLES.slice(1)) {
      await session.advance();
      const { step, tabs } = session.view();
      steps.push(`${step} ${tabs[step]?.id}`);
    }
    expect(steps).toEqual([
      '1 procuradores',
      '2 participantes',
      '3 dados-financeiros',
      '4 dados-bancarios',
      '5 documentos',
      '6 declaracoes',
      '7 fatca',
      '8 produtos',
    ]);
    session.go(2);
    expect(session.view()).toMatchObject({ step: 2, reached: 8 });
  });

  it('[CF-NAV-07, CF-NAV-08, CF-OP-50] open by click up to the highest that was reached, the first incomplete one', async () => {
    const { session } = await openFund('dados-cadastrais', {}, { replies: { 'GET /Fundo/participante': null } });
    expect(session.view()).toMatchObject({ step: 0, reached: 2 });
    expect(session.view().tabs.map(({ clickable }) => clickable)).toEqual(
      TITLES.map((_, index) => index === 1 || index === 2),
    );
    session.go(3);
    expect(session.view().step).toBe(0);
  });

  it('[CF-NAV-12, CF-NAV-18, CF-NAV-16] an incomplete tab keeps Avançar, and saves as a draft', async () => {
    const opened = await openFund('participantes');
    type(opened, 'participantes', { Gestor: null });
    expect(await opened.session.advance()).toEqual({ done: false, focus: '/Gestor' });
    expect([sent(opened), opened.session.view().step]).toEqual([[], 2]);
    expect(await opened.session.save()).toEqual({ done: true });
    expect([sent(opened).length > 0, opened.session.view().step]).toEqual([true, 2]);
  });

  it.each(['participantes', 'dados-cadastrais'])(
    '[CF-NAV-17, CF-REN-07, CF-OP-03] in edit mode Salvar checks all of %s',
    async (tab) => {
      const opened = await openFund(tab, {}, { mode: 'edit', tab });
      const field = tab === 'participantes' ? 'Custodiante' : 'Email';
      type(opened, tab, { [field]: null });
      expect(await opened.session.save()).toEqual({ done: false, focus: `/${field}` });
      expect(sent(opened)).toEqual([]);
      type(opened, tab, { [field]: tab === 'participantes' ? 'Banco Sul' : 'a@x.com' });
      expect(await opened.session.save()).toEqual({ done: true });
      expect(sent(opened).length).toBeGreaterThan(0);
    },
  );
});

describe('the parts of the fund', () => {
  it('[CF-SAV-02, CF-OP-32] are sent in this order', () => {
    expect(wizard.parts.map(({ id }) => id)).toEqual([
      ...['basica', 'participantes', 'financeira', 'conta-principal', 'conta-adicional', 'documentos', 'declaracoes'],
      ...['dispensa', 'questionario'],
    ]);
  });

  it('[CF-SAV-06, CF-SAV-07] those of later tabs and those that did not change send nothing', async () => {
    const opened = await openFund('participantes');
    type(opened, 'dados-financeiros', { CapitalSocial: 5 });
    await opened.session.save();
    expect(sent(opened)).toEqual([]);
    opened.session.go(3);
    await opened.session.save();
    expect(sent(opened).map(([path]) => path)).toEqual(['/Fundo/dadosFinanceiros']);
  });

  it('[CF-OP-49] one whose load failed is loaded before it is sent', async () => {
    let isDown = true;
    const stored = { RazaoSocial: 'Serra Azul', Telefone: '+551134567890' };
    const replies = {
      'GET /Fundo/informacaoBasica': () => (isDown ? { status: 500 } : { status: 200, body: { data: stored } }),
    };
    const opened = await openFund('dados-cadastrais', {}, { replies });
    type(opened, 'dados-cadastrais', { Cargo: 'Diretora' });
    expect(await opened.session.save()).toEqual({ done: false });
    expect(sent(opened)).toEqual([]);
    isDown = false;
    expect(await opened.session.save()).toEqual({ done: true });
    expect(sent(opened)[0]?.[1]).toMatchObject({ ...stored, Cargo: 'Diretora' });
  });
});

describe('what a save says', () => {
  const draft = async (tab: string, data: JsonObject, change: Parameters<typeof openFund>[2] = {}) => {
    const opened = await openFund(tab, {}, change);
    type(opened, tab, data as Record<string, Json>);
    opened.questions.length = 0;
    await opened.session.save();
    return opened.questions.map(({ title, text }) => [title, text]);
  };
  const WAIVER = { dispensa: true, MotivoDispensaQuestionarioId: 2 };
  const SAVED = ['Alterações realizadas com sucesso!', 'Dados informados foram salvos com sucesso.'];

  it('[CF-SUC-04, CF-OP-35] of a draft of the last tab with everything filled, that it is', async () => {
    expect(await draft('produtos', WAIVER)).toEqual([['Cadastro!', 'Formulário preenchido com sucesso!']]);
  });

  it('[CF-SUC-03, CF-OP-35] anywhere else, and as long as something is missing, that it was saved', async () => {
    expect(await draft('fatca', { SedeEua: true })).toEqual([SAVED]);
    const replies = { 'GET /Fundo/dadosFinanceiros': null };
    const { session, questions } = await openFund('dados-financeiros', {}, { replies });
    expect(session.view().tabs[3]?.complete).toBe(false);
    await session.save();
    expect(questions.map(({ title, text }) => [title, text])).toEqual([SAVED]);
    expect(await draft('produtos', WAIVER, { mode: 'edit', tab: 'produtos' })).toEqual([SAVED]);
  });

  it('[CF-SAV-09, CF-SAV-04, CF-SAV-05] of Avançar nothing, and its parts are pending again', async () => {
    const opened = await openFund('fatca');
    type(opened, 'fatca', { SedeEua: true });
    await opened.session.advance();
    expect(opened.questions).toEqual([]);
    expect(opened.session.view()).toMatchObject({ step: 8, save: { parts: { declaracoes: 0 } } });
  });
});

const callOf = (call: CallDefinition) => (typeof call === 'string' ? call : call.call);

describe('the calls of the fund', () => {
  it('[CF-CAL-06, CF-OP-48, CF-OP-25] are those of the tables, letter for letter', () => {
    const ofParts = wizard.parts.flatMap(stepsOfPart).flatMap(({ load, save }) => (load ? [load, save] : [save]));
    const ofLists = Object.values(tabs).flatMap(({ definition }) =>
      Object.values(definition.collections ?? {}).flatMap((list) => [
        ...(list.load ? [list.load] : []),
        ...(list.forms ?? []).flatMap(({ save }) => (save ? [save] : [])),
        ...(list.delete ? [list.delete] : []),
      ]),
    );
    const calls = [...ofParts, ...ofLists, wizard.complete].map(callOf).filter((call) => /fundo/i.test(call));
    expect([...new Set(calls)].sort()).toEqual(
      [
        ...['informacaoBasica', 'dadosFinanceiros', 'dadosBancarios', 'representante', 'participante', 'declaracoes'],
        ...['pessoaAutorizadaEmitirOrdem', 'emissorOrdem', 'procurador'],
      ]
        .flatMap((path) => [`GET /Fundo/${path}`, `POST /Fundo/${path}`])
        .concat([
          ...['GET /Fundo/pep', 'POST /fundo/pep', 'GET /Fundo/facta', 'POST /fundo/facta'],
          'GET Fundo/procurador/excluir?guid={Guid}',
          'GET fundo/emissorOrdem/excluir?guid={Guid}',
          'GET fundo/facta/excluir?guid={Guid}',
          'GET fundo/pessoaAutorizadaEmitirOrdem/excluir?guid={Guid}',
          'GET fundo/representante/excluir?guid={Guid}&tipo={Tipo}',
          'POST /Fundo/ConcluirCadastro',
        ])
        .sort(),
    );
  });

  it('[CF-LKP-15, CF-LKP-17, CF-LKP-03, CF-OP-47] on opening the fund loads its own entities and none of a company', async () => {
    const { session, calls } = await schemaSession('fundo');
    await session.open();
    const paths = calls.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(paths)].filter((path) => /Fundo/.test(path)).sort()).toEqual(
      [
        ...['declaracoes', 'dadosBancarios', 'dadosFinanceiros', 'emissorOrdem', 'facta', 'informacaoBasica'],
        ...['participante', 'pep', 'pessoaAutorizadaEmitirOrdem', 'procurador', 'representante'],
      ]
        .map((path) => `GET /Fundo/${path}`)
        .sort(),
    );
    expect(paths.filter((path) => /Pessoa(Juridica|Fisica)|tipoInvestidor|tipoClientePJ/.test(path))).toEqual([]);
    const options = Object.values(tabs).map(({ definition }) => JSON.stringify(definition.schema));
    for (const call of ['GET /cliente/paisesObjetos', 'GET /Consulta/bancos', 'GET /Consulta/cnae?tipoCliente=3']) {
      expect(options.some((schema) => schema.includes(call))).toBe(true);
      expect(parseCall(call).method).toBe('GET');
    }
  });
});

describe('the keys of rows with a form of their own', () => {
  it.each([
    ['[FI-PAR-F25]', 'outros', 'participantes'],
    ['[FI-PEP-F01]', 'pessoas', 'declaracoes'],
    ['[FI-FAT-F13]', 'representantes', 'fatca'],
  ] as const)('%s of %s are empty to add one, sent to change it, and never shown', async (_, list, tab) => {
    const [known] = exampleOf(tab, 'fundo')[list] as [JsonObject];
    const { Guid, ...fresh } = known;
    const added = await openForm(list, { data: fresh });
    const changed = await openForm(list, { stored: known });
    expect([(await added.send()).Guid, (await changed.send()).Guid]).toEqual(['', Guid]);
    expect(definitionOf('fundo', tab).collections?.[list]?.forms?.[0]?.fields).not.toContain('Guid');
  });
});

describe('the documents of the fund', () => {
  const TYPES = [
    { Id: 40, Nome: 'Regulamento do fundo', TipoCliente: 'Fundos', Obrigatorio: 'Sim' },
    { Id: 44, Nome: 'Estatuto do gestor', TipoCliente: 'Fundos', Obrigatorio: 'Não' },
    { Id: 20, Nome: 'Contrato social', TipoCliente: 'Pessoa Jurídica', Obrigatorio: 'Sim' },
    { Id: 60, Nome: 'Procuração', TipoCliente: 'Todos', Obrigatorio: 'Sim' },
  ];
  const file = (TipoDocumentoId: number) => ({
    Guid: `g${TipoDocumentoId}`,
    TipoDocumentoId,
    FileName: 'a.pdf',
    InsertDate: '2026-11-20T17:42:09.000Z',
  });
  const open = (files: Json) =>
    openFund(
      'documentos',
      {},
      {
        replies: { 'GET /tipoDocumento': TYPES, 'GET /cliente/documentosSemAnexo': files },
        blocks: { documents: documentsModelOver(createAttachments()) },
      },
    );

  it('[FI-DOC-02] a required type without a file stops Avançar, one after the other', async () => {
    for (const [files, name] of [
      [[], 'Regulamento do fundo'],
      [[file(40)], 'Procuração'],
    ] as const) {
      const { session, questions } = await open(files as unknown as Json);
      expect(await session.advance()).toMatchObject({ done: false });
      expect(questions).toMatchObject([
        {
          title: 'Oops...',
          text: `O documento ${name} é obrigatório e não foi enviado, envie o documento para avançar`,
        },
      ]);
    }
    const { session } = await open([file(40), file(60)]);
    expect(await session.advance()).toEqual({ done: true });
    expect(session.view().step).toBe(6);
  });

  it('[FI-DOC-01, FI-DOC-04] the types are those of funds and of everybody, whatever the tenant hides', () => {
    const [block] = blocksOf(definitionOf('fundo', 'documentos')) as BlockItem[];
    expect(block).toMatchObject({ types: ['Fundos', 'Todos'], send: 'pick' });
    expect(wizard.tabs.filter(({ when }) => when).map(({ id }) => id)).toEqual(['dados-bancarios']);
  });
});

describe('the conclusion of the fund', () => {
  const blocks = { suitability: createSuitabilityModel(async () => {}), products: createProductsModel(() => {}) };
  const open = (replies: Parameters<typeof openFund>[2] = {}) =>
    openFund('produtos', { stored: { PerfilRisco: null } }, { blocks, ...replies });

  it('[FI-PRD-01, CF-SUI-10, CF-ERR-29] needs a profile or a waiver', async () => {
    const { session, questions, calls } = await open();
    expect(await session.advance()).toMatchObject({ done: false });
    expect(questions).toMatchObject([
      {
        title: 'Concluir cadastro',
        text: 'Para a conclusão do cadastro, é necessário o preenchimento do questionário ou a dispensa do questionário.',
      },
    ]);
    expect(sent({ calls })).toEqual([]);
  });

  it('[FI-PRD-02, CF-CAL-41, CF-CCL-01, CF-CCL-06] is sent once, after the waiver', async () => {
    const opened = await open();
    type(opened, 'produtos', { dispensa: true, MotivoDispensaQuestionarioId: 2 });
    expect(await opened.session.advance()).toEqual({ done: true, concluded: true });
    expect(sent(opened).map(([path]) => path)).toEqual([
      '/suitability/dispensa-questionario',
      '/Fundo/ConcluirCadastro',
    ]);
    expect(sent(opened)[1]?.[1]).toEqual({ RenovacaoCadastral: false });
  });

  it('[CF-SUI-08, CF-OP-43] a waiver without its reason is told as a field that is missing', async () => {
    const opened = await open();
    type(opened, 'produtos', { dispensa: true });
    await opened.session.advance();
    expect(opened.questions).toMatchObject([
      { title: 'Oops...', text: 'O campo Motivo da dispensa não foi informado, preencha a informação para avançar.' },
    ]);
  });

  it('[CF-CCL-03, CF-CCL-06] a refusal is told, and after a failed part it is not sent', async () => {
    const refused = await open({
      replies: { 'POST /Fundo/ConcluirCadastro': { status: 400, body: { data: ['Falta X'] } } },
    });
    type(refused, 'produtos', { dispensa: true, MotivoDispensaQuestionarioId: 2 });
    expect(await refused.session.advance()).toMatchObject({ done: false });
    expect(refused.questions).toMatchObject([{ title: 'Dados informados inválidos.', text: 'Falta X' }]);
    const failed = await open({ replies: { 'POST /suitability/dispensa-questionario': { status: 400 } } });
    type(failed, 'produtos', { dispensa: true, MotivoDispensaQuestionarioId: 2 });
    await failed.session.advance();
    expect(sent(failed).map(([path]) => path)).toEqual(['/suitability/dispensa-questionario']);
    expect(failed.questions).toMatchObject([
      { title: 'Dados informados inválidos na aba Produtos, sessão Dispensa de Questionário.' },
    ]);
  });

  it.each([
    ['renewal', true],
    ['edit', false],
    ['new', false],
  ] as const)('[CF-CCL-02] in mode %s it says %s of a renewal', (mode, RenovacaoCadastral) => {
    const context = { settings: {}, user: {}, mode, today: '', now: '', formats: {} };
    expect(bodyOfCompletion(wizard, context)).toEqual({ RenovacaoCadastral });
  });
});
