import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import type { Answers } from '../../support/pf';
import { expectRow, type FieldRow } from '../fields/row';
import { malformed } from '../pj/texts';
import { type Opened, openAccount, openFund, sent, type } from './place';
import { mayBeMissing, words } from './rows';

const TAB = 'dados-bancarios';
const PATH = '/Fundo/dadosBancarios';

/** M-A1: the fund says M-A3 everywhere else. */
const absent = (name: string) => ({
  inline: 'Campo obrigatório.',
  title: 'Oops...',
  text: `O campo ${name} não foi informado, preencha a informação para avançar.`,
});
const rowsOf = (account: string): [string, FieldRow][] => {
  const named = (label: string, more: Partial<FieldRow>, name = label): FieldRow => ({
    ...words(label),
    missing: absent(`${name} da conta ${account}`),
    ...more,
  });
  const digits = (label: string) =>
    named(label, {
      widget: 'masked',
      enters: '00123',
      sends: '00123',
      refuses: [['34A', malformed(`${label} da conta ${account}`, 'Use somente números.')]],
    });
  return [
    [
      'NomeBanco',
      named('Banco', {
        widget: 'combobox',
        options: 'GET /Consulta/bancos Codigo Descricao',
        enters: '001',
        sends: '001',
        empty: null,
      }),
    ],
    ['Agencia', digits('Agência')],
    ['DigitoAgencia', mayBeMissing(words('Dígito da agência'))],
    ['ContaCorrente', digits('Conta corrente')],
    ['DigitoContaCorrente', named('Dígito da conta', { enters: 'X', sends: 'X' }, 'Dígito')],
  ];
};

const main = { NomeBanco: '341', Agencia: '0238', DigitoAgencia: '', ContaCorrente: '52210', DigitoContaCorrente: '6' };
const other = { NomeBanco: '104', Agencia: '0001', DigitoAgencia: '', ContaCorrente: '77', DigitoContaCorrente: '1' };
const openEmpty = (replies: Answers = {}) => openFund(TAB, { stored: { principal: {}, adicional: {} } }, { replies });
const fill = (opened: Opened, account: string, values: JsonObject) =>
  type(
    opened,
    TAB,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${account}/${name}`, (value || null) as Json])),
  );

describe('the accounts of the fund', () => {
  it.each(rowsOf('principal'))('[BAN-F02, BAN-F03, BAN-F05, BAN-F06] %s of the main account', (name, row) =>
    expectRow(`principal/${name}`, row, (given) => openAccount('principal', given)),
  );
  it.each(rowsOf('adicional'))('[BAN-F09, BAN-F10, BAN-F12, BAN-F13] %s of the additional account', (name, row) =>
    expectRow(`adicional/${name}`, row, (given) => openAccount('adicional', given)),
  );

  it('[FI-BAN-01, CF-CAL-26, CF-ENT-08] both are two calls, the main one first; an empty one is none', async () => {
    const opened = await openEmpty();
    fill(opened, 'adicional', { DigitoAgencia: '1' });
    fill(opened, 'principal', main);
    expect(await opened.session.advance()).toEqual({ done: true });
    expect(sent(opened)).toEqual([[PATH, { ...main, Guid: '', Principal: true }]]);
    opened.session.go(4);
    fill(opened, 'adicional', other);
    await opened.session.advance();
    expect(sent(opened).slice(1)).toEqual([[PATH, { ...other, Guid: '', Principal: false }]]);
  });

  it('[PJ-BAN-04, PJ-BAN-05] one field of the additional account asks for the others, by its name', async () => {
    const opened = await openEmpty();
    fill(opened, 'principal', main);
    fill(opened, 'adicional', { NomeBanco: '104' });
    expect(await opened.session.advance()).toMatchObject({ done: false, focus: '/adicional/Agencia' });
    expect(opened.questions).toMatchObject([{ text: absent('Agência da conta adicional').text }]);
  });

  it('[FI-BAN-02, CF-OP-17, PJ-BAN-07] a refusal stops the second call and is told as of Informações', async () => {
    const opened = await openEmpty({ [`POST ${PATH}`]: { status: 400, body: { data: ['Conta inexistente'] } } });
    fill(opened, 'principal', main);
    fill(opened, 'adicional', other);
    await opened.session.advance();
    expect(opened.questions).toMatchObject([
      { title: 'Dados informados inválidos na aba Informações.', text: 'Conta inexistente' },
    ]);
    expect(sent(opened)).toHaveLength(1);
  });

  it('[FI-BAN-02] without words of the server it has those of the part', async () => {
    const opened = await openEmpty({ [`POST ${PATH}`]: { status: 500 } });
    fill(opened, 'principal', main);
    await opened.session.advance();
    expect(opened.questions.at(-1)?.text).toBe('Erro ao salvar os dados bancários.');
  });

  it('[FI-BAN-03] the load tells the accounts apart', async () => {
    const { session } = await openEmpty({
      [`GET ${PATH}`]: [
        { ...other, Principal: false },
        { ...main, Principal: true },
      ],
    });
    expect(session.form(TAB).getState().data).toMatchObject({
      principal: { NomeBanco: '341', Principal: true },
      adicional: { NomeBanco: '104', Principal: false },
    });
  });

  it('[FI-BAN-04, FI-FIN-06, CF-NAV-15] the tenant that hides the bank goes from the figures to the upload', async () => {
    const opened = await openFund('dados-financeiros', { settings: { ocultarBanco: true } });
    type(opened, 'dados-financeiros', { CapitalSocial: 7 });
    await opened.session.advance();
    expect(opened.session.view().step).toBe(5);
    expect(opened.session.view().tabs[4]).toMatchObject({ id: TAB, hidden: true, complete: true });
    expect(sent(opened).map(([path]) => path)).toEqual(['/Fundo/dadosFinanceiros']);
  });
});
