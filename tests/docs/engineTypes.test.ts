import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { entryNames } from '../../scripts/lib/engineApi/emit';
import { readEngineApi } from '../../scripts/lib/engineApi/engineApi';
import { breaksBetween } from '../../scripts/lib/engineApi/snapshot';
import { ROOT } from '../../scripts/lib/root.mjs';

const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'engine/package.json'), 'utf8'));
const ENTRIES = entryNames();

/** Which folders of the engine an entry may list: the layers hold for entries, too. */
const FOLDERS: Record<string, RegExp> = {
  core: /^\.\/core\/(?!session\/|formats\/br\/)/,
  session: /^\.\/core\/(?:session|draft|form|save)\//,
  brazil: /^\.\/core\/formats\/br\//,
  react: /^\.\/react\//,
  block: /^\.\/react\/form\//,
  theme: /^\.\/react\/(?:theme|frame|widgets)\//,
  collections: /^\.\/react\/collection\//,
  rjsf: /^\.\/react\/(?:exchange|widgets)\//,
  compile: /^\.\/compile\//,
  vite: /^\.\/compile\//,
  edit: /^\.\/(?:compile|core\/(?:effects|formats|validators|widgets))\//,
  analyse: /^\.\/analyse\//,
  words: /^\.\/words\//,
  testing: /^\.\/testing\//,
};

describe('the entries of the engine', () => {
  it('are what package.json exports, beside the ground of the look', () => {
    const listed = ENTRIES.map((name) => [`./${name}`, `./${name}.ts`]);
    expect(MANIFEST.exports).toEqual({ ...Object.fromEntries(listed), './base.css': './react/theme/base.css' });
  });

  it.each(ENTRIES)('%s is a list of what its own folders export, and nothing else', (name) => {
    const code = readFileSync(join(ROOT, 'engine', `${name}.ts`), 'utf8');
    expect(code).toMatch(/^\/\*\*/);
    const lines = code
      .replace(/\/\*\*[\s\S]*?\*\//g, '')
      .replace(/\{[^}]*\}/g, '{}')
      .trim()
      .split('\n')
      .filter(Boolean);
    for (const line of lines) {
      const [, specifier] = line.match(/^export (?:type )?(?:\{\}|\*) from '([^']+)';$/) ?? [];
      expect(specifier, line).toMatch(FOLDERS[name] as RegExp);
    }
  });
});

describe('the types of the entries', () => {
  let types: Map<string, string>;

  beforeAll(async () => {
    ({ types } = await readEngineApi());
  }, 120_000);

  it.each(ENTRIES)('%s keeps what it exports, unless the changelog names it', (name) => {
    const before = readFileSync(join(ROOT, 'docs/engine/types', `${name}.d.ts`), 'utf8');
    const [, unreleased = ''] = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').split(/^## /m);
    const unnamed = breaksBetween(before, types.get(name) ?? '').filter(
      (broken) => !unreleased.includes(`\`${broken}\``),
    );
    expect(unnamed, 'Changed types of the engine: name each in CHANGELOG.md, as `name`.').toEqual([]);
  });

  it('are kept for every entry, and for no other', () => {
    expect(readdirSync(join(ROOT, 'docs/engine/types')).sort()).toEqual(ENTRIES.map((name) => `${name}.d.ts`).sort());
  });
});

describe('a break', () => {
  const before =
    'export interface A {\n    a: string;\n}\n\nexport function f(a: A): void;\n\n// core/x\ninterface B {\n    b?: 1;\n}\n';

  it.each([
    ['a name that is gone', before.replace('export function f(a: A): void;\n\n', ''), ['f']],
    ['another parameter', before.replace('a: A', 'a: A, b: A'), ['f']],
    ['a member that is gone', before.replace('    a: string;\n', ''), ['A']],
    ['a new member that must be given', before.replace('    a: string;', '    a: string;\n    c: string;'), ['A']],
    ['a member of what is not exported itself', before.replace('b?: 1', 'b?: 2'), ['B']],
  ])('is %s', (_, after, broken) => {
    expect(breaksBetween(before, after)).toEqual(broken);
  });

  it.each([
    ['a new member that may be left out', before.replace('    a: string;', '    a: string;\n    c?: string;')],
    ['a new name', `${before}\nexport const g: 1;\n`],
    ['nothing', before],
  ])('is not %s', (_, after) => {
    expect(breaksBetween(before, after)).toEqual([]);
  });
});
