const MODULUS = 2 ** 31 - 1;

/**
 * Numbers from 0 up to 1, always the same for the same seed.
 * Source: Park and Miller's minimal standard generator (1988). Good enough to draw samples.
 * @param {number} seed a whole number
 * @returns {() => number}
 */
export function createRandom(seed) {
  let state = (Math.abs(seed) % (MODULUS - 1)) + 1;
  return () => {
    state = (state * 48_271) % MODULUS;
    return (state - 1) / (MODULUS - 1);
  };
}
