import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { definitionOf, posts } from '../../support/pf';
import { example, LISTS, rowOf, TAB } from './participants';
import { openForm, openFund, sent, type } from './place';

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
