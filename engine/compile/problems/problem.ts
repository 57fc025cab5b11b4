import type { Locate } from '../../analyse/compare/types';
import type { Code } from './codes';
import { inWords, type Sentences, type Words } from './say';
import type { Place, Source, Use } from './source';

/** One thing that is wrong with a definition file, with its place in the text (line and column from 1). */
export interface Problem {
  code: Code;
  file: string;
  line: number;
  column: number;
  /** JSON Pointer into the file. */
  pointer: string;
  /** What was found, what was expected, and the nearest name; in Portuguese, or in the language of `problems` of the names. */
  message: string;
  /** The message before it is told in a language, until `told` does. */
  said?: Words;
  /** What stands there is shared, and was found wrong in this use of it; until `settle` says where to tell it. */
  use?: Use;
}

/** A problem at a place of a source, or of the file that says what stands there. */
export function problemAt(source: Source, code: Code, place: Place, said: Words): Problem {
  const there = source.elsewhere?.(place);
  if (there) return { ...problemAt(there.source, code, there, said), ...(there.use && { use: there.use }) };
  const { line, column } = source.locate(place.pointer, place.at);
  return problemOf({ code, file: source.file, line, column, pointer: place.pointer }, said);
}

/** A problem at a place that is known. */
export const problemOf = (at: Omit<Problem, 'message' | 'said' | 'use'>, said: Words): Problem => ({
  ...at,
  message: inWords(said),
  said,
});

/** Problems in the language of some sentences, in Portuguese without any, and nothing beside their messages. */
export function told(problems: readonly Problem[], sentences?: Sentences): Problem[] {
  return problems.map(({ said, message, ...problem }) => ({
    ...problem,
    message: inWords(said ?? message, sentences),
  }));
}

/** Where the values of a source stand, or those of the files that say what stands there. */
export function locateIn(source: Source | undefined): Locate {
  return (pointer, at) => {
    const there = source?.elsewhere?.({ pointer, ...(at && { at }) });
    if (there) return locateIn(there.source)(there.pointer, there.at);
    return { file: source?.file ?? '', ...(source?.locate(pointer, at) ?? { line: 1, column: 1 }) };
  };
}

/**
 * Says where problems of shared rules and parts are told: once in shared.json when every use has them, else at the uses
 * that have them.
 */
export function settle(problems: readonly Problem[], uses: readonly Use[]): Problem[] {
  return problems.flatMap(({ use, ...problem }) => {
    if (!use) return [problem];
    const alike = problems.filter(({ code, pointer, use: other }) => {
      return other?.item === use.item && code === problem.code && pointer === problem.pointer;
    });
    const wrong = new Set(alike.map((other) => placeOf(other.use as Use)));
    const all = uses.filter(({ item }) => item === use.item).map(placeOf);
    if (all.every((place) => wrong.has(place))) return placeOf(use) === all[0] ? [problem] : [];
    return [problemAt(use.source, problem.code, { pointer: use.pointer }, problem.said ?? problem.message)];
  });
}

const placeOf = ({ source, pointer }: Use) => `${source.file}#${pointer}`;

/** Orders problems by file, line and column, and drops repeated ones. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
    .filter((problem) => {
      const key = `${problem.file}:${problem.line}:${problem.column}:${problem.code}:${problem.message}`;
      return !seen.has(key) && seen.add(key);
    });
}
