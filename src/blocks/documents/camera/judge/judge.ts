import type { Side } from '../crop';
import { drawPage, longEdgeOf, type Page } from '../page';
import { cutSides } from './cut';
import { type Grey, toGrey } from './grey';
import { lightOf } from './light';
import { sharpnessOf } from './sharpness';

/** What may be wrong with a photo. */
export interface Doubt {
  kind: 'blurred' | 'dark' | 'glare' | 'cut' | 'small';
  /** Over which sides the document seems to run. */
  sides?: readonly Side[];
}

/** The longer edge of the picture that is judged: blur that is not seen there does not make a text illegible. */
const JUDGED_EDGE = 800;

/**
 * Less than this is blurred. Made pictures of print of 7 to 20 pixels at the judged size have 0.33 and more when their edges are
 * soft by 0.6 pixels, as cameras draw them, 0.15 and more by 1 pixel, and at most 0.13, most of them 0.06, by 2 pixels, where
 * small letters run together; so with the grain of a room (8 shades), while that of a dark one hides blur. A sheet without
 * any print has little that could be sharp, and is doubted, too.
 */
const SHARP = 0.12;

/** A longer edge with fewer pixels leaves the small print of a card without form. */
const LEAST_EDGE = 700;

/** What may be wrong with a page, as it is turned and cut now. Nothing of it keeps anybody from using it. */
export function judgePage(page: Page): Doubt[] {
  const canvas = drawPage(page, JUDGED_EDGE);
  const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (canvas) canvas.width = 0;
  return [
    ...(data ? judgeGrey(toGrey(data)) : []),
    ...(longEdgeOf(page) < LEAST_EDGE ? [{ kind: 'small' } as const] : []),
  ];
}

/** The same of a picture in shades of grey at the judged size. */
function judgeGrey(grey: Grey): Doubt[] {
  const { isDark, hasGlare } = lightOf(grey);
  const sharpness = sharpnessOf(grey);
  const sides = cutSides(grey);
  return [
    ...(isDark ? [{ kind: 'dark' } as const] : []),
    ...(sharpness !== undefined && sharpness < SHARP ? [{ kind: 'blurred' } as const] : []),
    ...(hasGlare ? [{ kind: 'glare' } as const] : []),
    ...(sides.length > 0 ? [{ kind: 'cut', sides } as const] : []),
  ];
}
