import { describe, expect, it, vi } from 'vitest';
import { MEGABYTE } from '../../../../../engine/core';
import { cutMore, WHOLE } from '../../../../../src/blocks/documents/camera/crop';
import { judgePage } from '../../../../../src/blocks/documents/camera/judge/judge';
import { makeFile } from '../../../../../src/blocks/documents/camera/makeFile';
import { drawPage as draw, type Page, turnPage } from '../../../../../src/blocks/documents/camera/page';
import { readPhoto } from '../../../../../src/blocks/documents/camera/takePhoto';
import { photoFile } from '../../../../../stories/blocks/pickFile';
import { coloursOf, pageOf, quarters, withExif } from './photos';

const drawPage = (page: Page, edge: number) => draw(page, edge) as HTMLCanvasElement;
const textOf = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer());
const read = async (photo: Blob) => {
  const page = await readPhoto(photo);
  if (!page) throw new Error('not drawn');
  return page;
};

describe('a page', () => {
  it('is turned to the right, a quarter each time', async () => {
    const page = await read(await quarters());
    expect(coloursOf(drawPage(page, 400))).toEqual(['red', 'green', 'blue', 'white']);
    const once = turnPage(page);
    const drawn = drawPage(once, 400);
    expect([drawn.width, drawn.height]).toEqual([200, 400]);
    expect(coloursOf(drawn)).toEqual(['blue', 'red', 'white', 'green']);
    expect(coloursOf(drawPage(turnPage(once), 400))).toEqual(['white', 'blue', 'green', 'red']);
  });

  it('is cut as it is turned', async () => {
    const page = turnPage(await read(await quarters()));
    const drawn = drawPage({ ...page, crop: cutMore(cutMore(WHOLE, 'bottom', 50), 'right', 50) }, 400);
    expect([drawn.width, drawn.height]).toEqual([100, 200]);
    expect(new Set(coloursOf(drawn))).toEqual(new Set(['blue']));
  });

  it('stands upright as the phone says that it was held', async () => {
    const page = await read(await withExif(await quarters()));
    expect([page.photo.width, page.photo.height]).toEqual([200, 400]);
    expect(coloursOf(page.photo)).toEqual(['blue', 'red', 'white', 'green']);
  });
});

describe('the file of a document', () => {
  it('is a JPEG of one side, without what the phone wrote into the photo', async () => {
    const photo = await withExif(await quarters());
    expect(await textOf(photo)).toContain('Exif');
    const file = await makeFile([await read(photo)], { name: 'rg', most: MEGABYTE });
    expect([file?.name, file?.type]).toEqual(['rg.jpg', 'image/jpeg']);
    expect(await textOf(file as File)).not.toContain('Exif');
    expect(coloursOf(await createImageBitmap(file as File))).toEqual(['blue', 'red', 'white', 'green']);
  });

  it('is a PDF of two sides, each with its photo, without what the phone wrote', async () => {
    const page = await read(await withExif(await quarters()));
    const file = await makeFile([page, turnPage(page)], { name: 'rg', most: MEGABYTE });
    expect([file?.name, file?.type]).toEqual(['rg.pdf', 'application/pdf']);
    const text = await textOf(file as File);
    expect(text).not.toContain('Exif');
    expect([...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, wide, high]) => [wide, high])).toEqual([
      ['421.00', '842.00'],
      ['842.00', '421.00'],
    ]);
  });

  it('fits the limit: quality first, then pixels, as little less as it takes', async () => {
    const page = await read(await photoFile('grain.jpg', { width: 3000, height: 2000, noise: true }));
    const widthAt = async (most: number) => {
      const file = await makeFile([page], { name: 'a', most });
      return { size: file?.size ?? 0, width: (await createImageBitmap(file as File)).width };
    };
    const best = await widthAt(50 * MEGABYTE);
    expect(best.width).toBe(2560);
    const smaller = await widthAt(best.size - 1);
    expect(smaller.size).toBeLessThan(best.size);
    expect(smaller.width).toBe(2560);
    const fitting = await widthAt(smaller.size / 2);
    expect(fitting.size).toBeLessThanOrEqual(smaller.size / 2);
    expect(fitting.width).toBeLessThan(2560);
  });

  it('counts both sides for the limit', async () => {
    const page = await read(await photoFile('grain.jpg', { width: 2000, height: 1500, noise: true }));
    const one = await makeFile([page], { name: 'a', most: 50 * MEGABYTE });
    const most = Math.round((one?.size ?? 0) * 1.2);
    const two = await makeFile([page, page], { name: 'a', most });
    expect(two?.size).toBeLessThanOrEqual(most);
  });

  it('is the smallest there is when nothing fits: its size is told then like that of any file', async () => {
    const file = await makeFile([await pageOf()], { name: 'a', most: 1 });
    expect((await createImageBitmap(file as File)).width).toBe(1024);
  });

  it('is none of a photo that the browser cannot draw', async () => {
    expect(await readPhoto(new Blob(['olá'], { type: 'image/jpeg' }))).toBeUndefined();
  });
});

describe('what the browser has no memory to draw', () => {
  it('is not sent as an empty page', async () => {
    const page = await read(await quarters());
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const file = await makeFile([page], { name: 'rg', most: MEGABYTE });
    vi.restoreAllMocks();
    expect(file).toBeUndefined();
  });
});

describe('what may be wrong with a photo', () => {
  const kinds = async (...scene: Parameters<typeof pageOf>) =>
    judgePage(await pageOf(...scene)).map(({ kind }) => kind);

  it('is nothing of a sharp one that has the whole document', async () => {
    expect(await kinds()).toEqual([]);
    expect(await kinds({}, [3840, 2160])).toEqual([]);
    expect(await kinds({}, [1280, 720])).toEqual([]);
  });

  it('is that the hand shook', async () => {
    expect(await kinds({ blur: 12 })).toEqual(['blurred']);
    expect(await kinds({ blur: 24 }, [3840, 2160])).toEqual(['blurred']);
    // What nobody sees at the size of the screen is not told.
    expect(await kinds({ blur: 1 })).toEqual([]);
  });

  it('is that it is dark', async () => {
    expect(await kinds({ dark: true })).toContain('dark');
  });

  it('is that the document runs over a side, and which', async () => {
    expect(judgePage(await pageOf({ right: 0.2 }))).toEqual([{ kind: 'cut', sides: ['right'] }]);
  });

  it('is that there is little to see', async () => {
    expect(await kinds({}, [640, 360])).toContain('small');
  });

  it('is judged of what is kept', async () => {
    const page = await pageOf();
    expect(judgePage({ ...page, crop: cutMore(WHOLE, 'right', 40) })).toEqual([{ kind: 'cut', sides: ['right'] }]);
  });
});
