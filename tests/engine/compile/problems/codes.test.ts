import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { codes } from '../../../../engine/compile';

const page = readFileSync(fileURLToPath(new URL('../../../../docs/errors.md', import.meta.url)), 'utf8');

describe('docs/errors.md', () => {
  it('lists every code with its meaning and remedy, in the order of the table', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `DEF_'));
    const expected = Object.entries(codes).map(([code, { means, fix }]) => `| \`${code}\` | ${means} | ${fix} |`);
    expect(rows).toEqual(expected);
  });
});
