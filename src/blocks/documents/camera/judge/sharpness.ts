import { type Grey, shadeAt } from './grey';

/** The edge of the squares that are looked at one by one, in pixels. */
const TILE = 32;

/** Squares with less variance than this have nothing that could be sharp: bare paper, a table top. */
const LEAST_CONTRAST = 150;

/** Of the squares that are left so many may be less sharp: bare edges have little in them, print has much. */
const RANK = 0.8;

/**
 * How sharp a picture is: of squares, the variance of the Laplacian over the variance of the shades, and of these ratios a
 * high one. The Laplacian alone would call a pale document blurred and a dark one sharp; the ratio depends on the edges
 * alone. The grain of a camera is smoothed first. `undefined` of a picture in which nothing stands out.
 * Source: Pech-Pacheco et al., Diatom autofocusing in brightfield microscopy, ICPR 2000 (variance of the Laplacian)
 */
export function sharpnessOf(grey: Grey): number | undefined {
  const soft = smoothed(grey);
  const found: number[] = [];
  for (let top = 2; top + TILE < grey.height - 1; top += TILE) {
    for (let left = 2; left + TILE < grey.width - 1; left += TILE) {
      const { shades, edges } = variancesIn(soft, left, top);
      if (shades >= LEAST_CONTRAST) found.push(edges / shades);
    }
  }
  return found.sort((one, other) => one - other)[Math.floor(RANK * found.length)];
}

/** The picture under a binomial filter of three by three; its rim stays black, and is not looked at. */
function smoothed(grey: Grey): Grey {
  const { width, height } = grey;
  const data = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const row = (at: number) => shadeAt(grey, x - 1, at) + 2 * shadeAt(grey, x, at) + shadeAt(grey, x + 1, at);
      data[y * width + x] = (row(y - 1) + 2 * row(y) + row(y + 1)) / 16;
    }
  }
  return { width, height, data };
}

/** The variance of the shades of a square, and that of their Laplacian. */
function variancesIn(grey: Grey, left: number, top: number): { shades: number; edges: number } {
  const shades: number[] = [];
  const edges: number[] = [];
  for (let y = top; y < top + TILE; y++) {
    for (let x = left; x < left + TILE; x++) {
      const shade = shadeAt(grey, x, y);
      const beside = shadeAt(grey, x - 1, y) + shadeAt(grey, x + 1, y);
      shades.push(shade);
      edges.push(beside + shadeAt(grey, x, y - 1) + shadeAt(grey, x, y + 1) - 4 * shade);
    }
  }
  return { shades: varianceOf(shades), edges: varianceOf(edges) };
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}
