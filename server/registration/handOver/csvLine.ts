/** What a spreadsheet would take for a formula; a number or a telephone is none. Source: OWASP, CSV Injection. */
const FORMULA = /^(?:[=@\t\r\n]|[+-](?![\d\s().,-]*$))/;

/** One line of a table in RFC 4180. What would be a formula begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  const texts = cells.map((text) => {
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${texts.join(',')}\r\n`;
}
