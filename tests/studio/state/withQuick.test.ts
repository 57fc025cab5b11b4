import { expect, it } from 'vitest';
import { withQuick } from '../../../studio/state/useCompiled';
import type { Problem } from '../../../studio/wire';

const problem = (file: string, line: number, message = 'x'): Problem =>
  ({ code: 'DEF_UNKNOWN_FIELD', file, line, column: 1, pointer: '', message }) as Problem;

it('what a preview says of its files takes the place of what was known of them, and of no others', () => {
  const earlier = [problem('pf/a.json', 3), problem('pf/b.json', 4), problem('pf/b.json', 5)];
  const found = { files: ['pf/a.json'], problems: [problem('pf/a.json', 9), problem('pf/b.json', 5)] };
  expect(withQuick(earlier, found)).toEqual([
    problem('pf/a.json', 9),
    problem('pf/b.json', 5),
    problem('pf/b.json', 4),
  ]);
});
