/** A length with its unit, unless it is nothing. */
const LENGTH = /(?<![\w.-])-?(?!0(?:px|rem|em|pt)\b)\d*\.?\d+(?:px|rem|em|pt)\b/;

/** What a value must not say by itself, with the properties that this holds for. */
const RAW: { of: RegExp; value: RegExp; what: string }[] = [
  {
    of: /^(?:padding|margin|inset|gap|row-gap|column-gap|letter-spacing|font-size|border-(?:\w+-)*radius|--)/,
    value: LENGTH,
    what: 'length',
  },
  { of: /^font$/, value: /\d/, what: 'size of text' },
  { of: /^(?:transition|animation)/, value: /(?<![\w.-])\d*\.?\d+m?s\b/, what: 'duration' },
  { of: /^font-family$/, value: /^(?!inherit$|var\()/, what: 'family' },
  { of: /^(?:font-weight|z-index)$/, value: /\d|bold/, what: 'number' },
  { of: /^(?:box-shadow|text-shadow)$/, value: /\d/, what: 'shadow' },
  {
    of: /./,
    value:
      /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|yellow|orange|purple)(?![\w-])/i,
    what: 'colour',
  },
  {
    of: /^(?:outline|border(?:-(?:block|inline|top|right|bottom|left))?(?:-(?:start|end))?|column-rule|text-decoration)(?:-width|-thickness)?$|^(?:outline|text-underline)-offset$/,
    value: LENGTH,
    what: 'width of a line',
  },
  { of: /^stroke-width$/, value: /\d/, what: 'width of a line' },
  { of: /^line-height$/, value: /\d/, what: 'height of lines' },
  {
    of: /^(?:(?:min|max)-)?(?:inline-size|block-size|width|height)$|^grid-template(?:-rows|-columns)?$/,
    value: /(?<![\w.-])4[48]px\b/,
    what: 'size of a target',
  },
];

export interface RawValue {
  line: number;
  declaration: string;
  what: string;
}

/**
 * The declarations of a style sheet whose value is no token: colours everywhere, lengths where space, text, corners and lines
 * are measured, the sizes of what is pressed, numbers of weight and layer, how high a line of text is, and how long a change or
 * a movement takes. Where one must stay, `raw:` and the reason stand in a comment beside.
 */
export function rawValues(css: string): RawValue[] {
  const names = css.replace(/\/\*[\s\S]*?\*\/|@font-face\s*\{[^}]*\}/g, (part) => part.replace(/[^\n]/g, ' '));
  return [...names.matchAll(/([\w-]+)\s*:([^;{}]*)[;}]/g)].flatMap(
    ({ 0: whole, 1: name = '', 2: written = '', index }) => {
      const value = written
        .replace(/\s+/g, ' ')
        .replace(/var\(--[\w-]+/g, 'var(')
        .trim();
      const rule = RAW.find(({ of, value: raw }) => of.test(name) && raw.test(value));
      const end = css.indexOf('\n', index + whole.length);
      const isAllowed = /\/\*\s*raw: [^\s*]/.test(css.slice(index, end < 0 ? undefined : end));
      if (!rule || isAllowed) return [];
      const declaration = `${name}: ${written.replace(/\s+/g, ' ').trim()}`;
      return [{ line: css.slice(0, index).split('\n').length, declaration, what: rule.what }];
    },
  );
}

/** The colours that a script writes by themselves, in quotes. */
export function rawColours(code: string): RawValue[] {
  return code.split('\n').flatMap((text, at) => {
    const found = /(['"`])(?:#[\da-f]{3}|#[\da-f]{6}|#[\da-f]{8}|(?:rgba?|hsla?)\([^)]*\))\1/i.exec(text);
    if (!found || /\/[/*]\s*raw: [^\s*]/.test(text)) return [];
    return [{ line: at + 1, declaration: found[0], what: 'colour' }];
  });
}

/** The names of custom properties that a style sheet reads with nothing in their place, and those that a text sets. */
export const namesRead = (css: string) => [...css.matchAll(/var\(--([\w-]+)\s*\)/g)].map(([, name = '']) => name);
export const namesSet = (code: string) =>
  [...code.matchAll(/(?<!var\()--([\w-]+)'?\s*:/g)].map(([, name = '']) => name);
