import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { rangeOf } from '../document/textPlaces';
import type { Problem } from '../wire';

/** The problems of a file at their places in its text: a key alone where a value is long. */
export function marksOf(problems: readonly Problem[], file: string, doc: Text): Diagnostic[] {
  const own = problems.filter((problem) => problem.file === file);
  if (own.length === 0) return [];
  const text = doc.toString();
  return own.map((problem): Diagnostic => {
    const { from, to } = placeOf(problem, text, doc);
    return { from, to, severity: 'error', message: problem.message, source: problem.code };
  });
}

function placeOf({ pointer, line, column }: Problem, text: string, doc: Text): { from: number; to: number } {
  // The text may have changed since: the pointer still finds the place, unless there is nothing to find.
  const range = pointer === '' ? undefined : rangeOf(text, pointer);
  const from = range?.from ?? Math.min(doc.line(Math.min(line, doc.lines)).from + column - 1, doc.length);
  const end = doc.lineAt(from).to;
  const isShort = range !== undefined && range.to <= end;
  return {
    from,
    to: Math.min(isShort ? range.to : range && range.value > from ? keyEnd(text, from) : end, doc.length),
  };
}

/** The end of the key that begins here. */
function keyEnd(text: string, from: number): number {
  const colon = text.indexOf(':', from);
  return colon < 0 ? from : colon;
}
