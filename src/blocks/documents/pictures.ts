import { toJpeg } from './jpeg';

/** The longest edge of a photo that was made smaller, in pixels: a page of text stays legible. */
const PHOTO_EDGE = 2560;
const PHOTO_QUALITY = 0.85;

/** The longest edge of a thumbnail, in pixels: 48 on the screen, at double density. */
const THUMBNAIL_EDGE = 96;
const THUMBNAIL_QUALITY = 0.7;

/** A picture as a JPEG of at most 2560 pixels; `undefined` when this browser cannot draw it. */
export function toSmallerPhoto(picture: Blob): Promise<Blob | undefined> {
  return redraw(picture, PHOTO_EDGE, PHOTO_QUALITY);
}

/** A small likeness of a picture; `undefined` when this browser cannot draw it. */
export function toThumbnail(picture: Blob): Promise<Blob | undefined> {
  return redraw(picture, THUMBNAIL_EDGE, THUMBNAIL_QUALITY);
}

/** Upright as its Exif data says, which is what browsers do unless told otherwise; transparent parts become white. */
async function redraw(picture: Blob, edge: number, quality: number): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.imageSmoothingQuality = 'high';
    pen.fillStyle = '#fff'; // raw: what is drawn is sent: paper is white for everybody
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return pen ? toJpeg(canvas, quality) : undefined;
}
