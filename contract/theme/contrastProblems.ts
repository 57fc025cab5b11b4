import { contrast } from './colour';
import type { ColorValue, Pair, Token } from './format';

/** A pair that cannot be told apart well enough. */
export interface WeakPair extends Pair {
  mode: 'light' | 'dark';
  ratio: number;
}

/**
 * The pairs whose contrast is too low, in either mode.
 * @throws where a pair names no colour
 */
export function weakPairs(tokens: readonly Token[], pairs: readonly Pair[]): WeakPair[] {
  const colours = new Map(
    tokens.flatMap((token) =>
      token.kind === 'color' ? [[token.name, { light: token.value, dark: token.own.dark ?? token.value }]] : [],
    ),
  );
  const colourOf = (name: string, mode: WeakPair['mode']): ColorValue => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`A pair names ${name}, which is no colour.`);
    return colour[mode];
  };
  return (['light', 'dark'] as const).flatMap((mode) =>
    pairs
      .map((pair) => ({ ...pair, mode, ratio: contrast(colourOf(pair.text, mode), colourOf(pair.ground, mode)) }))
      .filter(({ ratio, min }) => ratio < min),
  );
}

/** As `weakPairs`, a sentence each. */
export const contrastProblems = (tokens: readonly Token[], pairs: readonly Pair[]): string[] =>
  weakPairs(tokens, pairs).map(
    ({ text, ground, mode, ratio, min }) =>
      `${text} on ${ground} has a contrast of ${ratio.toFixed(2)} (${mode}); it needs ${min}.`,
  );
