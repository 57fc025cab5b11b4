import { colourCss } from './colour';
import type { ColorValue, DimensionValue, ShadowValue, Token, TypographyValue } from './format';

/** A named token as CSS reads it: `{color.line}` is `var(--line)`. */
export type NameOf = (alias: string) => string;

/**
 * The value of a token as CSS writes it, of both modes at once where they differ.
 * @param nameOf the name that an alias has in CSS
 */
export function valueCss(token: Token, nameOf: NameOf): string {
  if (token.own.css) return token.own.css;
  switch (token.kind) {
    case 'color':
      return inBoth(token.value, token.own.dark);
    case 'cubicBezier':
      return `cubic-bezier(${token.value.join(', ')})`;
    case 'dimension':
    case 'duration':
      return measure(token.value);
    case 'fontFamily':
      return token.value.map((name) => (/^[a-z-]+$/i.test(name) ? name : `'${name}'`)).join(', ');
    case 'fontWeight':
    case 'number':
      return String(token.value);
    case 'shadow':
      return shadow(token.value, token.own.dark, nameOf);
    case 'typography':
      return font(token.value, token.own.fluid, nameOf);
  }
}

export const measure = ({ value, unit }: { value: number; unit: string }) => `${value}${unit}`;

function inBoth(light: ColorValue, dark: ColorValue = light): string {
  const [one, other] = [colourCss(light), colourCss(dark)];
  return one === other ? one : `light-dark(${one}, ${other})`;
}

function shadow(value: ShadowValue | ShadowValue[], dark: typeof value | undefined, nameOf: NameOf): string {
  const darker = dark === undefined ? [] : [dark].flat();
  return [value]
    .flat()
    .map((layer, at) => {
      const { color, offsetX, offsetY, blur, spread, inset } = layer;
      const other = darker[at]?.color;
      const ink =
        typeof color === 'string' ? `var(--${nameOf(color)})` : inBoth(color, other as ColorValue | undefined);
      const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(length);
      return [...(inset ? ['inset'] : []), ...lengths, ink].join(' ');
    })
    .join(', ');
}

const length = (value: DimensionValue) => (value.value === 0 ? '0' : measure(value));

/** Lines of a fixed size are whole pixels: what the format keeps is a factor with four digits. */
function font(
  { fontFamily, fontWeight, fontSize, lineHeight }: TypographyValue,
  fluid: string | undefined,
  nameOf: NameOf,
) {
  const line = fluid ? lineHeight : `${Math.round(fontSize.value * lineHeight * 16) / 16}rem`;
  return `var(--${nameOf(fontWeight)}) ${fluid ?? measure(fontSize)} / ${line} var(--${nameOf(fontFamily)})`;
}

/** How far the letters of a text stand apart, in their own size; nothing where they stand as they were drawn. */
export function trackCss({ letterSpacing, fontSize }: TypographyValue): string | undefined {
  if (letterSpacing.value === 0) return undefined;
  return `${Math.round((letterSpacing.value / (fontSize.value * 16)) * 1000) / 1000}em`;
}
