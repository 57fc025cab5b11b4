import { SIDES, type Side } from '../crop';
import { type Grey, shadeAt } from './grey';

/** Two shades that differ by so much within `SPAN` pixels are an edge: of paper, or of a printed letter. */
const STEP = 36;
const SPAN = 3;

/** How far into the picture an edge is followed, as a share of its width or height. */
const DEPTH = 0.12;

/** Of this way so much must have been the same edge. */
const FOLLOWED = 0.85;

/** So many edges on one side are no longer the two of a sheet, but the lines of a text that goes on outside. */
const TEXT = 10;

/** A shade by its place along a side and its distance from it. */
type Band = (along: number, inward: number) => number;

/**
 * The sides over which a document seems to run: an edge that meets the side and goes on into the picture, or the letters of
 * a text along it. A pattern under the document can look the same, and a document as pale as the table cannot be seen: it is
 * a hint, never a verdict.
 */
export function cutSides(grey: Grey): Side[] {
  return SIDES.filter((side) => {
    const { length, depth, band } = bandOf(grey, side);
    const starts = edgesAt(band, length);
    return starts.length >= TEXT || starts.some((start) => goesOn(band, start, { length, depth }));
  });
}

function bandOf(grey: Grey, side: Side): { length: number; depth: number; band: Band } {
  const { width, height } = grey;
  const isLying = side === 'top' || side === 'bottom';
  const bands: Record<Side, Band> = {
    top: (along, inward) => shadeAt(grey, along, inward),
    bottom: (along, inward) => shadeAt(grey, along, height - 1 - inward),
    left: (along, inward) => shadeAt(grey, inward, along),
    right: (along, inward) => shadeAt(grey, width - 1 - inward, along),
  };
  return {
    length: isLying ? width : height,
    depth: Math.round(DEPTH * (isLying ? height : width)),
    band: bands[side],
  };
}

/** How much lighter it is behind a place than before it. */
const stepAt = (band: Band, along: number, inward: number): number =>
  band(along + SPAN, inward) - band(along - SPAN, inward);

/** Where edges meet the side: of neighbours the strongest. */
function edgesAt(band: Band, length: number): number[] {
  const found: number[] = [];
  for (let along = SPAN; along < length - SPAN; along++) {
    const step = Math.abs(stepAt(band, along, 1));
    if (step < STEP) continue;
    const last = found.at(-1);
    if (last === undefined || along - last > 2 * SPAN) found.push(along);
    else if (step > Math.abs(stepAt(band, last, 1))) found[found.length - 1] = along;
  }
  return found;
}

/** Whether the same edge goes on into the picture, straight or at a slant of up to 45 degrees. */
function goesOn(band: Band, start: number, { length, depth }: { length: number; depth: number }): boolean {
  const direction = Math.sign(stepAt(band, start, 1));
  let at = start;
  let followed = 0;
  for (let inward = 2; inward <= depth; inward++) {
    let best = at;
    for (const along of [at - 1, at + 1]) {
      if (along < SPAN || along >= length - SPAN) continue;
      if (direction * stepAt(band, along, inward) > direction * stepAt(band, best, inward)) best = along;
    }
    at = best;
    if (direction * stepAt(band, at, inward) >= STEP) followed += 1;
  }
  return followed >= FOLLOWED * (depth - 1);
}
