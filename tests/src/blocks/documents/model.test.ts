import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { type HarnessInput, harness, jpeg, pdf, sent } from './harness';

const LIST = 'GET /cliente/documentosSemAnexo';
const OFFLINE = 'O servidor não retornou a requisição. Tente novamente.';

async function loaded(input: HarnessInput = {}) {
  const all = harness(input);
  await all.model.load();
  all.calls.splice(0);
  return all;
}

describe('loading', () => {
  it('[PF-LKP-16, PF-LKP-17] asks for the types and for the sent files, the files always anew', async () => {
    const { model, calls, stored } = harness({ list: [sent()] });
    expect(model.getState().load).toBe('loading');
    expect(await model.load()).toBe(true);
    expect(calls.map(({ method, path, fresh }) => [`${method} ${path}`, fresh])).toEqual([
      ['GET /tipoDocumento', undefined],
      [LIST, true],
    ]);
    expect(model.getState()).toMatchObject({ load: 'ready', files: [{ name: 'rg.pdf', state: 'sent' }] });
    expect(stored()).toEqual([sent()]);
  });

  it('[PF-DOC-06] offers the types of its client and of everybody, no other', async () => {
    const { model } = await loaded();
    expect(model.getState().types.map(({ Nome }) => Nome)).toEqual(['Identidade', 'Residência', 'Renda']);
    const company = await loaded({ options: { types: ['Pessoa Jurídica', 'Todos'] } });
    expect(company.model.getState().types.map(({ Nome }) => Nome)).toEqual(['Residência', 'Contrato social']);
  });

  it.each(['GET /tipoDocumento', LIST])('fails without %s, and can be done again', async (call) => {
    const answers: Record<string, number> = { [call]: 500 };
    const { model } = harness({ answers });
    expect(await model.load()).toBe(false);
    expect(model.getState().load).toBe('failed');
    expect(model.errors('advance')).toEqual([
      {
        kind: 'loadFailed',
        name: 'Documentos',
        inline: 'Os documentos não carregaram.',
        title: 'Ação não realizada',
        text: OFFLINE,
      },
    ]);
    delete answers[call];
    expect(await model.load()).toBe(true);
    expect(model.getState().load).toBe('ready');
  });

  it('keeps members of a record that it knows, and never a content', async () => {
    const { rows } = await loaded({ list: [sent({ FileDataString64: 'QUJD', Tamanho: 5, UsuarioInsert: null })] });
    const { UsuarioInsert: _, ...known } = sent();
    expect(rows()).toEqual([known]);
  });
});

describe('[PF-DOC-08] required types', () => {
  it('are missing in the order of the list until a file of each is there, sent or not', async () => {
    const { model } = await loaded();
    const missing = () => model.errors('advance').map(({ name, text }) => [name, text]);
    expect(missing()).toEqual([
      ['Identidade', 'Falta Identidade'],
      ['Residência', 'Falta Residência'],
    ]);
    await model.pick(1, [pdf()]);
    expect(missing()).toEqual([['Residência', 'Falta Residência']]);
    await model.pick(2, [jpeg()]);
    expect(missing()).toEqual([]);
  });

  it('have the title and the sentence of the definition, in the dialog and at the block', async () => {
    const { model } = await loaded({ list: [sent()] });
    expect(model.errors('advance')).toEqual([
      { kind: 'missing', name: 'Residência', inline: 'Falta Residência', title: 'Oops...', text: 'Falta Residência' },
    ]);
  });

  it('of another client are none of this one', async () => {
    const { model } = await loaded({ list: [sent(), sent({ Guid: 'g2', TipoDocumentoId: 2 })] });
    expect(model.errors('advance')).toEqual([]);
  });

  it('do not stop a draft', async () => {
    const { model } = await loaded();
    expect(model.errors('save')).toEqual([]);
  });
});

describe('[PF-OP-40] a picked file', () => {
  it('waits in the list with the time of picking, and is sent by nobody yet', async () => {
    const { model, rows, calls, saves, files } = await loaded();
    expect(await model.pick(1, [pdf('minha cnh.pdf')])).toBe(true);
    expect(rows()).toEqual([
      {
        TipoDocumentoId: 1,
        FileName: 'minha cnh.pdf',
        Descricao: 'Identidade',
        FileDataString64: expect.any(String),
        UsuarioInsert: 'Ana Souza',
        InsertDate: '2026-11-21T12:00:00.000Z',
      },
    ]);
    expect(model.getState().files).toMatchObject([{ state: 'queued', name: 'minha cnh.pdf', size: 64 }]);
    expect(files.getState().size).toBe(1);
    expect([calls, saves]).toEqual([[], []]);
  });

  it('[PF-DOC-02] is one: of several none is taken', async () => {
    const { model, rows, questions } = await loaded();
    expect(await model.pick(1, [pdf(), pdf('outro.pdf')])).toBe(false);
    expect(model.getState().problem).toBe('Envie um arquivo por vez.');
    expect([rows(), questions]).toEqual([[], []]);
  });

  it('is sent at once where the definition says so', async () => {
    const { model, saves, rows } = await loaded({ options: { send: 'pick' } });
    await model.pick(1, [pdf()]);
    expect(saves).toEqual([rows()]);
  });

  it('is named while it is read, and nothing else can be picked meanwhile', async () => {
    const { model, rows } = await loaded();
    const first = model.pick(1, [pdf()]);
    expect(model.getState().reading).toBe('rg.pdf');
    expect(await model.pick(2, [pdf('outro.pdf')])).toBe(false);
    await first;
    expect(model.getState().reading).toBeUndefined();
    expect(rows().map(({ FileName }) => FileName)).toEqual(['rg.pdf']);
  });

  it('may be picked again', async () => {
    const { model, rows } = await loaded();
    await model.pick(1, [pdf()]);
    await model.pick(1, [pdf()]);
    expect(rows()).toHaveLength(2);
  });

  it('takes the problem of the last one away', async () => {
    const { model } = await loaded();
    await model.pick(1, [new File([], 'vazio.pdf')]);
    expect(model.getState().problem).toBeDefined();
    await model.pick(1, [pdf()]);
    expect(model.getState().problem).toBeUndefined();
  });
});

describe('sending', () => {
  async function queued() {
    const all = await loaded({ list: [sent()] });
    await all.model.pick(2, [jpeg()]);
    const handle = String(all.rows().at(-1)?.FileDataString64);
    return { ...all, handle };
  }

  it('shows how much has left, and then the file as sent', async () => {
    const { model, files, handle, engineSent } = await queued();
    const file = await files.open(handle);
    expect(model.getState().files.at(-1)).toMatchObject({ state: 'sending', progress: 0 });
    expect(model.getState().isBusy).toBe(true);
    file?.onProgress?.(0.64);
    expect(model.getState().files.at(-1)).toMatchObject({ state: 'sending', progress: 0.64 });
    file?.onSent?.();
    engineSent(handle, 'g2');
    expect(model.getState().files.at(-1)).toMatchObject({ state: 'sent', key: 'g2' });
    expect([files.getState().size, model.getState().isBusy]).toEqual([0, false]);
  });

  it('[PF-DOC-05] makes the base64 only now', async () => {
    const { files, handle } = await queued();
    expect((await files.open(handle))?.content).toMatch(/^\/9j\/4CAg/);
  });

  it('keeps a file that did not arrive, which can be sent again', async () => {
    const { model, files, handle, saves, rows } = await queued();
    (await files.open(handle))?.onFailed?.();
    expect(model.getState().files.at(-1)).toMatchObject({ state: 'failed' });
    await model.send();
    expect(saves).toEqual([rows()]);
  });

  it('[PF-OP-40] reads the list again after a save that sent a file, and keeps what still waits', async () => {
    const { model, files, handle, engineSent, names, server, rows, stored } = await queued();
    await model.pick(3, [pdf('renda.pdf')]);
    (await files.open(handle))?.onSent?.();
    engineSent(handle, 'g2');
    server.list = [sent(), sent({ Guid: 'g2', TipoDocumentoId: 2, FileName: 'foto.jpg' })];
    model.saved();
    await expect.poll(names).toEqual([LIST]);
    await expect.poll(() => rows().map(({ FileName }) => FileName)).toEqual(['rg.pdf', 'foto.jpg', 'renda.pdf']);
    expect(stored()).toEqual(server.list);
  });

  it('reads no list after a save that sent none of its files', async () => {
    const { model, names } = await queued();
    model.saved();
    expect(names()).toEqual([]);
  });

  it('says when the list cannot be read again, and reads it when asked to', async () => {
    const answers: Record<string, number> = {};
    const { model, rows } = await loaded({ list: [sent()], answers });
    answers[LIST] = 500;
    expect(await model.reload()).toBe(false);
    expect([model.getState().isStale, rows()]).toEqual([true, [sent()]]);
    delete answers[LIST];
    expect(await model.reload()).toBe(true);
    expect(model.getState().isStale).toBe(false);
  });

  it('takes only the answer of the last reading', async () => {
    const answers: NonNullable<HarnessInput['answers']> = {};
    const { model, rows } = await loaded({ answers });
    const gives: ((list: JsonObject[]) => void)[] = [];
    answers[LIST] = () =>
      new Promise((resolve) => gives.push((list) => resolve({ status: 200, body: { data: list } })));
    const first = model.reload();
    const second = model.reload();
    gives[1]?.([sent(), sent({ Guid: 'g2' })]);
    await second;
    gives[0]?.([sent()]);
    await first;
    expect(rows().map(({ Guid }) => Guid)).toEqual(['g1', 'g2']);
  });
});

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

  it('[PF-DOC-10, PF-SUC-04, PF-API-12] sends the record, tells of it and reads the list again', async () => {
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
    '[PF-DOC-11, PF-ERR-06] answered with %i says that it failed, and the file stays',
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

  it('[PF-DOC-11, PF-ERR-07] without an answer says so under the title of its own', async () => {
    const { isGone, questions } = await remove({ answers: { 'POST /cliente/documentos/excluir': 0 } });
    expect(questions.at(-1)).toEqual({
      kind: 'error',
      title: 'Falha ao realizar exclusão do arquivo.',
      text: OFFLINE,
      yes: 'Entendi',
    });
    expect(isGone).toBe(false);
  });

  it('[PF-DOC-04, PF-NAV-11] is offered for a new registration, not in edit mode nor in a renewal', async () => {
    const can = async (mode: 'new' | 'edit' | 'renewal') => (await loaded({ mode })).model.getState().canDelete;
    expect([await can('new'), await can('renewal'), await can('edit')]).toEqual([true, false, false]);
  });
});

describe('the list', () => {
  it('[PF-DOC-13, PF-ERR-22] names a file whose type is gone as the specification says', async () => {
    const { model } = await loaded({ list: [sent({ TipoDocumentoId: 77 })] });
    expect(model.getState().files).toMatchObject([{ type: 'Documento não encontrado' }]);
  });

  it('names a file by its type also where that is of another client', async () => {
    const { model } = await loaded({ list: [sent({ TipoDocumentoId: 9 })] });
    expect(model.getState().files).toMatchObject([{ type: 'Contrato social' }]);
  });

  it('is told in the summary, type by type', async () => {
    const { model } = await loaded({ list: [sent()] });
    expect(model.summary()).toEqual([{ label: 'Identidade', value: 'rg.pdf' }]);
  });

  it('is the same state as long as nothing changed', async () => {
    const { model } = await loaded({ list: [sent()] });
    expect(model.getState()).toBe(model.getState());
  });
});

describe('[PF-OP-40] files that a reload took away', () => {
  const gone = { TipoDocumentoId: 1, FileName: 'rg.pdf', Descricao: 'Identidade' };

  it('are told, and forgotten once they are picked again', async () => {
    const { model } = await loaded({ lost: [gone, { ...gone, FileName: 'cnh.pdf' }] });
    expect(model.getState().lost.map(({ FileName }) => FileName)).toEqual(['rg.pdf', 'cnh.pdf']);
    await model.pick(1, [pdf('rg.pdf')]);
    expect(model.getState().lost.map(({ FileName }) => FileName)).toEqual(['cnh.pdf']);
  });

  it('are forgotten when the customer says so', async () => {
    const { model } = await loaded({ lost: [gone] });
    model.dismissLost();
    expect(model.getState().lost).toEqual([]);
  });
});
