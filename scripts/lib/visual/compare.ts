import pixelmatch from 'pixelmatch';
import { fromPalette, type Picture, toPalette } from './picture';

/** How far two colours may lie apart and count as one, of pixelmatch's range from 0 to 1. */
const THRESHOLD = 0.02;
/** So many points may differ: what two machines draw of a curve. */
const MOST_POINTS = 12;

/** What comparing two pictures found. */
export interface Difference {
  /** Points that differ, those of smoothed edges left out. */
  points: number;
  isSame: boolean;
  /** What differs in red over a pale picture of the size of both. */
  shown: Picture;
}

/** Compares pictures as they are kept, with the colours of a palette; one that grew or shrank differs by that as well. */
export function compare(before: Picture, after: Picture): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const shown = new Uint8Array(width * height * 4);
  const [a, b] = [before, after].map((one) => widened(fromPalette(toPalette(one)), width, height));
  const points = pixelmatch(a as Uint8Array, b as Uint8Array, shown, width, height, {
    threshold: THRESHOLD,
    includeAA: false,
    alpha: 0.25,
  });
  const isSized = before.width === after.width && before.height === after.height;
  return { points, isSame: isSized && points <= MOST_POINTS, shown: { width, height, data: shown } };
}

/** The same at the upper left of a larger one, on nothing. */
function widened({ width, height, data }: Picture, toWidth: number, toHeight: number): Uint8Array {
  if (width === toWidth && height === toHeight) return data;
  const all = new Uint8Array(toWidth * toHeight * 4);
  for (let row = 0; row < height; row++) {
    all.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * toWidth * 4);
  }
  return all;
}
