import type { Choice, Variable } from '../states';

/** Combinations that are tried for one subject. */
export const MOST = 6_000;

/**
 * Every choice, those with the fewest answers first: the first one that brings something about is a smallest one.
 * The first value of each variable is that of a form that nobody has touched.
 */
export function* byDistance(variables: readonly Variable[]): Generator<Choice> {
  for (let size = 0; size <= variables.length; size += 1) yield* withAnswers(variables, size, 0, []);
}

function* withAnswers(variables: readonly Variable[], size: number, from: number, chosen: Choice): Generator<Choice> {
  if (size === 0) {
    yield [...chosen, ...variables.slice(from).map(() => 0)];
    return;
  }
  if (variables.length - from < size) return;
  const { values = [] } = variables[from] ?? {};
  for (let at = 1; at < values.length; at += 1) {
    yield* withAnswers(variables, size - 1, from + 1, [...chosen, at]);
  }
  yield* withAnswers(variables, size, from + 1, [...chosen, 0]);
}
