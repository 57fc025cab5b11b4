import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { published } from './published';
import { samples } from './samples';

const names = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

/** The table of the page, by the names in its first column. */
function tableOf(page: string): Record<string, string[]> {
  const [, part = ''] = page.split('\n### The published samples\n');
  const rows = [...part.matchAll(/^\| `(\w+)` \|[^|]+\|([^|]+)\|$/gm)];
  return Object.fromEntries(rows.map(([, name = '', ours = '']) => [name, names(ours)]));
}

it('each published sample of rjsf has a form of our own, and each form is about one of them', () => {
  const ours = Object.values(published);
  expect(ours.filter((forms) => forms.length === 0)).toEqual([]);
  expect([...new Set(ours.flat())].sort()).toEqual(Object.keys(samples).sort());
});

it('docs/rjsf.md has the same table', () => {
  expect(tableOf(readFileSync('docs/rjsf.md', 'utf8'))).toEqual(published);
});
