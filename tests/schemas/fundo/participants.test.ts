import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { definitionOf, exampleOf, posts } from '../../support/pf';
import { expectRow, type FieldRow, texts } from '../fields/row';
import { openForm, openFund, openRow, openTab, removeRow, sent, type } from './place';
import { cnpj, document, email, mayBeMissing, needed, person, phone, signature, words } from './rows';

const TAB = 'participantes';
const example = exampleOf(TAB, 'fundo');
const rowOf = (list: string) => (example[list] as JsonObject[])[0] as JsonObject;

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
    '[FI-PAR-F13] the job title, that may be missing': ['Cargo', mayBeMissing(words(name('Cargo')))],
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

const ADMINISTRATOR = 'representante do administrador 1';
const GESTOR = 'representante do gestor 1';
const wrongEmail = (name: string): FieldRow => mayBeMissing(email(name), name);

const ofIssuer = (label: string) => `${label} (emissor de ordem 1)`;
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
  '[FI-PAR-F22] the job title, that may be missing': ['Cargo', mayBeMissing(words(ofIssuer('Cargo')))],
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
  '[FI-PAR-F31] the job title, that may be missing': ['Cargo', mayBeMissing(words('Cargo'))],
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

const LISTS = ['representantesAdministrador', 'representantesGestor', 'emissores'] as const;

describe('the lists of Participantes', () => {
  it('[FI-PAR-03, FI-PAR-04, FI-PAR-05] each has a blank row at first', async () => {
    const { form } = await openTab(TAB, { stored: Object.fromEntries(LISTS.map((list) => [list, []])) });
    expect(LISTS.map((list) => (form.getState().data[list] as JsonObject[]).length)).toEqual([1, 1, 1]);
  });

  it('[FI-PAR-23] a new row goes without a call', async () => {
    const opened = await openFund(TAB);
    const before = opened.calls.length;
    for (const list of LISTS) {
      opened.session.form(TAB).addRow(list);
      await removeRow(opened, list, 1);
      expect(opened.session.form(TAB).getState().data[list]).toEqual(example[list]);
    }
    expect(opened.calls).toHaveLength(before);
  });

  it.each([
    ['representantesAdministrador', '/fundo/representante/excluir?guid=b&tipo=representanteAdministrador'],
    ['representantesGestor', '/fundo/representante/excluir?guid=b&tipo=gestor'],
    ['emissores', '/fundo/pessoaAutorizadaEmitirOrdem/excluir?guid=b'],
  ] as const)('[FI-PAR-20, FI-PAR-22, FI-PAR-23] a stored row of %s is deleted by %s', async (list, path) => {
    const opened = await openFund(TAB, { stored: { [list]: [rowOf(list), { ...rowOf(list), Guid: 'b' }] } });
    await removeRow(opened, list, 1);
    expect(opened.calls.at(-1)).toMatchObject({ method: 'GET', path });
    expect(opened.session.form(TAB).getState().data[list]).toEqual(example[list]);
    expect(opened.questions.map(({ title }) => title)).toEqual([
      'Confirma a exclusão?',
      'Exclusão realizada com sucesso!',
    ]);
    expect(await opened.session.save()).toEqual({ done: true });
    expect(sent(opened)).toEqual([]);
  });

  it('[FI-PAR-23] a deletion that is refused leaves the row', async () => {
    const replies = {
      'GET /fundo/pessoaAutorizadaEmitirOrdem/excluir?guid=b': { status: 400, body: { data: ['Em uso'] } },
    };
    const rows = [rowOf('emissores'), { ...rowOf('emissores'), Guid: 'b' }];
    const opened = await openFund(TAB, { stored: { emissores: rows } }, { replies });
    await removeRow(opened, 'emissores', 1);
    expect(opened.session.form(TAB).getState().data.emissores).toEqual(rows);
    expect(opened.questions.at(-1)).toMatchObject({ title: 'Dados informados inválidos.', text: 'Em uso' });
  });

  it('[FI-PAR-13, FI-PAR-01] what is wrong is named in the order of the screen', async () => {
    const { form } = await openTab(TAB, {
      stored: Object.fromEntries(Object.keys(example).map((name) => [name, null])),
    });
    expect(form.check('advance').map(({ name }) => name)).toEqual([
      ...['Administrador', 'CNPJ do administrador'],
      ...['Nome', 'CPF/CNPJ', 'E-mail', 'Assinatura'].map((label) => `${label} (${ADMINISTRATOR})`),
      ...['Gestor', 'CNPJ do gestor'],
      ...['Nome', 'CPF/CNPJ', 'Assinatura'].map((label) => `${label} (${GESTOR})`),
      ...['Nome', 'CPF/CNPJ', 'Telefone', 'E-mail'].map(ofIssuer),
      ...['Custodiante', 'CNPJ do custodiante'],
    ]);
  });

  it('[FI-PAR-02] the other participants stand in a table with these columns', () => {
    const { columns, empty, forms } = definitionOf('fundo', TAB).collections?.outros ?? {};
    expect(columns?.map(({ title }) => title)).toEqual(['Nome e Tipo', 'CPF/CNPJ', 'Telefone e E-mail', 'Assinatura']);
    expect(columns?.flatMap(({ fields }) => fields)).toEqual([
      ...['Nome', 'Tipo', 'CpfCnpj', 'Telefone', 'Email', 'Assinatura'],
    ]);
    expect([empty, forms?.[0]?.open, forms?.[0]?.title]).toEqual([
      'Nenhuma pessoa adicionada',
      'modal',
      'Outros participantes',
    ]);
  });
});

describe('the save of Participantes', () => {
  const [admin, gestor, issuer] = LISTS.map(rowOf);
  const CHANGES = {
    CustodianteCBLC: '9',
    'representantesAdministrador/0/Cargo': 'Presidente',
    'representantesGestor/0/Cargo': 'Sócio',
    'emissores/0/Cargo': 'Chefe',
  };

  it('[CF-SAV-06] of a draft only what changed goes out, and no row that nobody has filled', async () => {
    const opened = await openFund(TAB, {
      stored: Object.fromEntries(Object.keys(example).map((name) => [name, null])),
    });
    type(opened, TAB, { Gestor: 'Jatobá' });
    await opened.session.save();
    type(opened, TAB, { 'representantesGestor/0/Nome': 'Ana Sá' });
    await opened.session.save();
    expect(sent(opened)).toMatchObject([
      ['/Fundo/participante', { Gestor: 'Jatobá' }],
      ['/Fundo/representante', { Tipo: 'gestor', Nome: 'Ana Sá' }],
    ]);
  });

  it('[FI-PAR-15, FI-PAR-16, FI-PAR-17, CF-ENT-11] goes out in three calls, one per row, in this order', async () => {
    const opened = await openFund(TAB);
    type(opened, TAB, CHANGES);
    expect(await opened.session.advance()).toEqual({ done: true });
    const { representantesAdministrador: _a, representantesGestor: _g, emissores: _e, outros: _o, ...houses } = example;
    expect(sent(opened)).toEqual([
      ['/Fundo/participante', { ...houses, CustodianteCBLC: '9' }],
      ['/Fundo/representante', { ...admin, Cargo: 'Presidente' }],
      ['/Fundo/representante', { ...gestor, Email: '', Telefone: '', Cargo: 'Sócio' }],
      ['/Fundo/pessoaAutorizadaEmitirOrdem', { ...issuer, Cargo: 'Chefe' }],
    ]);
    expect(opened.session.view().step).toBe(3);
  });

  it('[CF-CAL-27, CF-CAL-28, CF-CAL-04] a new row takes its key from the answer at once', async () => {
    const opened = await openFund(
      TAB,
      {},
      {
        replies: {
          'POST /Fundo/representante': ({ body }) => ({
            status: 200,
            body: { data: { ...(body as JsonObject), Guid: (body as JsonObject).Guid || 'n' } },
          }),
        },
      },
    );
    opened.session.form(TAB).addRow('representantesGestor');
    type(opened, TAB, {
      'representantesGestor/1/Nome': 'Ana Sá',
      'representantesGestor/1/CpfCnpj': '52998224725',
      'representantesGestor/1/Assinatura': 1,
    });
    await opened.session.save();
    type(opened, TAB, { 'representantesGestor/1/Cargo': 'Sócia' });
    await opened.session.save();
    const rows = sent(opened)
      .map(([, body]) => body as JsonObject)
      .filter(({ Nome }) => Nome === 'Ana Sá');
    expect(rows.map(({ Guid, Tipo, Signatario }) => [Guid, Tipo, Signatario])).toEqual([
      ['', 'gestor', false],
      ['n', 'gestor', false],
    ]);
  });

  it.each([
    ['participante', 'Dados informados inválidos na aba Participante', 1],
    ['representante', 'Dados informados inválidos de representantes na aba Participantes', 2],
    ['pessoaAutorizadaEmitirOrdem', 'Dados informados inválidos de emissor de ordem na aba Participantes', 4],
  ])(
    '[CF-ERR-10, CF-ERR-11, CF-ERR-12, CF-SAV-08] a refusal of %s is told as %s, and nothing follows',
    async (call, title, made) => {
      const replies = { [`POST /Fundo/${call}`]: { status: 400, body: { data: ['Recusado'] } } };
      const opened = await openFund(TAB, {}, { replies });
      type(opened, TAB, CHANGES);
      expect(await opened.session.advance()).toEqual({ done: false });
      expect(opened.questions).toMatchObject([{ kind: 'error', title, text: 'Recusado' }]);
      expect(sent(opened)).toHaveLength(made);
      expect(opened.session.view()).toMatchObject({ step: 2, save: { parts: { participantes: 2 } } });
    },
  );

  it('[FI-PAR-16] one answer of representatives is split by their kind', async () => {
    const opened = await openFund(
      TAB,
      {},
      { replies: { 'GET /Fundo/representante': [gestor, admin] as JsonObject[] } },
    );
    expect(opened.session.form(TAB).getState().data).toMatchObject({
      representantesAdministrador: [{ Nome: admin?.Nome }],
      representantesGestor: [{ Nome: gestor?.Nome }],
    });
    expect(opened.calls.filter(({ path }) => path === '/Fundo/representante')).toHaveLength(1);
  });

  it('[CF-ENT-12, CF-ENT-13] sends exactly the fields of the entities', () => {
    const fieldsOf = (list: string) =>
      Object.keys(definitionOf('fundo', TAB).schema.properties[list]?.items?.properties ?? {}).sort();
    const of = (names: string) => names.split(' ').sort();
    expect(fieldsOf('representantesGestor')).toEqual(
      of('Guid Nome CpfCnpj Tipo Email Cargo Telefone Signatario Assinatura'),
    );
    expect(fieldsOf('emissores')).toEqual(of('Guid Nome CpfCnpj Telefone Email Cargo UsPerson PoliticamenteExposta'));
  });
});

describe('the form of another participant', () => {
  const known = rowOf('outros');

  it('[FI-PAR-18, CF-CAL-31, CF-SUC-05] is sent as it is, told and loaded again', async () => {
    const opened = await openForm('outros', { data: withoutKey(known) });
    expect(await opened.save()).toBe(true);
    expect(sent(opened)).toEqual([['/Fundo/emissorOrdem', { ...known, Guid: '' }]]);
    expect(Object.keys(sent(opened)[0]?.[1] as object).sort()).toEqual(
      ['Guid', 'Nome', 'Email', 'Telefone', 'Cargo', 'CpfCnpj', 'Tipo', 'Assinatura'].sort(),
    );
    expect(opened.questions).toMatchObject([{ title: 'Inclusão realizada com sucesso!' }]);
  });

  it('[FI-PAR-19, CF-ERR-02] a refusal keeps it open, with the words of the server', async () => {
    const replies = { 'POST /Fundo/emissorOrdem': { status: 400, body: { data: ['CPF em uso'] } } };
    const opened = await openForm('outros', { data: withoutKey(known) }, { replies });
    expect(await opened.save()).toBe(false);
    expect(opened.questions).toMatchObject([{ title: 'Dados informados inválidos.', text: 'CPF em uso' }]);
  });

  it('[FI-PAR-21, CF-CAL-34] is deleted by its key', async () => {
    const opened = await openForm('outros', { stored: known });
    await opened.remove();
    expect(opened.calls.at(-1)?.path).toBe(`/fundo/emissorOrdem/excluir?guid=${known.Guid}`);
  });
});

describe('signatures that a change of a participant costs', () => {
  const EXISTS = 'GET /declaracao/existeDeclaracaoAssinaturaCliente';
  const checks = ({ calls }: Pick<Awaited<ReturnType<typeof openFund>>, 'calls'>) =>
    calls.filter(({ path }) => path.endsWith('existeDeclaracaoAssinaturaCliente')).length;

  it.each(['Nome', 'CpfCnpj', 'Assinatura', 'Email'])(
    '[CF-SIG-02, CF-SIG-07] are asked about for %s; no sends nothing',
    async (field) => {
      const opened = await openFund(TAB, {}, { answer: false, replies: { [EXISTS]: true } });
      const value = { Nome: 'Ana Sá', CpfCnpj: '39053344705', Assinatura: 1, Email: 'ana@x.com' }[field] as
        | string
        | number;
      type(opened, TAB, {
        [`representantesAdministrador/0/${field}`]: value,
        [`representantesGestor/0/${field}`]: value,
      });
      expect(await opened.session.save()).toEqual({ done: false });
      expect([checks(opened), opened.questions.length, posts(opened.calls).length]).toEqual([1, 1, 0]);
      expect(opened.questions[0]).toMatchObject({ yes: 'Sim, continuar', no: 'Cancelar' });
    },
  );

  it('[CF-SIG-08] are not asked about for anything else, nor for a new person', async () => {
    const opened = await openFund(TAB, {}, { replies: { [EXISTS]: true } });
    opened.session.form(TAB).addRow('representantesGestor');
    type(opened, TAB, {
      'representantesGestor/1/Nome': 'Ana Sá',
      'representantesGestor/0/Cargo': 'Sócio',
      'representantesAdministrador/0/Telefone': '+552134567890',
    });
    await opened.session.save();
    expect([checks(opened), posts(opened.calls).length > 0]).toEqual([0, true]);
  });

  it('[CF-SIG-03] another participant asks too, and a check that says no sends at once', async () => {
    const opened = await openForm(
      'outros',
      { stored: rowOf('outros'), data: { Email: 'novo@x.com' } },
      { replies: { [EXISTS]: false } },
    );
    expect(await opened.save()).toBe(true);
    expect([checks(opened), opened.questions.filter(({ kind }) => kind === 'question').length]).toEqual([1, 0]);
  });
});

function withoutKey({ Guid: _, ...row }: JsonObject): JsonObject {
  return row;
}
