import type { ColorValue } from './format';

/** A colour as CSS writes it: `#1e46c8`, or `rgb(16 19 28 / 0.56)`. */
export function colourCss({ components, alpha = 1 }: ColorValue): string {
  const parts = components.map((part) => Math.round(part * 255));
  if (alpha < 1) return `rgb(${parts.join(' ')} / ${alpha})`;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The contrast of two opaque colours, from 1 to 21.
 * Source: WCAG 2.2, relative luminance and contrast ratio.
 */
export function contrast(one: ColorValue, other: ColorValue): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ components }: ColorValue): number {
  const [red, green, blue] = components.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
