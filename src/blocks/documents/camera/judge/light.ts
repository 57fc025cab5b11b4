import type { Grey } from './grey';

/** A picture whose lightest tenth is darker than this was taken in the dark: paper in a room has 150 and more. */
const DARK = 90;

/** From this shade on there is nothing left to see. */
const BURNT = 252;

/** Shades of the soft edge that a reflection has, and a picture that is white by itself has not. */
const HALO = 225;

/** How much of the picture a reflection takes: less hides nothing, more is a white page. */
const SPOT = { least: 0.01, most: 0.3 };

/** Whether a picture is too dark to be read, or has a reflection that hides what is under it. */
export function lightOf({ data }: Grey): { isDark: boolean; hasGlare: boolean } {
  const counts = new Uint32Array(256);
  for (const shade of data) counts[shade] = (counts[shade] ?? 0) + 1;
  const shareFrom = (least: number, below = 256) =>
    counts.subarray(least, below).reduce((sum, count) => sum + count, 0) / data.length;
  const burnt = shareFrom(BURNT);
  const halo = shareFrom(HALO, BURNT);
  return {
    isDark: shareFrom(DARK) < 0.1,
    // Paper that is light all over is no spot: then most of the rest is nearly white, too.
    hasGlare: burnt >= SPOT.least && burnt <= SPOT.most && halo >= burnt / 10 && halo <= 2 * burnt + SPOT.least,
  };
}
