import { describe, expect, it } from 'vitest';
import { type Given, openAccount } from './place';
import { expectRow, type FieldRow, optional, required, texts } from './row';

/** The rows of the main account; an additional one differs in the names that dialogs say. */
const fieldsOf = (account: string): Record<string, [name: string, row: FieldRow]> => {
  const joint: Pick<FieldRow, 'when' | 'hiddenBy'> = {
    when: { data: { ContaConjunta: true } },
    hiddenBy: { data: { ContaConjunta: false } },
  };
  const digits = (label: string): FieldRow => ({
    label,
    widget: 'masked',
    enters: '0012',
    shows: '0012',
    sends: '0012',
    empty: '',
    missing: required(`${label} da conta ${account}`),
    refuses: ['12A', '3427-8'].map((text) => [
      text,
      { ...required(`${label} da conta ${account}`), inline: 'Use somente números.' },
    ]),
  });
  return {
    '[PF-BAN-F02] the bank': [
      'NomeBanco',
      {
        label: 'Banco',
        widget: 'combobox',
        options: 'GET /Consulta/bancos Codigo Descricao',
        enters: '237',
        sends: '237',
        empty: null,
        missing: required(`Banco da conta ${account}`),
      },
    ],
    '[PF-BAN-F03, PF-CON-12] the kind, never empty': [
      'TipoConta',
      {
        label: 'Tipo de conta',
        widget: 'select',
        options: texts('Conta Corrente', 'Conta Poupança'),
        enters: 'Conta Poupança',
        sends: 'Conta Poupança',
        empty: 'Conta Corrente',
        required: true,
      },
    ],
    '[PF-BAN-F04] the branch': ['Agencia', digits('Agência')],
    '[PF-BAN-F05] its digit': [
      'AgenciaDigito',
      { label: 'Dígito da agência', widget: 'text', enters: 'X', sends: 'X', empty: '' },
    ],
    '[PF-BAN-F06] the account': ['ContaCorrente', digits('Conta')],
    '[PF-BAN-F07] its digit, called Dígito in dialogs': [
      'ContaCorrenteDigito',
      {
        label: 'Dígito da conta',
        widget: 'text',
        enters: 'P',
        sends: 'P',
        empty: '',
        missing: required(`Dígito da conta ${account}`),
      },
    ],
    '[PF-BAN-F09] whether it is a joint account, a no at first': [
      'ContaConjunta',
      { label: 'Conta conjunta?', widget: 'yesno', enters: true, sends: true, empty: false },
    ],
    '[PF-BAN-F10] one of two boxes, for a joint account': [
      'TipoContaConjunta',
      {
        ...joint,
        label: 'Titular / Cotitular',
        widget: 'exclusive',
        options: [
          [1, 'Titular'],
          [2, 'Cotitular'],
        ],
        enters: 2,
        sends: 2,
        empty: 0,
      },
    ],
    '[PF-BAN-F11] the other name, for a joint account': [
      'NomeCompleto',
      {
        ...joint,
        label: 'Nome completo',
        widget: 'name',
        enters: 'Otávio Lima',
        sends: 'Otávio Lima',
        empty: '',
        refuses: [['O', optional(`Nome completo da conta ${account}`, 'Campo obrigatório.')]],
      },
    ],
    '[PF-BAN-F12] the other CPF, for a joint account': [
      'CpfContaConjunta',
      {
        ...joint,
        label: 'CPF',
        widget: 'masked',
        enters: '111.444.777-35',
        shows: '111.444.777-35',
        sends: '11144477735',
        empty: '',
        refuses: [
          ['1114447773', optional(`CPF da conta ${account}`, 'CPF inválido (11 dígitos necessários)')],
          ['11144477736', optional(`CPF da conta ${account}`, 'CPF inválido (dígitos verificadores incorretos)')],
        ],
      },
    ],
  };
};

describe('a field of the main account is shown, required and sent as its row says', () => {
  it.each(Object.entries(fieldsOf('principal')))('%s', (_, [name, row]) =>
    expectRow(name, row, (given?: Given) => openAccount(0, given)),
  );
});

describe('a field of an additional account is shown, required and sent as its row says', () => {
  it.each(Object.entries(fieldsOf('adicional')))('%s', (_, [name, row]) =>
    expectRow(name, row, (given?: Given) => openAccount(1, given)),
  );
});

describe('what an account carries unseen', () => {
  it('[PF-BAN-F01] its Guid, empty as long as the server gave none', async () => {
    const { form, send } = await openAccount(1, { data: { NomeBanco: '001' } });
    expect(await send()).toMatchObject({ Guid: '' });
    expect(form.plan.definition.collections?.contas?.fields).not.toContain('Guid');
    const saved = await openAccount(0, { stored: { Guid: 'g1', NomeBanco: '001' }, data: { NomeBanco: '237' } });
    expect(await saved.send()).toMatchObject({ Guid: 'g1', NomeBanco: '237' });
  });

  it('[PF-BAN-F08] that it is the main one, or is not, whatever the server says', async () => {
    const stored = { Principal: false, NomeBanco: '001' };
    const main = await openAccount(0, { stored, data: { NomeBanco: '237' } });
    expect(main.form.view('/contas/0/Principal')).toMatchObject({ value: true, locked: true });
    expect(await main.send()).toMatchObject({ Principal: true });
    const additional = await openAccount(1, { data: { NomeBanco: '237' } });
    expect(await additional.send()).toMatchObject({ Principal: false });
    expect(main.form.plan.definition.collections?.contas?.fields).not.toContain('Principal');
  });
});
