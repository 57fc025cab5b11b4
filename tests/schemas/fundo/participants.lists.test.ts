import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { definitionOf } from '../../support/pf';
import { ADMINISTRATOR, example, GESTOR, LISTS, ofIssuer, rowOf, TAB, withoutKey } from './participants';
import { openForm, openFund, openTab, removeRow, sent } from './place';

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
