import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { deleteRow } from '../../../engine/core/session/collections';
import { type Answers, posts } from '../../support/pf';
import type { Given } from '../fields/place';
import { expectRow, type FieldRow, required, texts } from '../fields/row';
import { email, flag, phone } from './commonRows';
import { openCompany, openForm } from './place';
import { documentRefusals, malformed, SIGNATURES } from './texts';

const documentOf = (type: 'CPF' | 'CNPJ' | 'CNH' | 'RNE' | 'ID', enters: string, sends: string): FieldRow => ({
  label: type,
  widget: 'masked',
  enters,
  sends,
  empty: '',
  missing: { ...required(type), inline: 'Campo obrigatório' },
  refuses: documentRefusals[type](type),
  when: { data: { TipoDocumento: type } },
});

const FIELDS: Record<string, [name: string, row: FieldRow]> = {
  '[PJ-REP-F02] the kind of person': [
    'Tipo',
    {
      label: 'Tipo',
      widget: 'select',
      options: texts('Representante', 'Pessoa autorizada emitir ordem'),
      enters: 'Representante',
      sends: 'Representante',
      empty: null,
      missing: required('Tipo'),
    },
  ],
  '[PJ-REP-F03] the name': [
    'Nome',
    {
      label: 'Nome',
      widget: 'name',
      enters: 'Marina Leal',
      sends: 'Marina Leal',
      empty: '',
      missing: required('Nome'),
      refuses: [['M', malformed('Nome', 'Campo obrigatório.')]],
    },
  ],
  '[PJ-REP-F04] the job title, required where the tenant asks for it': [
    'Cargo',
    {
      label: 'Cargo',
      widget: 'text',
      enters: 'Diretora',
      sends: 'Diretora',
      empty: '',
      missing: required('Cargo'),
      hiddenBy: { settings: { cargo: false } },
    },
  ],
  '[PJ-REP-F05] the type of document': [
    'TipoDocumento',
    {
      label: 'Tipo de documento',
      widget: 'select',
      options: texts('CPF', 'CNPJ', 'CNH', 'RNE', 'ID'),
      enters: 'ID',
      sends: 'ID',
      empty: 'CPF',
      required: true,
    },
  ],
  '[PJ-REP-F06] a CPF': ['CpfCnpj', documentOf('CPF', '529.982.247-25', '52998224725')],
  '[PJ-REP-F06] a CNPJ': ['CpfCnpj', documentOf('CNPJ', '12.abc.345/01de-35', '12ABC34501DE35')],
  '[PJ-REP-F06] a CNH': ['CpfCnpj', documentOf('CNH', '98765432109', '98765432109')],
  '[PJ-REP-F06] an RNE': ['CpfCnpj', documentOf('RNE', 'v123456-j', 'V123456J')],
  '[PJ-REP-F06] another document': ['CpfCnpj', documentOf('ID', 'AB12', 'AB12')],
  '[PJ-REP-F07, PJ-REP-05, PJ-REP-06] the e-mail': ['Email', email('E-mail')],
  '[PJ-REP-F08] the telephone': ['Telefone', phone('Telefone')],
  '[PJ-REP-F09, PJ-REP-04] how a representative signs': [
    'Assinatura',
    {
      label: 'Assinatura',
      widget: 'select',
      options: SIGNATURES,
      enters: 2,
      sends: 2,
      empty: null,
      missing: required('Assinatura'),
      when: { data: { Tipo: 'Representante' } },
    },
  ],
  '[PJ-REP-F10] who answers for the login, where the tenant asks it': [
    'ResponsavelLogin',
    {
      ...flag('Responsável pelo login'),
      when: { settings: { responsavelLogin: true }, data: { Tipo: 'Representante' } },
      hiddenBy: { settings: { responsavelLogin: false } },
    },
  ],
  '[PJ-REP-F11] whether a US person': ['UsPerson', flag('US Person')],
  '[PJ-REP-F12] whether politically exposed': ['PoliticamenteExposta', flag('Politicamente exposta')],
};

const LIST = 'GET /PessoaJuridica/representante';
const CHECK = 'GET /declaracao/existeDeclaracaoAssinaturaCliente';
const ISSUER = 'Pessoa autorizada emitir ordem';
const person = (over: JsonObject = {}): JsonObject => ({
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Cargo: 'Diretora',
  TipoDocumento: 'CPF',
  CpfCnpj: '52998224725',
  Email: 'marina@aurora.com.br',
  Telefone: '+5511987654321',
  Assinatura: 2,
  ResponsavelLogin: false,
  ...over,
});
const saved = (over: JsonObject = {}) => person({ Guid: 'm', ...over });
const open = (given: Given = {}, replies: Answers = { [LIST]: [] }, answer = true) =>
  openForm('representantes', given, { replies: { [LIST]: [], ...replies }, answer });
const view = ({ form }: Awaited<ReturnType<typeof open>>, name: string) => form.view(`/${name}`);

describe('the form of a representative', () => {
  it.each(Object.entries(FIELDS))('%s', (_, [name, row]) => expectRow(name, row, open));

  it('[PJ-REP-08, CF-SIG-10] one who gives orders neither signs nor answers for the login', async () => {
    const opened = await open({
      settings: { responsavelLogin: true },
      data: person({ Assinatura: 2, ResponsavelLogin: true }),
    });
    opened.form.change('/Tipo', ISSUER);
    expect(view(opened, 'Assinatura')).toMatchObject({ value: 1, locked: true, required: false });
    expect(view(opened, 'ResponsavelLogin')).toMatchObject({ value: false, locked: true });
    expect(await opened.send()).toMatchObject({ Tipo: ISSUER, Assinatura: 1, ResponsavelLogin: false });
  });

  it('[PJ-REP-09] the way back opens both and asks for the signature', async () => {
    const opened = await open({ settings: { responsavelLogin: true }, data: person({ Tipo: ISSUER }) });
    opened.form.change('/Tipo', 'Representante');
    expect(view(opened, 'Assinatura')).toMatchObject({ value: undefined, locked: false, required: true });
    expect(view(opened, 'ResponsavelLogin')).toMatchObject({ value: false, locked: false });
    expect(opened.form.check('advance').map(({ pointer }) => pointer)).toEqual(['/Assinatura']);
  });

  it('[PJ-REP-07] at most one answers for the login, and stays free to step down', async () => {
    const settings = { responsavelLogin: true };
    const stored = saved({ ResponsavelLogin: true });
    const other = await open({ settings, data: person() }, { [LIST]: [stored] });
    expect(view(other, 'ResponsavelLogin').locked).toBe(true);
    expect(view(await open({ settings, stored }, { [LIST]: [stored] }), 'ResponsavelLogin').locked).toBe(false);
    expect(view(await open({ settings, data: person() }), 'ResponsavelLogin').locked).toBe(false);
  });

  it('[PJ-REP-13, PJ-REP-F01] a new one goes to salvar, a stored one to atualizar', async () => {
    expect(
      (await open({ data: person() }).then(async (form) => [await form.send(), posts(form.calls)]))[1],
    ).toMatchObject([{ path: '/PessoaJuridica/representante/salvar', body: { ...person(), Guid: '' } }]);
    const stored = await open({ stored: saved() });
    await stored.send();
    expect(posts(stored.calls)).toMatchObject([
      { path: '/PessoaJuridica/representante/atualizar', body: { Guid: 'm', Tipo: 'Representante' } },
    ]);
  });

  it('[PJ-REP-14] tells what was done', async () => {
    const [created, updated] = [await open({ data: person() }), await open({ stored: saved() })];
    await created.save();
    await updated.save();
    const text = 'Dados informados foram salvos com sucesso.';
    expect(created.questions).toMatchObject([{ title: 'Inclusão realizada com sucesso!', text }]);
    expect(updated.questions).toMatchObject([{ title: 'Alteração realizada com sucesso!', text }]);
  });

  it.each(['salvar', 'atualizar'])('[PJ-REP-15, CF-ERR-04] a refusal of %s is told under its title', async (call) => {
    const refused = { [`POST /PessoaJuridica/representante/${call}`]: { status: 400, body: { data: ['Não.'] } } };
    const { save, questions } = await open(call === 'salvar' ? { data: person() } : { stored: saved() }, refused);
    expect(await save()).toBe(false);
    expect(questions).toMatchObject([
      { title: 'Dados informados inválidos informado para representante.', text: 'Não.' },
    ]);
  });

  it.each([
    [{}, 'Exclusão realizada com sucesso!', 'Dados informados foram excluídos com sucesso.'],
    [{ status: 400, body: { data: ['Não.'] } }, 'Dados informados inválidos.', 'Não.'],
  ])('[PJ-REP-16] a deletion names key and kind, and is told: %j', async (reply, title, text) => {
    const { session, loaded, questions, calls } = await open(
      {},
      {
        'GET /PessoaJuridica/representante/excluir?guid=m&tipo=Pessoa%20autorizada%20emitir%20ordem': {
          status: 200,
          ...reply,
        },
      },
    );
    const place = { tab: loaded.tabs.representantes as never, list: 'representantes', key: 'Guid' };
    const row = saved({ Tipo: ISSUER });
    await deleteRow(place, row, { data: row, context: session.context('representantes') }, session);
    expect(calls.at(-1)?.path).toBe(
      '/PessoaJuridica/representante/excluir?guid=m&tipo=Pessoa%20autorizada%20emitir%20ordem',
    );
    expect(questions.at(-1)).toMatchObject({ title, text });
  });
});

describe('the question before a representative is changed', () => {
  const change = async (values: JsonObject, replies: Answers, answer = true) => {
    const opened = await open({ stored: saved(), data: values }, replies, answer);
    const isSaved = await opened.save();
    const checks = opened.calls.filter(({ path }) => path.includes('existeDeclaracao'));
    return { ...opened, isSaved, checks };
  };

  it.each<JsonObject>([
    { Nome: 'Marina S. Leal' },
    { TipoDocumento: 'ID', CpfCnpj: 'AB12' },
    { CpfCnpj: '11144477735' },
    { Assinatura: 0 },
    { Email: 'marina@leal.com' },
  ])('[PJ-REP-12, CF-SIG-02, CF-SIG-09] is put for %j when signatures exist', async (values) => {
    const { questions, isSaved, calls } = await change(values, { [CHECK]: true }, false);
    expect(questions).toMatchObject([
      {
        text: 'As alterações nos dados deste responsável invalidam as assinaturas já coletadas das declarações. Será necessário solicitar novas assinaturas a todos os responsáveis. Deseja continuar com esta alteração?',
        yes: 'Sim, continuar',
        no: 'Cancelar',
      },
    ]);
    expect(isSaved).toBe(false);
    expect(posts(calls)).toEqual([]);
  });

  it('[CF-SIG-03, CF-SIG-04, CF-SIG-07] a no to the check saves at once, a yes to the question after it', async () => {
    expect(await change({ Nome: 'Marina S.' }, { [CHECK]: false })).toMatchObject({
      isSaved: true,
      questions: [{ kind: 'success' }],
    });
    for (const body of [true, { data: true }, { Data: true }] as Json[]) {
      const { isSaved, questions } = await change({ Nome: 'Marina S.' }, { [CHECK]: { status: 200, body } });
      expect(isSaved).toBe(true);
      expect(questions.map(({ kind }) => kind)).toEqual(['question', 'success']);
    }
    // What stands beside the answer is none.
    for (const body of [
      { data: false, Ok: true },
      { Data: false, Ok: true },
    ] as Json[]) {
      const { isSaved, questions } = await change({ Nome: 'Marina S.' }, { [CHECK]: { status: 200, body } });
      expect([isSaved, questions.map(({ kind }) => kind)]).toEqual([true, ['success']]);
    }
  });

  it.each<JsonObject>([{ Telefone: '+5511912345678' }, { Cargo: 'Sócia' }, { UsPerson: true }])(
    '[CF-SIG-08] %j asks nothing and checks nothing',
    async (values) => {
      const { checks, isSaved } = await change(values, { [CHECK]: true });
      expect(checks).toEqual([]);
      expect(isSaved).toBe(true);
    },
  );

  it('[CF-SIG-08, CF-SIG-10] a new one is not checked', async () => {
    const opened = await open({ data: person() }, { [CHECK]: true });
    expect(await opened.save()).toBe(true);
    expect(opened.calls.filter(({ path }) => path.includes('existeDeclaracao'))).toEqual([]);
  });

  it('[CF-SIG-05, CF-SIG-06, CF-CAL-50, CF-CST-16] a check that fails is told, has 15 seconds, and nothing is saved', async () => {
    const { questions, isSaved, checks } = await change({ Nome: 'Marina S.' }, { [CHECK]: { status: 500 } });
    expect(questions).toMatchObject([{ title: 'Erro na verificação', text: 'Falha ao verificar documentos ativos.' }]);
    expect(isSaved).toBe(false);
    expect(checks[0]?.timeout).toBe(15000);
  });
});

describe('going on from the representatives', () => {
  const advance = async (settings: JsonObject, rows: JsonObject[]) => {
    const { session, questions } = await openCompany(
      'representantes',
      { settings: settings as Record<string, true> },
      {
        replies: { [LIST]: rows },
      },
    );
    await session.advance();
    return { questions, step: session.view().step };
  };
  const LOGIN =
    'Para continuar, é obrigatório informar um representante responsável pelo login. Preencha os dados para prosseguir com o cadastro.';
  const ORDERS =
    'Para continuar, é obrigatório informar um emissor de ordem. Preencha os dados para prosseguir com o cadastro.';

  it('[PJ-REP-10, PJ-REP-11, CF-ERR-21, CF-ERR-22] asks for a responsible, then for one who gives orders', async () => {
    const both = { responsavelLogin: true, emissorOrdem: true };
    expect(await advance(both, [])).toMatchObject({ questions: [{ title: 'Oops.', text: LOGIN }], step: 2 });
    const responsible = saved({ ResponsavelLogin: true });
    expect(await advance(both, [responsible])).toMatchObject({
      questions: [{ title: 'Oops.', text: ORDERS }],
      step: 2,
    });
    expect(await advance(both, [responsible, saved({ Guid: 'o', Tipo: ISSUER })])).toEqual({ questions: [], step: 3 });
  });

  it('[CF-CFG-03] asks for nobody where the tenant does not, whatever an attorney does', async () => {
    expect(await advance({}, [])).toEqual({ questions: [], step: 3 });
    expect((await advance({ emissorOrdem: true }, [{ Tipo: 'Procurador', EmissorOrdem: true }])).step).toBe(2);
  });

  it('[CF-OP-60] two who answer for the login are shown and stop nobody', async () => {
    const rows = [saved({ ResponsavelLogin: true }), saved({ Guid: 'n', ResponsavelLogin: true })];
    expect(await advance({ responsavelLogin: true }, rows)).toEqual({ questions: [], step: 3 });
  });

  it('[PJ-REP-01, PJ-REP-02] the table has its columns, that of the login only where it is asked', async () => {
    const { loaded } = await openCompany('representantes');
    const { columns = [], empty } = loaded.tabs.representantes?.definition.collections?.representantes ?? {};
    expect(empty).toBe('Nenhuma pessoa adicionada');
    const asked = { '$settings/responsavelLogin': { const: true } };
    const notAsked = { '$settings/responsavelLogin': { const: false } };
    expect(columns.map(({ title, fields, when }) => [title, fields, when])).toEqual([
      ['Nome e E-mail', ['Nome', 'Email'], undefined],
      ['Documento', ['CpfCnpj', 'TipoDocumento'], undefined],
      ['US Person', ['UsPerson'], undefined],
      ['Politicamente exposta', ['PoliticamenteExposta'], undefined],
      ['Responsável pelo login', ['ResponsavelLogin'], asked],
      ['Tipo', ['Tipo'], notAsked],
      ['Assinatura', ['Assinatura'], notAsked],
      ['Tipo e Assinatura', ['Tipo', 'Assinatura'], asked],
    ]);
  });
});
