import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { deleteRow } from '../../../engine/core/session/collections';
import { type Answers, posts } from '../../support/pf';
import type { Given } from '../fields/place';
import { expectRow, type FieldRow, required, texts } from '../fields/row';
import { address, country, email, flag, state, withoutMissing } from './commonRows';
import { openForm } from './place';
import { malformed, SIGNATURES, WRONG_DOCUMENTS } from './texts';

/** M-A1 of a filled field: the PJ attorneys name every wrong field as missing, but for the telephone. */
const named = (name: string, inline: string) => ({ ...required(name), inline });
const asMissing = ({ refuses = [], ...row }: FieldRow): FieldRow => ({
  ...row,
  refuses: refuses.map(([value, { inline }]) => [value, named(row.label, inline)]),
});

const documentOf = (type: 'CPF' | 'CNPJ', enters: string, sends: string): FieldRow => ({
  label: type,
  widget: 'masked',
  enters,
  sends,
  empty: '',
  missing: named(type, 'Campo obrigatório'),
  refuses: WRONG_DOCUMENTS[type].map(([value, inline]) => [value, named(type, inline)]),
  when: { data: { TipoDocumento: type } },
});

const FIELDS: Record<string, [name: string, row: FieldRow]> = {
  '[PRO-F02] the name': [
    'Nome',
    {
      label: 'Nome',
      widget: 'name',
      enters: 'Caio Prado',
      sends: 'Caio Prado',
      empty: '',
      missing: required('Nome'),
      refuses: [['C', required('Nome')]],
    },
  ],
  '[PRO-F03] the type of document': [
    'TipoDocumento',
    {
      label: 'Tipo de documento',
      widget: 'select',
      options: texts('CPF', 'CNPJ'),
      enters: 'CNPJ',
      sends: 'CNPJ',
      empty: 'CPF',
      required: true,
    },
  ],
  '[PRO-F04] a CPF': ['CpfCnpj', documentOf('CPF', '529.982.247-25', '52998224725')],
  '[PRO-F04, PJ-PRO-01] a CNPJ': ['CpfCnpj', documentOf('CNPJ', '12.abc.345/01de-35', '12ABC34501DE35')],
  '[PRO-F05, PRO-13] the e-mail': ['Email', asMissing(email('E-mail'))],
  '[PRO-F06] the job title, that a tenant may leave out': [
    'Cargo',
    {
      label: 'Cargo',
      widget: 'text',
      enters: 'Advogado',
      sends: 'Advogado',
      empty: '',
      when: { settings: { cargo: true } },
      hiddenBy: { settings: { cargo: false } },
    },
  ],
  '[PRO-F07, PRO-11] the telephone, with a text of its own when it is wrong': [
    'Telefone',
    {
      label: 'Telefone',
      widget: 'phone',
      enters: '(11) 3456-7890',
      sends: '+551134567890',
      empty: '',
      missing: required('Telefone'),
      refuses: [['118765', malformed('Telefone', 'Telefone inválido')]],
    },
  ],
  '[PRO-F08] the CEP': [
    'Cep',
    {
      label: 'CEP',
      widget: 'masked',
      enters: '69900-000',
      shows: '69900-000',
      sends: '69900000',
      empty: '',
      missing: required('CEP'),
      refuses: [['6990000', named('CEP', 'CEP inválido (8 dígitos necessários)')]],
    },
  ],
  '[PRO-F09] the street': ['Logradouro', address('Logradouro')],
  '[PRO-F10] the number': ['Numero', address('Número')],
  '[PRO-F11] the complement, that may be missing': ['Complemento', withoutMissing(address('Complemento'))],
  '[PRO-F12] the neighbourhood': ['Bairro', address('Bairro')],
  '[PRO-F13] the city': ['Cidade', address('Cidade')],
  '[PRO-F14] the state': ['Uf', state('UF')],
  '[PRO-F15] the country': ['Pais', country('País')],
  '[PRO-F17] who may give orders': ['EmissorOrdem', flag('Emissor de Ordem')],
  '[PRO-F18, PRO-15] whether a US person': ['UsPerson', flag('US Person')],
  '[PRO-F19, PRO-15] whether politically exposed': ['PoliticamenteExposta', flag('Politicamente exposta')],
  '[PRO-F20] how the attorney signs': [
    'Assinatura',
    {
      label: 'Assinatura',
      widget: 'select',
      options: SIGNATURES,
      enters: 1,
      sends: 1,
      empty: null,
      missing: required('Assinatura'),
    },
  ],
};

const PAULISTA: Answers = {
  'GET /ws/01310100/json/': {
    status: 200,
    body: { logradouro: 'Avenida Paulista', localidade: 'São Paulo', uf: 'SP' },
  },
};
const CHECK = 'GET /declaracao/existeDeclaracaoAssinaturaCliente';
const attorney = (over: JsonObject = {}): JsonObject => ({
  Tipo: 'Procurador',
  Nome: 'Caio Prado Meireles',
  TipoDocumento: 'CPF',
  CpfCnpj: '11144477735',
  Email: 'caio@prado.adv.br',
  Telefone: '+5521998123340',
  Cep: '01310100',
  Logradouro: 'Avenida Paulista',
  Numero: '1578',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  Pais: 'BRA',
  Assinatura: 1,
  ...over,
});
const saved = (over: JsonObject = {}) => attorney({ Guid: 'a', ...over });
const open = (given: Given = {}, replies: Answers = {}, answer = true) =>
  openForm('procuradores', given, { replies: { ...PAULISTA, ...replies }, answer });

describe('the form of an attorney', () => {
  it.each(Object.entries(FIELDS))('%s', (_, [name, row]) => expectRow(name, row, open));

  it('[PRO-08, PRO-10, PRO-12] the fields are asked for in the order of the table', async () => {
    const { form } = await open({ data: { Pais: null } });
    expect(form.check('advance').map(({ name }) => name)).toEqual([
      'Nome',
      'CPF',
      'E-mail',
      'Telefone',
      'CEP',
      'Logradouro',
      'Número',
      'Bairro',
      'Cidade',
      'UF',
      'País',
      'Assinatura',
    ]);
  });

  it('[CF-DNR-17] another type of document clears the number', async () => {
    const { form } = await open({ data: { CpfCnpj: '52998224725' } });
    form.change('/TipoDocumento', 'CNPJ');
    expect(form.view('/CpfCnpj').value).toBeUndefined();
  });

  it('[PJ-PRO-01, PRO-05, PRO-F16] a new one goes to salvar, without a key', async () => {
    const { calls, save } = await open({ data: attorney() });
    expect(await save()).toBe(true);
    expect(posts(calls)).toMatchObject([
      { path: '/PessoaJuridica/representante/salvar', body: { ...attorney(), Guid: '', EmissorOrdem: false } },
    ]);
  });

  it('[PJ-PRO-02, PRO-05] a stored one goes to atualizar, with its key', async () => {
    const { calls, save, form } = await open({ stored: saved() });
    form.change('/Cargo', 'Sócio');
    await save();
    expect(posts(calls)).toMatchObject([
      { path: '/PessoaJuridica/representante/atualizar', body: { Guid: 'a', Cargo: 'Sócio' } },
    ]);
  });

  it('[PRO-16] tells what was done', async () => {
    const created = await open({ data: attorney() });
    await created.save();
    const updated = await open({ stored: saved() });
    await updated.save();
    const text = 'Dados informados foram salvos com sucesso.';
    expect(created.questions).toMatchObject([{ title: 'Inclusão realizada com sucesso!', text }]);
    expect(updated.questions).toMatchObject([{ title: 'Alteração realizada com sucesso!', text }]);
  });

  it.each(['salvar', 'atualizar'])('[PRO-17, CF-ERR-03] a refusal of %s is told under its title', async (call) => {
    const refused = { [`POST /PessoaJuridica/representante/${call}`]: { status: 400, body: { data: ['Não.'] } } };
    const { save, questions } = await open(call === 'salvar' ? { data: attorney() } : { stored: saved() }, refused);
    expect(await save()).toBe(false);
    expect(questions).toMatchObject([{ title: 'Dados informados inválidos para procurador.', text: 'Não.' }]);
  });
});

describe('the question before an attorney is saved', () => {
  const counted = ({ calls }: Awaited<ReturnType<typeof open>>) =>
    calls.filter(({ path }) => path.includes('existeDeclaracao')).length;

  it.each([0, 2])(
    '[CF-TOK-06, PJ-PRO-05] with the signature %i it is put when signatures exist',
    async (Assinatura) => {
      const opened = await open({ data: attorney({ Assinatura }) }, { [CHECK]: true }, false);
      expect(await opened.save()).toBe(false);
      expect(opened.questions).toMatchObject([{ yes: 'Sim, continuar', no: 'Cancelar' }]);
      expect(posts(opened.calls)).toEqual([]);
      const changed = await open({ stored: saved({ Assinatura }) }, { [CHECK]: true });
      expect(await changed.save()).toBe(true);
      expect(counted(changed)).toBe(1);
    },
  );

  it('[CF-TOK-06] without signatures it is not put, and one who does not sign is not asked about', async () => {
    const opened = await open({ data: attorney({ Assinatura: 2 }) }, { [CHECK]: false });
    expect(await opened.save()).toBe(true);
    expect(opened.questions).toMatchObject([{ kind: 'success' }]);
    const silent = await open({ data: attorney() }, { [CHECK]: true });
    await silent.save();
    expect(counted(silent)).toBe(0);
  });
});

describe('the token before an attorney is saved or deleted', () => {
  /** What the token's dialog was asked, answered with yes. */
  const withToken = async (given: Given, autenticacao: number) => {
    const asked: string[] = [];
    const opened = await openForm(
      'procuradores',
      { ...given, settings: { autenticacao } },
      {
        host: { ask: async () => true, askBlock: async (block: string) => asked.push(block) > 0 },
      },
    );
    return { ...opened, asked };
  };

  it('[CF-TOK-01, CF-TOK-03, CF-MOD-11] is asked for a new one who signs, and not for one who does not', async () => {
    const signs = await withToken({ data: attorney({ Assinatura: 2 }) }, 2);
    await signs.save();
    expect(signs.asked).toEqual(['token']);
    const silent = await withToken({ data: attorney() }, 2);
    await silent.save();
    expect(silent.asked).toEqual([]);
    const changed = await withToken({ stored: saved({ Assinatura: 2 }) }, 2);
    await changed.save();
    expect(changed.asked).toEqual([]);
  });

  it.each([
    [2, ['token']],
    [1, []],
    [0, []],
  ])('[CF-TOK-02, CF-TOK-04] in mode %i a deletion asks %j, whoever it is', async (mode, expected) => {
    const { session, loaded, asked, calls } = await withToken({}, mode);
    const place = { tab: loaded.tabs.procuradores as never, list: 'procuradores', key: 'Guid' };
    const scope = { data: saved(), context: session.context('procuradores') };
    await deleteRow(place, saved(), scope, session);
    expect(asked).toEqual(expected);
    expect(calls.at(-1)?.path).toBe('/PessoaJuridica/representante/excluir?guid=a&tipo=Procurador');
  });

  it('[CF-TOK-05] a token that is not given sends nothing', async () => {
    const opened = await openForm(
      'procuradores',
      { data: attorney({ Assinatura: 2 }), settings: { autenticacao: 2 } },
      { host: { ask: async () => true, askBlock: async () => false } },
    );
    expect(await opened.save()).toBe(false);
    expect(posts(opened.calls)).toEqual([]);
  });
});

describe('the list of attorneys', () => {
  it('[PJ-PRO-04, PJ-REP-03] holds the attorneys of the answer, that of representatives the others', async () => {
    const { session } = await open(
      {},
      {
        'GET /PessoaJuridica/representante': [
          saved(),
          { Guid: 'b', Tipo: 'Representante', Nome: 'Ana' },
          { Guid: 'c', Tipo: 'Pessoa autorizada emitir ordem', Nome: 'Bia' },
        ],
      },
    );
    const keys = (tab: string) =>
      ((session.form(tab).getState().data[tab] ?? []) as JsonObject[]).map(({ Guid }) => Guid);
    expect(keys('procuradores')).toEqual(['a']);
    expect(keys('representantes')).toEqual(['b', 'c']);
  });

  it('[PRO-20, CF-NAV-14] empty, it stops nobody on the way to the representatives', async () => {
    const { session } = await open({}, { 'GET /PessoaJuridica/representante': [] });
    expect(await session.advance()).toEqual({ done: true });
    expect(session.view().step).toBe(2);
  });

  it('[PRO-02] has the columns of the table', async () => {
    const { loaded } = await open();
    const { columns = [], empty } = loaded.tabs.procuradores?.definition.collections?.procuradores ?? {};
    expect(empty).toBe('Nenhuma pessoa adicionada');
    expect(columns.map(({ title }) => title)).toEqual([
      'Nome e E-mail',
      'Documento',
      'Emissor de Ordem',
      'US Person',
      'Politicamente exposta',
      'Assinatura',
    ]);
  });
});
