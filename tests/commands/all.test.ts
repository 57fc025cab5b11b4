import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const namesIn = (text: string) => [...text.matchAll(/npm (?:run )?([a-z][\w:]*)/g)].map(([, name = '']) => name);

it('every command that the README names is one of package.json, and a test of its own runs it', () => {
  const commands = new Set(namesIn(read('README.md')).filter((name) => name !== 'run'));
  expect(Object.keys(JSON.parse(read('package.json')).scripts)).toEqual(expect.arrayContaining([...commands]));
  const files = readdirSync(join(ROOT, 'tests/commands')).filter((name) => name !== 'all.test.ts');
  const titles = files.flatMap((name) => [
    ...read(`tests/commands/${name}`).matchAll(/^\s*(?:it|describe)\(\s*'(npm [^']*)/gm),
  ]);
  const tested = new Set(titles.map(([, title = '']) => namesIn(title)[0]));
  expect([...commands].filter((name) => !tested.has(name))).toEqual([]);
});
