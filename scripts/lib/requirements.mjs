/** One requirement's id. Decisions about open points (PF-OP, CF-OP, O-nn) look alike and are told apart below. */
const ID = String.raw`(?:(?:ACC|PF|PJ|FI|CF)-[A-Z0-9]+-[FM]?\d+[a-z]?|(?:PRO|BAN)-F?\d+[a-z]?)`;
const ROW = new RegExp(String.raw`^\|\s*\x60?(${ID}|O-\d+)\x60?\s*\|`);
const IN_TITLE = new RegExp(String.raw`(?<![A-Z0-9-])(?:${ID}|O-\d+)(?![\w-])`, 'g');
const DECISION = /^(?:PF-OP|CF-OP|O)-/;

/** The most ids that one title may claim: a test that proves more proves none of them well. */
export const MOST_IDS = 4;

/** @param {string} id */
export const isDecision = (id) => DECISION.test(id);

/** The area of an id: PF-END of PF-END-07, PRO of PRO-F04. @param {string} id */
export const areaOf = (id) => id.slice(0, id.lastIndexOf('-'));

/**
 * The ids in the first column of the tables of one page, in their order, each once.
 * @param {string} markdown
 * @returns {string[]}
 */
export function idsOfTables(markdown) {
  const rows = markdown.split('\n').map((line) => ROW.exec(line)?.[1]);
  return [...new Set(rows.filter((id) => id !== undefined))];
}

/**
 * The ids that a test's title claims, in square brackets: `[PF-END-07, PF-END-08] unlocks ...`.
 * @param {string} title
 * @returns {string[]}
 */
export function idsOfTitle(title) {
  const brackets = [...title.matchAll(/\[([^\]\n]*)\]/g)];
  return [...new Set(brackets.flatMap(([, inside = '']) => inside.match(IN_TITLE) ?? []))];
}
