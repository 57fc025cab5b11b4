import { describe, expect, it } from 'vitest';
import { toBase64 } from '../../../../src/blocks/documents/base64';
import { toSmallerPhoto, toThumbnail } from '../../../../src/blocks/documents/pictures';
import { photoFile } from '../../../../stories/blocks/pickFile';

/** Width and height of a picture, and the colour of its first pixel. */
async function look(picture: Blob | undefined) {
  const bitmap = await createImageBitmap(picture as Blob);
  const canvas = new OffscreenCanvas(1, 1);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.drawImage(bitmap, 0, 0);
  return { size: [bitmap.width, bitmap.height], colour: [...pen.getImageData(0, 0, 1, 1).data] };
}

describe('a photo made smaller', () => {
  it('is a JPEG of at most 2560 pixels, in its own proportions', async () => {
    const photo = await photoFile('foto.jpg', { width: 4000, height: 3000, noise: true });
    const small = await toSmallerPhoto(photo);
    expect(small?.type).toBe('image/jpeg');
    expect(small?.size).toBeLessThan(photo.size);
    expect((await look(small)).size).toEqual([2560, 1920]);
  });

  it('is never made larger', async () => {
    expect((await look(await toSmallerPhoto(await photoFile('foto.jpg')))).size).toEqual([640, 480]);
  });

  it('is white where it was transparent', async () => {
    const canvas = new OffscreenCanvas(40, 40);
    canvas.getContext('2d');
    const png = await canvas.convertToBlob({ type: 'image/png' });
    expect((await look(await toSmallerPhoto(png))).colour).toEqual([255, 255, 255, 255]);
  });

  it('is none when the browser cannot draw it', async () => {
    expect(await toSmallerPhoto(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2])]))).toBeUndefined();
  });
});

describe('a thumbnail', () => {
  it('has at most 96 pixels', async () => {
    expect((await look(await toThumbnail(await photoFile('foto.jpg')))).size).toEqual([96, 72]);
  });
});

describe('the content of a file', () => {
  it('is its base64 alone, also when it is large', async () => {
    expect(await toBase64(new Blob(['%PDF-1.7'], { type: 'application/pdf' }))).toBe('JVBERi0xLjc=');
    const text = await toBase64(new Blob([new Uint8Array(3_000_000)]));
    expect(text).toBe('A'.repeat(4_000_000));
  });
});
