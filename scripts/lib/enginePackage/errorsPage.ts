import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesIn } from '../../../engine/compile';
import { ROOT } from '../root.mjs';

/** What stands beside the pages of the entries in the package. */
export const ERRORS_PAGE = 'errors.md';

/** The page of the codes of problems in English; in Portuguese it is docs/errors.md. */
export function errorsPage(): string {
  const problems = JSON.parse(readFileSync(join(ROOT, 'engine/texts/problems.en.json'), 'utf8'));
  const rows = Object.entries(codesIn({ problems })).map(
    ([code, { means, fix }]) => `| \`${code}\` | ${means} | ${fix} |`,
  );
  const parts = [
    '# What can be wrong with definitions',
    'A problem has a file, a line and a column, one of these codes, and a message that says what was found and what was expected.',
    ['| Code | What it means | What to do |', '| --- | --- | --- |', ...rows].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
