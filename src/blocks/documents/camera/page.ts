import { type Crop, turnCrop } from './crop';

/** One side of a document: the photo, how often it is turned to the right, and what of it is kept then. */
export interface Page {
  photo: ImageBitmap;
  turns: number;
  crop: Crop;
}

/** A page after a quarter turn to the right. */
export function turnPage({ photo, turns, crop }: Page): Page {
  return { photo, turns: (turns + 1) % 4, crop: turnCrop(crop) };
}

/** Width and height of the photo as it is turned, in pixels. */
export function sizeOf({ photo: { width, height }, turns }: Page): { width: number; height: number } {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The longer edge of what is kept, in pixels of the photo. */
export function longEdgeOf(page: Page): number {
  const { width, height } = sizeOf(page);
  const { left, top, right, bottom } = page.crop;
  return Math.max((right - left) * width, (bottom - top) * height);
}

/**
 * Draws a page on a canvas, which takes its size: turned, cut, and with at most so many pixels at its longer edge.
 * `undefined` when this browser has no memory to draw it.
 */
export function drawPage(
  page: Page,
  edge: number,
  canvas = document.createElement('canvas'),
): HTMLCanvasElement | undefined {
  const { photo, turns, crop } = page;
  const { width, height } = sizeOf(page);
  const scale = Math.min(1, edge / longEdgeOf(page));
  canvas.width = Math.max(1, Math.round((crop.right - crop.left) * width * scale));
  canvas.height = Math.max(1, Math.round((crop.bottom - crop.top) * height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = '#fff'; // raw: what is drawn is sent: paper is white for everybody
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.translate(width / 2 - crop.left * width, height / 2 - crop.top * height);
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(photo, -photo.width / 2, -photo.height / 2);
  return canvas;
}
