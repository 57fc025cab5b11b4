/** A figure with its spread over the repetitions. */
export interface Figure {
  median: number;
  min: number;
  max: number;
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** The figure of some values, rounded to hundredths. */
export function figureOf(values: readonly number[]): Figure {
  return { median: round(medianOf(values)), min: round(Math.min(...values)), max: round(Math.max(...values)) };
}

/** Rounded to hundredths. */
export const round = (value: number): number => Math.round(value * 100) / 100;
