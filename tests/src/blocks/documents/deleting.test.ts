import { describe, expect, it } from 'vitest';
import { type HarnessInput, jpeg, loaded, pdf, sent } from './harness';

const LIST = 'GET /cliente/documentosSemAnexo';
const OFFLINE = 'O servidor não retornou a requisição. Tente novamente.';

describe('deleting', () => {
  it('takes a file that waits off the list at once, without a question or a call', async () => {
    const { model, rows, files, questions, calls } = await loaded();
    await model.pick(1, [pdf()]);
    expect(await model.remove(model.getState().files[0] as never)).toBe(true);
    expect([rows(), files.getState().size, questions, calls]).toEqual([[], 0, [], []]);
  });

  const remove = async (input: HarnessInput) => {
    const all = await loaded({ list: [sent()], ...input });
    const isGone = await all.model.remove(all.model.getState().files[0] as never);
    return { ...all, isGone };
  };

  it('[PF-OP-73] asks before a sent file goes; no leaves it', async () => {
    const { isGone, questions, calls, rows } = await remove({ replies: [false] });
    expect(questions).toEqual([{ kind: 'question', title: 'Confirma a exclusão?', yes: 'Excluir', no: 'Cancelar' }]);
    expect([isGone, calls, rows()]).toEqual([false, [], [sent()]]);
  });

  it('[PF-DOC-10, PF-SUC-04, PF-API-12, CF-SUC-08] sends the record, tells of it and reads the list again', async () => {
    const all = await loaded({ list: [sent()] });
    const removal = all.model.remove(all.model.getState().files[0] as never);
    all.server.list = [];
    expect(await removal).toBe(true);
    expect(all.calls.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
      ['POST /cliente/documentos/excluir', sent()],
      [LIST, undefined],
    ]);
    expect(all.questions.at(-1)).toEqual({
      kind: 'success',
      title: 'Exclusão realizada com sucesso!',
      text: 'Arquivo informado foi excluído.',
      yes: 'Entendi',
    });
    expect(all.rows()).toEqual([]);
  });

  it('keeps what waits when the list is read again', async () => {
    const all = await loaded({ list: [sent()] });
    await all.model.pick(2, [jpeg()]);
    const removal = all.model.remove(all.model.getState().files[0] as never);
    all.server.list = [];
    await removal;
    expect(all.model.getState().files).toMatchObject([{ name: 'foto.jpg', state: 'queued' }]);
    expect(all.stored()).toEqual([]);
  });

  it.each([400, 404, 500, 201])(
    '[PF-DOC-11, PF-ERR-06, CF-ERR-16] answered with %i says that it failed, and the file stays',
    async (status) => {
      const { isGone, questions, rows } = await remove({ answers: { 'POST /cliente/documentos/excluir': status } });
      expect(questions.at(-1)).toEqual({
        kind: 'error',
        title: 'Erro',
        text: 'Falha ao realizar exclusão do arquivo.',
        yes: 'Entendi',
      });
      expect([isGone, rows()]).toEqual([false, [sent()]]);
    },
  );

  it('[PF-DOC-11, PF-ERR-07, CF-ERR-17] without an answer says so under the title of its own', async () => {
    const { isGone, questions } = await remove({ answers: { 'POST /cliente/documentos/excluir': 0 } });
    expect(questions.at(-1)).toEqual({
      kind: 'error',
      title: 'Falha ao realizar exclusão do arquivo.',
      text: OFFLINE,
      yes: 'Entendi',
    });
    expect(isGone).toBe(false);
  });

  it('[PF-DOC-04, PF-NAV-11, CF-REN-06] is offered for a new registration, not in edit mode nor in a renewal', async () => {
    const can = async (mode: 'new' | 'edit' | 'renewal') => (await loaded({ mode })).model.getState().canDelete;
    expect([await can('new'), await can('renewal'), await can('edit')]).toEqual([true, false, false]);
  });
});
