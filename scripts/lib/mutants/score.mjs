/**
 * How many of an area's mutants a test noticed.
 * @typedef {object} Score
 * @property {string} area
 * @property {number} killed
 * @property {number} of
 * @property {number} high percent below which the score of all mutants lies with 97.5 %
 */

/**
 * @param {string} area
 * @param {readonly { file: string, fate: import('./types').Fate }[]} fates
 * @returns {Score}
 */
export function scoreOf(area, fates) {
  const own = fates.filter(({ file }) => file.startsWith(`${area}/`));
  const killed = own.filter(({ fate }) => fate !== 'survived').length;
  return { area, killed, of: own.length, high: upperBound(killed, own.length) };
}

/**
 * The upper end of Wilson's interval of 95 %, in percent.
 * Source: E. B. Wilson, Probable inference, 1927.
 * @param {number} hits @param {number} of
 */
function upperBound(hits, of) {
  if (of === 0) return 100;
  const z = 1.96;
  const share = hits / of;
  const middle = share + z ** 2 / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return (100 * (middle + spread)) / (1 + z ** 2 / of);
}

/**
 * Which scores fell below their floors: surely, and not only by the luck of the sample.
 * @param {readonly Score[]} scores
 * @param {Record<string, number>} floors percent by area
 */
export const fallen = (scores, floors) => scores.filter(({ area, high }) => high < (floors[area] ?? 0));
