/** A picture as its colours, four bytes for each point, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** As many colours as one byte can name. */
export const MOST_COLOURS = 256;

/** A picture by the colours that it has most of, and which of them each point has. */
export interface PalettePicture {
  width: number;
  height: number;
  /** Each as `0xrrggbb`. */
  colours: number[];
  points: Uint8Array;
}

/**
 * A picture with no more colours than a palette holds: surfaces keep theirs to the letter, the rarest shades at the edges of
 * letters become the nearest of the others.
 */
export function toPalette({ width, height, data }: Picture): PalettePicture {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour);
  const colours = ranked.slice(0, MOST_COLOURS);
  const index = new Map(ranked.map((colour, rank) => [colour, rank < MOST_COLOURS ? rank : nearest(colours, colour)]));
  const points = new Uint8Array(width * height);
  for (let at = 0; at < points.length; at++) points[at] = index.get(colourAt(data, at * 4)) ?? 0;
  return { width, height, colours, points };
}

/** The same with its colours in place. */
export function fromPalette({ width, height, colours, points }: PalettePicture): Picture {
  const data = new Uint8Array(points.length * 4);
  points.forEach((point, at) => {
    const colour = colours[point] ?? 0;
    data.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255], at * 4);
  });
  return { width, height, data };
}

const colourAt = (data: Uint8Array, at: number) =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);

function nearest(colours: readonly number[], colour: number): number {
  let [best, distance] = [0, Number.POSITIVE_INFINITY];
  colours.forEach((other, at) => {
    const parts = [16, 8, 0].map((shift) => ((other >> shift) & 255) - ((colour >> shift) & 255));
    const own = parts.reduce((sum, part) => sum + part * part, 0);
    if (own < distance) [best, distance] = [at, own];
  });
  return best;
}
