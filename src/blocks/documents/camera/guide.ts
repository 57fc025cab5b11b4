import type { Crop } from './crop';

/** Width by height of an identity card. Source: ISO/IEC 7810, 5 (ID-1: 85.60 by 53.98 mm) */
const CARD = 85.6 / 53.98;

/** Width by height of an upright sheet A4. Source: ISO 216 */
const SHEET = 210 / 297;

/** How much of the picture the guide takes at most: around it one sees where the document ends. */
const SHARE = 0.86;

/** How far around the guide the first crop goes, as a share of the picture: nobody holds a document to the pixel. */
const MARGIN = 0.03;

/** The proportion of the documents of a kind: what has a back is a card, else a sheet. */
export const proportionOf = (sides: number): number => (sides > 1 ? CARD : SHEET);

/** Where the guide lies in a picture: in its middle, as large as it may be. */
export function guideIn({ width, height }: { width: number; height: number }, proportion: number): Crop {
  const wide = Math.min(width * SHARE, height * SHARE * proportion);
  const [x, y] = [wide / width / 2, wide / proportion / height / 2];
  return { left: 0.5 - x, top: 0.5 - y, right: 0.5 + x, bottom: 0.5 + y };
}

/** What of the picture is kept at first: the guide and a margin around it. */
export function cropAround({ left, top, right, bottom }: Crop): Crop {
  return {
    left: Math.max(0, left - MARGIN),
    top: Math.max(0, top - MARGIN),
    right: Math.min(1, right + MARGIN),
    bottom: Math.min(1, bottom + MARGIN),
  };
}
