import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writing } from '../../stories/guide/writing';

const ROOT = join(import.meta.dirname, '../..');

const said = writing.flatMap(({ rules }) => rules.flatMap(({ says }) => says));

it.each(said)('the portal says what the guide of writing shows: $text', ({ text, file }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(text);
});

it('every rule shows what the portal says, and what it does not', () => {
  for (const { rules } of writing)
    for (const { says, never } of rules) expect(says.length * never.length).toBeGreaterThan(0);
});
