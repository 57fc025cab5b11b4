import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../engine/core/definition/types';
import type { Json, JsonObject } from '../../engine/core/json';
import { type CollectionPlace, deleteRow, saveRow, startRow } from '../../engine/core/session/collections';
import { type Answers, pfSession } from '../support/pf';

const CHECK = 'GET /declaracao/existeDeclaracaoAssinaturaCliente';
const SAVE = 'POST /PessoaFisica/representante';
const QUESTION =
  'As alterações nos dados deste responsável invalidam as assinaturas já coletadas das declarações. Será necessário solicitar novas assinaturas a todos os responsáveis. Deseja continuar com esta alteração?';

/** The list of attorneys on a fake server; `answer` is what the customer says to every question. */
async function attorneys(answers: Answers, answer = true) {
  const opened = await pfSession(answers, { answer });
  const { session, loaded } = opened;
  const place: CollectionPlace = { tab: loaded.tabs.procuradores as never, list: 'procuradores', key: 'Guid' };
  const form = (id: string) =>
    place.tab.definition.collections?.procuradores?.forms?.find((candidate) => candidate.id === id) as FormDefinition;
  const scope = (row: JsonObject) => ({ data: row, context: session.context('procuradores') });
  return {
    ...opened,
    place,
    save: (row: JsonObject, id = 'procurador') => saveRow(place, form(id), row, scope(row), session),
    remove: (row: JsonObject) => deleteRow(place, row, scope(row), session),
    start: (id: string) => startRow(place, form(id)),
    called: () => opened.calls.map((call) => `${call.method} ${call.path}`),
  };
}

describe('the list of attorneys', () => {
  it('[PF-PRO-12] starts a new one with its type and its flags off', async () => {
    const { start } = await attorneys({});
    expect(start('procurador')).toEqual({
      Tipo: 'Procurador',
      EmissorOrdem: false,
      UsPerson: false,
      PoliticamenteExposta: false,
      ResponsavelLogin: false,
    });
  });

  it('[PF-PRO-10, PF-PRO-16, PF-SUC-01] creates without a Guid, asking nothing, and says so', async () => {
    const { save, calls, called, questions } = await attorneys({});
    expect(await save({ Tipo: 'Procurador', Nome: 'Caio' })).toBe(true);
    expect(called()).toEqual([SAVE]);
    expect(calls[0]?.body).toMatchObject({ Guid: '', Nome: 'Caio', Tipo: 'Procurador', Cargo: '', Uf: null });
    expect(questions).toMatchObject([
      { kind: 'success', title: 'Inclusão realizada com sucesso!', text: 'Dados informados foram salvos com sucesso.' },
    ]);
  });

  it('[PF-PRO-24, PF-SUC-02] looks for signatures before an update, and asks when there are some', async () => {
    const { save, calls, called, questions } = await attorneys({ [CHECK]: true });
    expect(await save({ Guid: 'g1', Tipo: 'Procurador', Nome: 'Caio' })).toBe(true);
    expect(called()).toEqual([CHECK, SAVE]);
    expect(calls[0]?.timeout).toBe(15_000);
    expect(questions[0]).toMatchObject({ kind: 'question', text: QUESTION, yes: 'Sim, continuar', no: 'Cancelar' });
    expect(questions[1]).toMatchObject({ title: 'Alteração realizada com sucesso!' });
  });

  it.each<[string, Json | { status: number; body?: Json }]>([
    ['false', false],
    ['false in a data field', { status: 200, body: { data: { existe: false } } }],
  ])('[PF-API-14] goes on without a question when the answer is %s', async (_, answer) => {
    const { save, questions } = await attorneys({ [CHECK]: answer as never });
    expect(await save({ Guid: 'g1', Nome: 'Caio' })).toBe(true);
    expect(questions.map((question) => question.kind)).toEqual(['success']);
  });

  it('[PF-OP-32] sends nothing when the customer says no', async () => {
    const { save, called } = await attorneys({ [CHECK]: true }, false);
    expect(await save({ Guid: 'g1', Nome: 'Caio' })).toBe(false);
    expect(called()).toEqual([CHECK]);
  });

  it('[PF-ERR-18] stops with its own words when the check fails', async () => {
    const { save, called, questions } = await attorneys({ [CHECK]: { status: 500 } });
    expect(await save({ Guid: 'g1', Nome: 'Caio' })).toBe(false);
    expect(called()).toEqual([CHECK]);
    expect(questions).toMatchObject([{ title: 'Erro na verificação', text: 'Falha ao verificar documentos ativos.' }]);
  });

  it.each([
    [
      'PF-PRO-17, PF-ERR-02',
      'procurador',
      'Dados informados inválidos para procurador.',
      '/PessoaFisica/representante',
    ],
    [
      'PF-PRO-18, PF-ERR-03',
      'representante',
      'Dados informados inválidos informado para representante',
      '/pessoaFisica/representante',
    ],
  ])('[%s] says under its own title what the server refuses in the form %s', async (_, id, title, path) => {
    const { save, questions } = await attorneys({
      [`POST ${path}`]: { status: 400, body: { data: ['CPF já cadastrado', 'x'] } },
    });
    expect(await save({ Nome: 'Caio' }, id)).toBe(false);
    expect(questions).toMatchObject([{ kind: 'error', title, text: 'CPF já cadastrado' }]);
  });

  it('[PF-PRO-19, PF-SUC-03, PF-OP-73] deletes a saved one after its question, by Guid and type', async () => {
    const { remove, called, questions } = await attorneys({});
    expect(await remove({ Guid: 'g 1', Tipo: 'Representante' })).toBe(true);
    expect(called()).toEqual([CHECK, 'GET /PessoaFisica/representante/excluir?guid=g%201&tipo=Representante']);
    expect(questions.map(({ title }) => title)).toEqual(['Confirma a exclusão?', 'Exclusão realizada com sucesso!']);
  });

  it('[PF-PRO-20, PF-ERR-04] keeps the row when the deletion fails', async () => {
    const path = '/PessoaFisica/representante/excluir?guid=g1&tipo=Procurador';
    const { remove, questions } = await attorneys({ [`GET ${path}`]: { status: 400, body: { data: ['Não pode'] } } });
    expect(await remove({ Guid: 'g1', Tipo: 'Procurador' })).toBe(false);
    expect(questions.at(-1)).toMatchObject({ title: 'Dados informados inválidos.', text: 'Não pode' });
  });

  it('takes an unsaved row away without a question or call', async () => {
    const { remove, calls, questions } = await attorneys({});
    expect(await remove({ Nome: 'Caio' })).toBe(true);
    expect([calls, questions]).toEqual([[], []]);
  });
});
