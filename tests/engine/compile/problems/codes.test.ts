import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { codes, codesIn } from '../../../../engine/compile';
import english from '../../../../engine/texts/problems.en.json' with { type: 'json' };

const page = readFileSync(fileURLToPath(new URL('../../../../docs/errors.md', import.meta.url)), 'utf8');

describe('docs/errors.md', () => {
  it('lists every code with its meaning and remedy, in the order of the table', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `DEF_'));
    const expected = Object.entries(codes).map(([code, { means, fix }]) => `| \`${code}\` | ${means} | ${fix} |`);
    expect(rows).toEqual(expected);
  });

  it('may be had in English', () => {
    const { DEF_UNKNOWN_FIELD, DEF_WRONG_EFFECT } = codesIn({ problems: english });
    expect(DEF_UNKNOWN_FIELD.means).toBe('There is no such field where it is looked for.');
    expect(DEF_WRONG_EFFECT.fix).toMatch(/^States: [a-zA-Z, ]*\brequire\b.* With "on": .* With "before": /);
  });
});
