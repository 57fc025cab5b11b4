/**
 * How many times slower a machine has to be to stand for the phone of Lighthouse, from the index that Lighthouse measures of it.
 * Source: Lighthouse, docs/throttling.md, "Calibrating multipliers", by the calculator that it names.
 */
export function slowdownFor(index: number): number {
  if (index >= 1_300) return 3 + (index - 1_300) / 233;
  if (index >= 800) return 2 + (index - 800) / 500;
  return Math.max(1, 1 + (index - 150) / 650);
}
