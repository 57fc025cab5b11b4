/** What a logo may be drawn with: no script, no style, no link, nothing that is loaded from elsewhere. */
const ELEMENTS = [
  ...['svg', 'title', 'desc', 'defs', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline'],
  ...['mask', 'clipPath'],
];
const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'width', 'height', 'id', 'd', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2'],
  ...['points', 'transform', 'fill', 'fill-rule', 'clip-rule', 'fill-opacity', 'opacity', 'stroke', 'stroke-width'],
  ...['stroke-linecap', 'stroke-linejoin', 'mask', 'clip-path', 'maskUnits', 'clipPathUnits'],
];
const MOST_BYTES = 20_000;

/**
 * What is wrong with a logo, a sentence each. Its shape alone is shown, in the colours of the tokens.
 * @param svg the text of the file
 */
export function logoProblems(svg: string): string[] {
  const problems: string[] = [];
  if (svg.length > MOST_BYTES) problems.push(`it has ${svg.length} characters, and may have ${MOST_BYTES}.`);
  const text = svg.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '').replace(/<!--[\s\S]*?-->/g, '');
  if (!/^\s*<svg\s[^>]*viewBox="[\d.\s-]+"/.test(text)) problems.push('it does not begin with <svg … viewBox="…">.');
  const left = text.replace(
    /<\/?([\w:-]+)((?:\s+[\w:-]+\s*=\s*"[^"<]*")*)\s*\/?>/g,
    (_all, name: string, given: string) => {
      if (!ELEMENTS.includes(name)) problems.push(`it has <${name}>, which a logo may not have.`);
      for (const [, attribute = '', value = ''] of given.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)) {
        if (!ATTRIBUTES.includes(attribute)) problems.push(`<${name}> has ${attribute}, which a logo may not have.`);
        else if (/url\((?!#[\w-]+\))/.test(value))
          problems.push(`${attribute} of <${name}> names something outside the file.`);
      }
      return '';
    },
  );
  if (/[<>&]/.test(left))
    problems.push('it is not plain SVG: every attribute stands in double quotes, without entities.');
  return [...new Set(problems)];
}
