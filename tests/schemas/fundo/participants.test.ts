import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { expectRow, type FieldRow, texts } from '../fields/row';
import { ADMINISTRATOR, GESTOR, LISTS, ofIssuer, rowOf, TAB, withoutKey } from './participants';
import { openForm, openFund, openRow, openTab, sent, type } from './place';
import { cnpj, document, email, mayBeMissing, needed, person, phone, signature, words } from './rows';

type Rows = Record<string, [name: string, row: FieldRow]>;

const HOUSES: Rows = {
  '[FI-PAR-F01, FI-PAR-07] the administrator': ['Administrador', person('Administrador')],
  '[FI-PAR-F02, FI-PAR-07] its CNPJ': ['AdministradorCnpj', cnpj('CNPJ do administrador')],
  '[FI-PAR-F03, FI-PAR-10] the gestor': ['Gestor', person('Gestor')],
  '[FI-PAR-F04, FI-PAR-10] its CNPJ': ['GestorCnpj', cnpj('CNPJ do gestor')],
  '[FI-PAR-F05, FI-PAR-12] the custodian': ['Custodiante', person('Custodiante')],
  '[FI-PAR-F06, FI-PAR-12] its CNPJ': ['CustodianteCnpj', cnpj('CNPJ do custodiante')],
  '[FI-PAR-F07, FI-PAR-12] its code, that may be missing': ['CustodianteCBLC', mayBeMissing(words('Código CBLC'))],
};

/** What both kinds of representatives have; `suffix` is what dialogs add to the names. */
const representative = (suffix: string): Rows => {
  const name = (label: string) => `${label} (${suffix})`;
  return {
    '[FI-PAR-F09, FI-PAR-08] the name': ['Nome', person(name('Nome'))],
    '[FI-PAR-F10, CF-DNR-20] a CPF or CNPJ by its content': ['CpfCnpj', document(name('CPF/CNPJ'))],
    '[FI-PAR-F13] the job title, that may be missing, and that a tenant may leave out': [
      'Cargo',
      { ...mayBeMissing(words(name('Cargo'))), hiddenBy: { settings: { cargo: false } } },
    ],
    '[FI-PAR-F14, CF-TEL-02] the telephone, that may be missing': [
      'Telefone',
      {
        ...mayBeMissing(
          { ...phone(name('Telefone')), refuses: [['118765', needed('', 'Telefone inválido')]] },
          name('Telefone'),
        ),
      },
    ],
    '[FI-PAR-F16, CF-SIG-01] how they sign': ['Assinatura', signature(name('Assinatura'))],
  };
};

const wrongEmail = (name: string): FieldRow => mayBeMissing(email(name), name);

const textFlag = (label: string): FieldRow => ({
  label,
  widget: 'yesno',
  options: texts('true', 'false'),
  enters: 'true',
  sends: 'true',
  empty: 'false',
});
const ISSUER: Rows = {
  '[FI-PAR-F18, FI-PAR-11] the name': ['Nome', person(ofIssuer('Nome'))],
  '[FI-PAR-F19] a CPF or CNPJ by its content': ['CpfCnpj', document(ofIssuer('CPF/CNPJ'))],
  '[FI-PAR-F20] the telephone, with a text of its own': [
    'Telefone',
    phone(ofIssuer('Telefone'), 'Telefone obrigatório ou inválido', 'Telefone obrigatório ou inválido'),
  ],
  '[FI-PAR-F21] the e-mail': ['Email', email(ofIssuer('E-mail'))],
  '[FI-PAR-F22] the job title, that may be missing, whatever the tenant asks of representatives': [
    'Cargo',
    { ...mayBeMissing(words(ofIssuer('Cargo'))), when: { settings: { cargo: false } } },
  ],
  '[FI-PAR-F23, FI-PAR-24, CF-OP-58] a US person or not, as text': ['UsPerson', textFlag('US Person')],
  '[FI-PAR-F24, FI-PAR-24, CF-OP-58] exposed or not, as text': [
    'PoliticamenteExposta',
    textFlag('Politicamente exposta'),
  ],
};

const OTHER: Rows = {
  '[FI-PAR-F26] what they are': [
    'Tipo',
    {
      ...signature('Tipo'),
      options: texts('Diretor', 'Administrador'),
      enters: 'Administrador',
      sends: 'Administrador',
    },
  ],
  '[FI-PAR-F27] the name': ['Nome', person('Nome')],
  '[FI-PAR-F28] a CPF or CNPJ by its content': ['CpfCnpj', document('CPF/CNPJ')],
  '[FI-PAR-F29, FI-PAR-14] the e-mail, that may be missing': ['Email', wrongEmail('E-mail')],
  '[FI-PAR-F30, FI-PAR-14] the telephone, that may be missing': [
    'Telefone',
    mayBeMissing({ ...phone('Telefone'), refuses: [['118765', needed('', 'Telefone inválido')]] }),
  ],
  '[FI-PAR-F31] the job title, that may be missing, and that a tenant may leave out': [
    'Cargo',
    { ...mayBeMissing(words('Cargo')), hiddenBy: { settings: { cargo: false } } },
  ],
  '[FI-PAR-F32] how they sign': ['Assinatura', signature('Assinatura')],
};

describe('a field of Participantes is shown, required and sent as its row says', () => {
  it.each(Object.entries(HOUSES))('%s', (_, [name, row]) => expectRow(name, row, (given) => openTab(TAB, given)));

  it.each(Object.entries(representative(ADMINISTRATOR)))('of the administrator: %s', (_, [name, row]) =>
    expectRow(name, row, (given) => openRow('representantesAdministrador', given)),
  );
  it.each(Object.entries(representative(GESTOR)))('of the gestor: %s', (_, [name, row]) =>
    expectRow(name, row, (given) => openRow('representantesGestor', given)),
  );
  it.each(Object.entries(ISSUER))('of an order issuer: %s', (_, [name, row]) =>
    expectRow(name, row, (given) => openRow('emissores', given)),
  );
  it.each(Object.entries(OTHER))('of another participant: %s', (_, [name, row]) =>
    expectRow(name, row, (given) =>
      openForm('outros', { ...given, data: { ...withoutKey(rowOf('outros')), ...given?.data } }),
    ),
  );

  it('[FI-PAR-F12, FI-PAR-09] the e-mail of the administrator is required, that of the gestor is not', async () => {
    const name = (suffix: string) => `E-mail (${suffix})`;
    const required = { ...email(name(ADMINISTRATOR)), refuses: wrongEmail(name(ADMINISTRATOR)).refuses ?? [] };
    await expectRow('Email', required, (given) => openRow('representantesAdministrador', given));
    await expectRow('Email', wrongEmail(name(GESTOR)), (given) => openRow('representantesGestor', given));
  });

  it.each([
    [0, true],
    [1, false],
    [2, true],
  ])('[FI-PAR-F15, CF-OP-23] who signs by %i is a signer: %s', async (Assinatura, Signatario) => {
    const { form, send } = await openRow('representantesGestor', { data: { Assinatura, Cargo: 'Sócio' } });
    expect(await send()).toMatchObject({ Assinatura, Signatario });
    expect(form.plan.definition.collections?.representantesGestor?.fields).not.toContain('Signatario');
  });

  it('[FI-PAR-F11] the kind of a representative comes with the block, not from the customer', async () => {
    const { form } = await openTab(TAB, { stored: { representantesAdministrador: [], representantesGestor: [] } });
    expect(form.getState().data).toMatchObject({
      representantesAdministrador: [{ Tipo: 'representanteAdministrador' }],
      representantesGestor: [{ Tipo: 'gestor' }],
    });
  });

  it('[FI-PAR-F08, FI-PAR-F17] the key of a person is never shown; it goes back as it came, blank of a new one', async () => {
    const opened = await openFund(TAB, { stored: { representantesGestor: [], emissores: [] } });
    const { plan } = opened.session.form(TAB);
    for (const list of LISTS) expect(plan.definition.collections?.[list]?.fields).not.toContain('Guid');
    type(opened, TAB, {
      'representantesAdministrador/0/Cargo': 'Sócio',
      'representantesGestor/0/Nome': 'Ana Sá',
      'emissores/0/Nome': 'Rui Paz',
    });
    await opened.session.save();
    expect(sent(opened).map(([path, body]) => [path, (body as JsonObject).Guid])).toEqual([
      ['/Fundo/representante', rowOf('representantesAdministrador').Guid],
      ['/Fundo/representante', ''],
      ['/Fundo/pessoaAutorizadaEmitirOrdem', ''],
    ]);
  });
});
