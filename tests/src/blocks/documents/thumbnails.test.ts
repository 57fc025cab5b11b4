import { describe, expect, it } from 'vitest';
import { type HarnessInput, harness, jpeg, sent } from './harness';

/** A model whose pictures are fetched by Guid; the likeness of a content says what it was made of. */
async function loaded(input: HarnessInput = {}) {
  const fetched: string[] = [];
  const all = harness({
    ...input,
    pictures: {
      toThumbnail: async (picture) => new Blob([`small ${await picture.slice(0, 6).text()}`]),
      async fetchSent(guid) {
        fetched.push(guid);
        if (guid === 'gone') throw new TypeError('offline');
        return new Blob([guid]);
      },
    },
  });
  await all.model.load();
  const files = () => all.model.getState().files;
  const likeness = (index: number) => files()[index]?.thumbnail?.text();
  return { ...all, fetched, likeness, show: (index: number) => all.model.show(files()[index] as never) };
}
const rest = () => new Promise((resolve) => setTimeout(resolve, 20));
const photo = (Guid: string, FileName = 'foto.jpg') => sent({ Guid, FileName });

describe('the likeness of a sent picture', () => {
  it('is made of what the server has, once it is in sight', async () => {
    const { fetched, likeness, show } = await loaded({ list: [photo('g1'), photo('g2')] });
    expect(fetched).toEqual([]);
    show(1);
    await rest();
    expect(fetched).toEqual(['g2']);
    expect(await likeness(1)).toBe('small g2');
    expect(likeness(0)).toBeUndefined();
  });

  it('is fetched once, one after another, and does without one that does not come', async () => {
    const { fetched, likeness, show } = await loaded({ list: [photo('gone'), photo('g2')] });
    for (const index of [0, 1, 0, 1]) show(index);
    await rest();
    expect(fetched).toEqual(['gone', 'g2']);
    expect(likeness(0)).toBeUndefined();
    expect(await likeness(1)).toBe('small g2');
  });

  it.each(['rg.pdf', 'foto.heic'])('is no matter of %s', async (name) => {
    const { fetched, show } = await loaded({ list: [photo('g1', name)] });
    show(0);
    await rest();
    expect(fetched).toEqual([]);
  });

  it('is that of the picked file, which is not fetched again', async () => {
    const { model, files, fetched, likeness, engineSent, show, server } = await loaded();
    await model.pick(1, [jpeg()]);
    const picked = await likeness(0);
    const [handle = ''] = files.getState().keys();
    server.list = [photo('g9')];
    engineSent(handle, 'g9');
    files.remove(handle);
    await model.reload();
    expect(await likeness(0)).toBe(picked);
    show(0);
    await rest();
    expect(fetched).toEqual([]);
  });
});
