import { describe, expect, it } from 'vitest';
import { type HarnessInput, jpeg, loaded, pdf } from './harness';

const EARLY = 'POST /cliente/arquivos';

/** Takes files ahead of their save, one id after another. */
function keeping(): NonNullable<HarnessInput['answers']> {
  let given = 0;
  return { [EARLY]: () => ({ status: 200, body: { data: { Id: `w${++given}` } } }) };
}

describe('a photo that is adjusted', () => {
  it('takes the place of the one that waits on the server, which is discarded there', async () => {
    const { model, rows, names } = await loaded({ answers: keeping() });
    await model.pick(1, [jpeg('rg.jpg')]);
    await expect.poll(() => model.getState().files[0]?.state).toBe('kept');
    const [file] = model.getState().files;
    if (!file) throw new Error('no file');
    expect(await model.replace(file, jpeg('rg.jpg'))).toBe(true);
    expect(model.getState().news).toBe('rg.jpg ajustado.');
    await expect.poll(() => rows().map(({ FileDataString64 }) => FileDataString64)).toEqual(['arquivo:w2']);
    expect(names()).toEqual([EARLY, 'POST /cliente/arquivos/w1/excluir', EARLY]);
  });

  it('takes the place of one that arrived while it was adjusted', async () => {
    const { model, rows } = await loaded({ answers: keeping() });
    await model.pick(1, [jpeg('rg.jpg')]);
    const [before] = model.getState().files;
    if (!before) throw new Error('no file');
    await expect.poll(() => model.getState().files[0]?.state).toBe('kept');
    await model.replace(before, jpeg('rg.jpg'));
    await expect.poll(() => rows().map(({ FileDataString64 }) => FileDataString64)).toEqual(['arquivo:w2']);
  });

  it('leaves the one that waits when it is not taken', async () => {
    const { model, rows } = await loaded({ answers: keeping() });
    await model.pick(1, [jpeg('rg.jpg')]);
    const [file] = model.getState().files;
    if (!file) throw new Error('no file');
    expect(await model.replace(file, new File(['olá'], 'rg.jpg'))).toBe(false);
    expect(rows()).toHaveLength(1);
  });

  it('is saved alone where files are saved as they are picked', async () => {
    const { model, saves } = await loaded({ options: { send: 'pick' } });
    await model.pick(1, [jpeg('rg.jpg')]);
    const [file] = model.getState().files;
    if (!file) throw new Error('no file');
    await model.replace(file, jpeg('rg.jpg'));
    expect(saves.map((rows) => (rows as unknown[]).length)).toEqual([1, 1]);
  });

  it('can be adjusted as long as it waits here, a PDF never', async () => {
    const { model } = await loaded({ answers: { [EARLY]: 0 } });
    await model.pick(1, [jpeg('rg.jpg')]);
    await model.pick(2, [pdf('luz.pdf')]);
    const photos = () => model.getState().files.map(({ state, photo }) => [state, photo?.type]);
    await expect.poll(photos).toEqual([
      ['queued', 'image/jpeg'],
      ['queued', undefined],
    ]);
  });
});
