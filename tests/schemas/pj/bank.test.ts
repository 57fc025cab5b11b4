import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { type Answers, posts } from '../../support/pf';
import { expectRow, type FieldRow, required } from '../fields/row';
import { openAccount, openCompany } from './place';
import { malformed } from './texts';

const rowsOf = (account: 'principal' | 'adicional'): [string, FieldRow][] => {
  const name = (label: string) => `${label} da conta ${account}`;
  return [
    [
      'NomeBanco',
      {
        label: 'Banco',
        widget: 'combobox',
        options: 'GET /Consulta/bancos Codigo Descricao',
        enters: '001',
        sends: '001',
        empty: null,
        missing: required(name('Banco')),
      },
    ],
    [
      'Agencia',
      {
        label: 'Agência',
        widget: 'masked',
        enters: '3427',
        sends: '3427',
        empty: '',
        missing: required(name('Agência')),
        refuses: [['34A', malformed(name('Agência'), 'Use somente números.')]],
      },
    ],
    ['DigitoAgencia', { label: 'Dígito da agência', widget: 'text', enters: '8', sends: '8', empty: '' }],
    [
      'ContaCorrente',
      {
        label: 'Conta corrente',
        widget: 'masked',
        enters: '108842',
        sends: '108842',
        empty: '',
        missing: required(name('Conta corrente')),
      },
    ],
    [
      'DigitoContaCorrente',
      {
        label: 'Dígito da conta',
        widget: 'text',
        enters: 'X',
        sends: 'X',
        empty: '',
        missing: required(name('Dígito')),
      },
    ],
  ];
};

const main = { NomeBanco: '341', Agencia: '0238', DigitoAgencia: '', ContaCorrente: '52210', DigitoContaCorrente: '6' };
const other = { NomeBanco: '104', Agencia: '0001', DigitoAgencia: '', ContaCorrente: '77', DigitoContaCorrente: '1' };

/** An empty tab of accounts. */
const openEmpty = (replies: Answers = {}) =>
  openCompany('dados-bancarios', { stored: { principal: {}, adicional: {} } }, { replies });
type Opened = Awaited<ReturnType<typeof openEmpty>>;
const fill = ({ session }: Opened, account: string, values: JsonObject) => {
  for (const [name, value] of Object.entries(values))
    session.form('dados-bancarios').change(`/${account}/${name}`, value === '' ? undefined : (value ?? undefined));
};
const sent = ({ calls }: Opened) => posts(calls).map(({ path, body }) => [path, body]);
const PATH = '/PessoaJuridica/dadosBancarios';

describe('the accounts of the company', () => {
  it.each(rowsOf('principal'))('[BAN-F02, BAN-F03, BAN-F05, BAN-F06] %s of the main account', (name, row) =>
    expectRow(`principal/${name}`, row, (given) => openAccount('principal', given)),
  );
  it.each(rowsOf('adicional'))('[BAN-F09, BAN-F10, BAN-F12, BAN-F13] %s of the additional account', (name, row) =>
    expectRow(`adicional/${name}`, row, (given) => openAccount('adicional', given)),
  );

  it('[BAN-F04, BAN-F11] no digit of the agency is ever required', async () => {
    const { form } = await openAccount('principal', { data: { 'adicional/Agencia': '1' } });
    for (const account of ['principal', 'adicional']) {
      expect(form.view(`/${account}/DigitoAgencia`).required).toBe(false);
    }
  });

  it('[PJ-BAN-03, PJ-BAN-06] the main account alone is one call', async () => {
    const opened = await openEmpty();
    fill(opened, 'principal', main);
    expect(await opened.session.advance()).toEqual({ done: true });
    expect(sent(opened)).toEqual([[PATH, { ...main, Guid: '', Principal: true }]]);
  });

  it('[PJ-BAN-06, BAN-F07, BAN-F14] both accounts are two calls, the main one first', async () => {
    const opened = await openEmpty();
    fill(opened, 'adicional', other);
    fill(opened, 'principal', main);
    await opened.session.advance();
    expect(sent(opened)).toEqual([
      [PATH, { ...main, Guid: '', Principal: true }],
      [PATH, { ...other, Guid: '', Principal: false }],
    ]);
  });

  it('[BAN-F01, BAN-F08] each account takes the key that its call answers', async () => {
    const opened = await openEmpty({
      [`POST ${PATH}`]: ({ body }) => ({
        status: 200,
        body: { data: { ...(body as JsonObject), Guid: (body as JsonObject).Principal ? 'main' : 'more' } },
      }),
    });
    fill(opened, 'principal', main);
    fill(opened, 'adicional', other);
    await opened.session.save();
    fill(opened, 'principal', { Agencia: '9' });
    fill(opened, 'adicional', { Agencia: '8' });
    await opened.session.save();
    expect(sent(opened).slice(2)).toEqual([
      [PATH, { ...main, Agencia: '9', Guid: 'main', Principal: true }],
      [PATH, { ...other, Agencia: '8', Guid: 'more', Principal: false }],
    ]);
  });

  it('[PJ-BAN-03] a digit of the agency alone asks for nothing and is no call', async () => {
    const opened = await openEmpty();
    fill(opened, 'principal', main);
    fill(opened, 'adicional', { DigitoAgencia: '1' });
    expect(await opened.session.advance()).toEqual({ done: true });
    expect(sent(opened)).toHaveLength(1);
  });

  it.each([
    ['NomeBanco', '104', 'Agência'],
    ['Agencia', '1', 'Banco'],
    ['ContaCorrente', '1', 'Banco'],
    ['DigitoContaCorrente', '1', 'Banco'],
  ])('[PJ-BAN-04, PJ-BAN-05] %s of the additional account asks for the others', async (name, value, first) => {
    const opened = await openEmpty();
    fill(opened, 'principal', main);
    fill(opened, 'adicional', { [name]: value });
    expect(await opened.session.advance()).toMatchObject({ done: false });
    expect(opened.questions).toMatchObject([
      {
        title: 'Oops...',
        text: `O campo ${first} da conta adicional não foi informado, preencha a informação para avançar.`,
      },
    ]);
    expect(sent(opened)).toEqual([]);
  });

  it('[CF-OP-54] an additional account that is emptied goes with its key and empty values', async () => {
    const stored = {
      principal: { ...main, Guid: 'p', Principal: true },
      adicional: { ...other, Guid: 'a', Principal: false },
    };
    const opened = await openCompany('dados-bancarios', { stored });
    fill(opened, 'adicional', { NomeBanco: null, Agencia: null, ContaCorrente: null, DigitoContaCorrente: null });
    await opened.session.advance();
    const empty = { NomeBanco: null, Agencia: '', DigitoAgencia: '', ContaCorrente: '', DigitoContaCorrente: '' };
    expect(sent(opened)).toEqual([[PATH, { ...empty, Guid: 'a', Principal: false }]]);
  });

  it('[PJ-BAN-07, PJ-BAN-08, CF-SAV-08] a main account that is refused stops the additional one', async () => {
    let refuses = true;
    const opened = await openEmpty({
      [`POST ${PATH}`]: () => (refuses ? { status: 400, body: { data: ['Conta inexistente'] } } : { status: 200 }),
    });
    fill(opened, 'principal', main);
    fill(opened, 'adicional', other);
    expect(await opened.session.advance()).toMatchObject({ done: false });
    expect(opened.questions).toMatchObject([
      { title: 'Dados informados inválidos na aba Dados Bancários', text: 'Conta inexistente' },
    ]);
    expect(sent(opened)).toHaveLength(1);
    expect(opened.session.view()).toMatchObject({
      step: 4,
      phase: 'ready',
      save: { parts: { 'conta-principal': 2, 'conta-adicional': 0 } },
    });
    refuses = false;
    await opened.session.advance();
    expect(sent(opened)).toHaveLength(3);
  });

  it('[PJ-BAN-08] without a message of the server the text is that of the part', async () => {
    const opened = await openEmpty({ [`POST ${PATH}`]: { status: 500, body: null } });
    fill(opened, 'principal', main);
    await opened.session.advance();
    expect(opened.questions.at(-1)?.text).toBe('Erro ao salvar os dados bancários.');
  });

  it('[PJ-BAN-09] the load tells the accounts apart, in whatever order they come', async () => {
    const { session } = await openEmpty({
      'GET /PessoaJuridica/dadosBancarios': [
        { ...other, Principal: false },
        { ...main, Principal: true },
      ],
    });
    expect(session.form('dados-bancarios').getState().data).toMatchObject({
      principal: { NomeBanco: '341', Principal: true },
      adicional: { NomeBanco: '104', Principal: false },
    });
  });

  it('[PJ-BAN-10, CF-NAV-03, CF-NAV-13] the tenant that hides the bank goes from the figures to the address', async () => {
    const opened = await openCompany('dados-financeiros', { settings: { ocultarBanco: true } });
    opened.session.form('dados-financeiros').change('/CapitalSocial', 7);
    fill(opened, 'principal', { Agencia: '9' });
    await opened.session.advance();
    expect(opened.session.view().step).toBe(5);
    expect(opened.session.view().tabs[4]).toMatchObject({ id: 'dados-bancarios', hidden: true, complete: true });
    expect(sent(opened).map(([path]) => path)).toEqual(['/PessoaJuridica/dadosFinanceiros']);
  });
});
