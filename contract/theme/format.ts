import type { TokenName } from './tokenNames';

/**
 * The values of tokens as the W3C Design Tokens Community Group writes them.
 * Source: https://www.designtokens.org/tr/2025.10/format/
 */

/** `components` from 0 to 1; `hex` says the same to people, without the alpha. */
export interface ColorValue {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha?: number;
  hex?: string;
}

export interface Measure<Unit extends string> {
  value: number;
  unit: Unit;
}

export type DimensionValue = Measure<'px' | 'rem'>;

/** A colour may be named: `{color.line}`. */
export interface ShadowValue {
  color: ColorValue | string;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
  inset?: boolean;
}

/** The family and the weight are named. */
export interface TypographyValue {
  fontFamily: string;
  fontSize: DimensionValue;
  fontWeight: string;
  lineHeight: number;
  letterSpacing: DimensionValue;
}

/** The kinds of tokens, and the value that each has. */
export interface Values {
  color: ColorValue;
  cubicBezier: [number, number, number, number];
  dimension: DimensionValue;
  duration: Measure<'ms'>;
  fontFamily: string[];
  fontWeight: number;
  number: number;
  shadow: ShadowValue | ShadowValue[];
  typography: TypographyValue;
}

export type Kind = keyof Values;

/** What the format has no words for, under `$extensions.ficha`. */
export interface Own<K extends Kind = Kind> {
  /** The value where the page is dark. */
  dark?: Values[K];
  /** Other values from a width of the window on: `{ "600px": … }`. */
  from?: Record<string, Values[K]>;
  /** The value where the customer wants no motion. */
  still?: Values[K];
  /** What CSS says instead of the value, which is then only what a drawing shows. */
  css?: string;
  /** A size that grows with the window, between two sizes. */
  fluid?: string;
  /** Whether an institution may set it. */
  tenant?: boolean;
  /** The style sheet that has it, unless it is the portal's. */
  file?: 'studio';
  /** What stands before the names of a group in CSS. */
  prefix?: string;
}

/** Text that must be read on a ground, by the names of two tokens, and the contrast that it needs there. */
export interface Pair {
  text: TokenName;
  ground: TokenName;
  min: number;
}

/** One token: its name in CSS without the dashes (`line`), and its path in the source, by which others name it. */
export type Token = {
  [K in Kind]: { name: string; path: string; kind: K; value: Values[K]; description: string; own: Own<K> };
}[Kind];
