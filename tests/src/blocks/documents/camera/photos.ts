import { WHOLE } from '../../../../../src/blocks/documents/camera/crop';
import type { Page } from '../../../../../src/blocks/documents/camera/page';
import { drawScene, type Scene } from '../../../../../stories/blocks/fakeCamera';

/** A photo of a document on a table, whole and as it was taken. */
export async function pageOf(scene: Scene = {}, [width, height] = [1920, 1080]): Promise<Page> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  drawScene(canvas, scene);
  return { photo: await createImageBitmap(canvas), turns: 0, crop: WHOLE };
}

/** A photo of four colours, one in each quarter: red, green, blue and white from the top left. */
export async function quarters(width = 400, height = 200): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  for (const [index, colour] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
    pen.fillStyle = colour;
    pen.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2);
  }
  return (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.95))) as Blob;
}

const NAMES: Record<string, string> = {
  '255,0,0': 'red',
  '0,255,0': 'green',
  '0,0,255': 'blue',
  '255,255,255': 'white',
};

/** The colours of the four quarters of a picture, from the top left. */
export function coloursOf(picture: HTMLCanvasElement | ImageBitmap): (string | undefined)[] {
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.drawImage(picture, 0, 0);
  return [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ].map(([x = 0, y = 0]) => {
    const { data } = pen.getImageData(Math.round(x * width), Math.round(y * height), 1, 1);
    return NAMES[[...data.slice(0, 3)].map((value) => (value > 128 ? 255 : 0)).join()];
  });
}

/**
 * A JPEG with the Exif data of a phone that was held upright (orientation 6) at a place. Source: CIPA DC-008 (Exif 2.32),
 * 4.6 (tags 0x0112 and 0x8825)
 */
export async function withExif(jpeg: Blob): Promise<Blob> {
  const entry = (tag: number, type: number, value: number) => [
    tag >> 8,
    tag & 255,
    0,
    type,
    0,
    0,
    0,
    1,
    ...(type === 3 ? [0, value, 0, 0] : [0, 0, 0, value]),
  ];
  const tiff = [
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2],
    ...entry(0x0112, 3, 6),
    ...entry(0x8825, 4, 38),
    ...[0, 0, 0, 0],
    // The place: north of the equator.
    ...[0, 1, 0, 1, 0, 2, 0, 0, 0, 2, 0x4e, 0, 0, 0, 0, 0, 0, 0],
  ];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const content = new Uint8Array(await jpeg.arrayBuffer());
  const segment = new Uint8Array([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255, ...body]);
  return new Blob([content.subarray(0, 2), segment, content.subarray(2)], { type: 'image/jpeg' });
}
