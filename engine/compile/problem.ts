import type { Code } from './codes';
import type { Source } from './source';

/** One thing that is wrong with a definition file, with its place in the text (line and column from 1). */
export interface Problem {
  code: Code;
  file: string;
  line: number;
  column: number;
  /** JSON Pointer into the file. */
  pointer: string;
  /** What was found, what was expected, and the nearest name; in Portuguese, for analysts. */
  message: string;
}

/** What a problem is about: a value of a file, or the key that names it. */
export interface Place {
  pointer: string;
  at?: 'key' | 'value';
}

/** A problem at a place of a source, or of the file that says what stands there. */
export function problemAt(source: Source, code: Code, { pointer, at }: Place, message: string): Problem {
  const there = source.elsewhere?.(pointer);
  if (there) return problemAt(there.source, code, { pointer: there.pointer, ...(at && { at }) }, message);
  return { code, file: source.file, ...source.locate(pointer, at), pointer, message };
}

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
