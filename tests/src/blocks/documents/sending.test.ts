import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { type HarnessInput, jpeg, loaded, pdf, sent } from './harness';

const LIST = 'GET /cliente/documentosSemAnexo';
const EARLY = 'POST /cliente/arquivos';

describe('[PF-OP-40] a picked file', () => {
  it('waits in the list with the time of picking, and is saved by nobody yet', async () => {
    const { model, rows, saves, files } = await loaded({ answers: { [EARLY]: 0 } });
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
    await expect
      .poll(() => model.getState().files)
      .toMatchObject([{ state: 'queued', name: 'minha cnh.pdf', size: 64 }]);
    expect(files.getState().size).toBe(1);
    expect(saves).toEqual([]);
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

  it('is named while it is read, and another one waits for its turn', async () => {
    const { model, rows } = await loaded();
    const first = model.pick(1, [pdf()]);
    expect(model.getState().reading).toBe('rg.pdf');
    const second = model.pick(2, [pdf('outro.pdf')]);
    expect(model.getState().reading).toBe('rg.pdf');
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(model.getState().reading).toBeUndefined();
    expect(rows().map(({ FileName }) => FileName)).toEqual(['rg.pdf', 'outro.pdf']);
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
    const all = await loaded({ list: [sent()], answers: { [EARLY]: 404 } });
    await all.model.pick(2, [jpeg()]);
    await expect.poll(() => all.model.getState().files.at(-1)?.state).toBe('queued');
    all.calls.splice(0);
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

  it('keeps a file that is picked meanwhile until the others have arrived', async () => {
    const { model, files, handle, engineSent, rows } = await queued();
    const file = await files.open(handle);
    const picked = model.pick(1, [pdf('foto.pdf')]);
    expect(model.getState().reading).toBe('foto.pdf');
    expect(rows()).toHaveLength(2);
    file?.onSent?.();
    engineSent(handle, 'g2');
    expect(await picked).toBe(true);
    expect(rows().map(({ FileName }) => FileName)).toContain('foto.pdf');
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
