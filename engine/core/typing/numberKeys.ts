/** Digits with dots between thousands if asked, without zeros in front: `'1.234'`. */
function whole(digits: string, isGrouped: boolean): string {
  const bare = digits.replace(/^0+(?=\d)/, '');
  return isGrouped ? bare.replace(/\B(?=(\d{3})+$)/g, '.') : bare;
}

/** The text of a number in the box: whole digits and, behind a comma that stands there, decimals. */
export function numberText(digits: string, decimals: string | undefined, isGrouped: boolean): string {
  if (decimals === undefined) return whole(digits, isGrouped);
  return `${whole(digits || '0', isGrouped)},${decimals}`;
}

/** Groups of three with one mark between them, or no group. */
const GROUPS = /^(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+)$/;

/** Groups of three with the mark of the language between them, or no group. */
const OWN_GROUPS = /^(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+)$/;

/**
 * The same of a number that is shown without thousands, in a language where nobody takes their mark for a decimal one: a comma
 * is a decimal mark, a dot is one until a third digit follows it, with which it was a thousands mark.
 */
export function readGroupedKeys(keys: string): string | undefined {
  const [, head = '', mark, tail = ''] = /^([\d.]*?)(?:([.,])(\d*))?$/.exec(keys) ?? [];
  if (!/^[\d.,]*$/.test(keys) || !OWN_GROUPS.test(head)) return undefined;
  const digits = head.replace(/\./g, '');
  if (tail.length <= 2) return numberText(digits, mark === undefined ? undefined : tail, false);
  return mark === '.' && tail.length === 3 && OWN_GROUPS.test(`${head}.${tail}`)
    ? numberText(digits + tail, undefined, false)
    : undefined;
}

/**
 * What digits and marks mean so far, as the box shows it: a mark is a decimal mark as long as two digits at most follow
 * it (`1,234.5`), with the third it was a thousands mark (`1.234`, `1,234`). So every key shows the amount that stands
 * there. `undefined` for marks in places where no number has them.
 * @param isGrouped whether the number has thousands; without them a mark is always a decimal mark
 */
export function readKeys(keys: string, isGrouped: boolean): string | undefined {
  const [, head = '', mark, tail = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(keys) ?? [];
  if (!/^[\d.,]*$/.test(keys)) return undefined;
  if (mark === undefined) return numberText(head, undefined, isGrouped);
  if (!isGrouped) return /^\d*$/.test(head) && tail.length <= 2 ? numberText(head, tail, false) : undefined;
  if (!GROUPS.test(head)) return undefined;
  if (tail.length <= 2) return numberText(head.replace(/[.,]/g, ''), tail, true);
  const isGroup =
    tail.length === 3 && /^[1-9]\d{0,2}$/.test(head.split(/[.,]/)[0] ?? '') && !head.includes(mark === '.' ? ',' : '.');
  return isGroup ? numberText(head.replace(/[.,]/g, '') + tail, undefined, true) : undefined;
}
