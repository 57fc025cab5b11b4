/** Where values stand on an axis of so many pixels, and the values that it names. */
export interface Scale {
  at(value: number): number;
  ticks: number[];
}

const STEPS = [1, 2, 5];

/** An axis of equal factors, from the last step of 1, 2, 5 below the least value to the first above the greatest. */
export function logScale(values: readonly number[], width: number): Scale {
  const steps = Array.from({ length: 10 }, (_, index) => index - 3).flatMap((power) =>
    STEPS.map((step) => step * 10 ** power),
  );
  const low = steps.findLast((step) => step <= Math.min(...values)) as number;
  const high = steps.find((step) => step >= Math.max(...values) && step > low) as number;
  const shown = steps.filter((step) => step >= low && step <= high);
  const decades = shown.filter((step) => Number.isInteger(Math.round(Math.log10(step) * 1e6) / 1e6));
  return {
    at: (value) => (Math.log(value / low) / Math.log(high / low)) * width,
    ticks: decades.length > 2 || shown.length > 5 ? decades : shown,
  };
}

/** An axis from nothing to a round number above the greatest value. */
export function linearScale(values: readonly number[], width: number): Scale {
  const most = Math.max(...values);
  const power = 10 ** Math.floor(Math.log10(most));
  const step = ([1, 2, 5].find((one) => (one * power * 5) / most >= 1) as number) * power;
  const count = Math.ceil(most / step);
  return {
    at: (value) => (value / (count * step)) * width,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}
