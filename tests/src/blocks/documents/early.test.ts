import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { type HarnessInput, jpeg, loaded, pdf, sent } from './harness';

const EARLY = 'POST /cliente/arquivos';

/** A server that takes files ahead of their save when it is told to, one id after another. */
function keeping() {
  let given = 0;
  const waiting: (() => void)[] = [];
  const answers: NonNullable<HarnessInput['answers']> = {
    [EARLY]: () =>
      new Promise((resolve) => {
        waiting.push(() => resolve({ status: 200, body: { data: { Id: `w${++given}` } } }));
      }),
  };
  const arrive = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  return { answers, arrive };
}

const contents = (rows: JsonObject[]) => rows.map(({ FileDataString64 }) => FileDataString64);

describe('[PF-OP-40] a picked file, ahead of its save', () => {
  it('goes at once, one after another, and its row names it from then on', async () => {
    const { answers, arrive } = keeping();
    const { model, rows, names, files, calls, kept } = await loaded({ answers });
    await model.pick(1, [pdf('um.pdf')]);
    await model.pick(2, [jpeg('dois.jpg')]);
    await expect.poll(() => model.getState().files.map(({ state }) => state)).toEqual(['uploading', 'queued']);
    expect([names(), model.getState().isBusy]).toEqual([[EARLY], false]);
    calls[0]?.onProgress?.(0.5);
    expect(model.getState().files[0]).toMatchObject({ state: 'uploading', progress: 0.5 });
    await arrive();
    await arrive();
    await expect.poll(() => contents(rows())).toEqual(['arquivo:w1', 'arquivo:w2']);
    expect(model.getState().files.map(({ state }) => state)).toEqual(['kept', 'kept']);
    expect(model.getState().news).toBe('dois.jpg enviado, ainda não confirmado.');
    // What is said to be sent is kept by then.
    expect(kept.map((data) => contents(data as JsonObject[])[0])).toEqual(['arquivo:w1', 'arquivo:w1']);
    expect(kept.at(-1)).toEqual(rows());
    expect(calls.map(({ body }) => (body as JsonObject).FileName)).toEqual(['um.pdf', 'dois.jpg']);
    expect(calls[1]?.body).toMatchObject({ FileDataString64: expect.stringMatching(/^\/9j\/4CAg/) });
    expect([...files.getState().keys()]).toEqual(['arquivo:w1', 'arquivo:w2']);
  });

  it('is waited for by a save, which names it; a save that fails leaves it there', async () => {
    const { answers, arrive } = keeping();
    const { model, rows, files } = await loaded({ answers });
    await model.pick(1, [pdf()]);
    await expect.poll(() => model.getState().files[0]?.state).toBe('uploading');
    const [handle] = contents(rows());
    const opening = files.open(String(handle));
    expect(model.getState().files[0]?.state).toBe('sending');
    await arrive();
    const file = await opening;
    expect([file?.content, contents(rows())]).toEqual(['arquivo:w1', [handle]]);
    file?.onFailed?.();
    expect([model.getState().files[0]?.state, contents(rows())]).toEqual(['failed', ['arquivo:w1']]);
    expect((await files.open('arquivo:w1'))?.content).toBe('arquivo:w1');
  });

  it('is told as not confirmed until a save confirms it', async () => {
    const { answers, arrive } = keeping();
    const { model } = await loaded({ answers });
    await model.pick(1, [pdf('um.pdf')]);
    await arrive();
    await expect.poll(() => model.getState().news).toBe('um.pdf enviado, ainda não confirmado.');
    model.saved();
    expect(model.getState().news).toBe('');
  });

  it('goes with its content in a save, when it did not arrive before', async () => {
    const { model, rows, files } = await loaded({ answers: { [EARLY]: 0 } });
    await model.pick(1, [pdf()]);
    const [handle] = contents(rows());
    expect((await files.open(String(handle)))?.content).toMatch(/^JVBERi/);
  });

  it('is discarded when it is taken off, also on its way', async () => {
    const { answers, arrive } = keeping();
    const { model, names } = await loaded({ answers });
    const taken = () => names().filter((name) => name !== EARLY);
    await model.pick(1, [pdf()]);
    await arrive();
    await expect.poll(() => model.getState().files[0]?.state).toBe('kept');
    await model.remove(model.getState().files[0] as never);
    expect(taken()).toEqual(['POST /cliente/arquivos/w1/excluir']);
    await model.pick(1, [pdf()]);
    await expect.poll(() => model.getState().files[0]?.state).toBe('uploading');
    await model.remove(model.getState().files[0] as never);
    await arrive();
    await expect.poll(taken).toEqual(['POST /cliente/arquivos/w1/excluir', 'POST /cliente/arquivos/w2/excluir']);
    expect(model.getState().files).toEqual([]);
  });

  it.each([0, 503])('that did not arrive (%d) waits, and is sent again when asked to', async (status) => {
    const { answers, arrive } = keeping();
    const taking = answers[EARLY] as () => Promise<never>;
    answers[EARLY] = status;
    const { model, rows, names } = await loaded({ answers });
    await model.pick(1, [pdf()]);
    await expect.poll(() => [names(), model.getState().files[0]?.state]).toEqual([[EARLY], 'queued']);
    answers[EARLY] = taking;
    model.retry();
    model.retry();
    await arrive();
    await expect.poll(() => contents(rows())).toEqual(['arquivo:w1']);
    expect(names()).toEqual([EARLY, EARLY]);
  });

  it('says why the server did not take it', async () => {
    const { model, names } = await loaded({ answers: { [EARLY]: 400 } });
    await model.pick(1, [pdf()]);
    await expect
      .poll(() => model.getState().files[0])
      .toMatchObject({ state: 'failed', cause: 'Recusado pelo servidor' });
    model.retry();
    expect(names()).toEqual([EARLY]);
  });

  it.each<[string, NonNullable<HarnessInput['answers']>[string]]>([
    ['does not know the call', 404],
    ['answers anything', () => ({ status: 200, body: { data: true } as Json })],
  ])('waits for the save where the server %s, which is asked once', async (_, answer) => {
    const { model, names } = await loaded({ answers: { [EARLY]: answer } });
    await model.pick(1, [pdf()]);
    await expect.poll(() => model.getState().files[0]?.state).toBe('queued');
    await model.pick(1, [pdf('outro.pdf')]);
    model.retry();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect([names(), model.getState().files.map(({ state }) => state)]).toEqual([[EARLY], ['queued', 'queued']]);
  });

  it('is no matter of a block that saves what is picked', async () => {
    const { model, names, saves } = await loaded({ options: { send: 'pick' } });
    await model.pick(1, [pdf()]);
    expect([names(), saves]).toEqual([[], [expect.anything()]]);
  });
});

describe('[PF-OP-40] a row that names a file of the server', () => {
  const named = (id: string): JsonObject => {
    const { Guid: _, ...row } = sent({ FileName: 'luz.jpg' });
    return { ...row, FileDataString64: `arquivo:${id}` };
  };

  it('is there with its word and its likeness, whoever has sent it, and is saved by its name', async () => {
    const fetched: string[] = [];
    const pictures = {
      toThumbnail: async (picture: Blob) => picture,
      fetchSent: async (name: string) => {
        fetched.push(name);
        return new Blob([name]);
      },
    };
    const { model, files, typed, engineSent, names } = await loaded({ list: [sent()], pictures });
    typed([sent(), named('w7')]);
    expect(model.getState().files.at(-1)).toMatchObject({ state: 'kept', name: 'luz.jpg' });
    model.show(model.getState().files.at(-1) as never);
    await expect.poll(() => model.getState().files.at(-1)?.thumbnail?.text()).toBe('arquivo:w7');
    const file = await files.open('arquivo:w7');
    expect(file?.content).toBe('arquivo:w7');
    file?.onSent?.();
    engineSent('arquivo:w7', 'w7');
    expect(await model.getState().files.at(-1)?.thumbnail?.text()).toBe('arquivo:w7');
    model.saved();
    await expect.poll(names).toEqual(['GET /cliente/documentosSemAnexo']);
    expect(fetched).toEqual(['arquivo:w7']);
  });

  it('gives way to the document that it has become, and hides none of those that were read', async () => {
    const { rows, typed } = await loaded({ list: [sent(), sent({ Guid: 'w7' })] });
    typed([named('w7'), named('w8')]);
    await expect
      .poll(() => rows().map(({ Guid, FileDataString64 }) => Guid ?? FileDataString64))
      .toEqual(['g1', 'w7', 'arquivo:w8']);
  });
});
