import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDeclarations } from '../../scripts/lib/engineApi/declarations';
import { entryNames } from '../../scripts/lib/engineApi/emit';
import { readEngineApi } from '../../scripts/lib/engineApi/engineApi';
import { isJustReleased, lastRelease, RELEASED_TYPES, unnamedBreaks } from '../../scripts/lib/engineApi/released';
import { breaksBetween, snapshotOf } from '../../scripts/lib/engineApi/snapshot';
import { ROOT } from '../../scripts/lib/root.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'engine/package.json'), 'utf8'));
const CHANGELOG = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
const ENTRIES = entryNames();

/** The types of the version that was released last, and its entries: others have come since. */
const RELEASED = join(RELEASED_TYPES, MANIFEST.version);
const RELEASED_ENTRIES = readdirSync(RELEASED).map((file) => file.replace(/\.d\.ts$/, ''));

/** Which folders of the engine an entry may list: the layers hold for entries, too. */
const FOLDERS: Record<string, RegExp> = {
  core: /^\.\/core\/(?:(?:condition|files|formats|validators)\/(?!br\/)|plan\/references$|\w+$)/,
  definition: /^\.\/core\/(?:definition|widgets)\/|^\.\/core\/(?:mapping\/wizard|settings)$/,
  state: /^\.\/core\/(?:plan|state|summary|treatment|validation)\/|^\.\/core\/sameParts$/,
  wire: /^\.\/core\/(?:mapping|migration)\/|^\.\/core\/path$/,
  session: /^\.\/core\/(?:session|draft|form|save)\//,
  brazil: /^\.\/core\/formats\/br\//,
  react: /^\.\/react\//,
  block: /^\.\/react\/form\//,
  theme: /^\.\/react\/(?:theme|frame|widgets)\//,
  collections: /^\.\/react\/collection\//,
  rjsf: /^\.\/react\/(?:exchange|widgets)\//,
  compile: /^\.\/compile\//,
  vite: /^\.\/compile\//,
  edit: /^\.\/compile\//,
  catalog: /^\.\/(?:compile\/\w+$|core\/(?:effects|formats|validators|widgets)\/)/,
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

  it.each(RELEASED_ENTRIES)('%s keeps what it exported, unless the changelog names it since', (name) => {
    const before = readFileSync(join(RELEASED, `${name}.d.ts`), 'utf8');
    expect(
      unnamedBreaks({ entry: name, before, after: types.get(name) ?? '', changelog: CHANGELOG }),
      `Changed types of the engine: name each in CHANGELOG.md, Unreleased, "Types of the engine", in the line "- \`${name}\`: ".`,
    ).toEqual([]);
  });

  it('are those of the version that was released last, which package.json says', () => {
    expect(lastRelease(CHANGELOG)).toBe(MANIFEST.version);
    expect(readdirSync(RELEASED_TYPES)).toEqual([MANIFEST.version]);
    expect(RELEASED_ENTRIES).toContain('core');
  });

  it('are written anew as a version is released alone', () => {
    const changelog = (said: string, version: string) =>
      `# Changelog\n\n## Unreleased\n\n${said}\n## ${version}\n\n- \`a\` came.\n`;
    expect(isJustReleased(changelog('', '0.0.2'), '0.0.2')).toBe(true);
    expect(isJustReleased(changelog('', '0.0.1'), '0.0.2')).toBe(false);
    expect(isJustReleased(changelog('- `a` is 2.\n', '0.0.2'), '0.0.2')).toBe(false);
  });

  it('may be changed by no word that stands under an earlier version', () => {
    const [before, after] = ['export const a: 1;\n', 'export const a: 2;\n'];
    const changelog = (unreleased: string) =>
      `# Changelog\n\n## Unreleased\n\n- ${unreleased}\n\n## 0.0.1\n\n- \`a\` came.\n`;
    const unnamed = (said: string) => unnamedBreaks({ entry: 'core', before, after, changelog: changelog(said) });
    expect(unnamed('Something.')).toEqual(['a']);
    expect(unnamed('Something.\n\n### Types of the engine\n\n- `core`: `a` is 2.')).toEqual([]);
  });

  it('may be changed by no word about something else, nor about another entry', () => {
    const [before, after] = ['export const a: 1;\n', 'export const a: 2;\n'];
    const unnamed = (said: string) =>
      unnamedBreaks({ entry: 'core', before, after, changelog: `# Changelog\n\n## Unreleased\n\n${said}\n` });
    expect(unnamed('- `npm run a` says `a`.')).toEqual(['a']);
    expect(unnamed('- `a` is 2.\n\n### Types of the engine\n\n- `session`: `a` is 2.')).toEqual(['a']);
    expect(unnamed('### Types of the engine\n\n- `session`: `b`.\n- `core`: `c`\n  and `a`.')).toEqual([]);
  });
});

describe('the snapshot of an entry', () => {
  it('has each declaration under the name by which the entry exports it', () => {
    const folder = temporaryFolder();
    const modules = {
      core: "export { first as second, type Shape as Form } from './core/x';\nexport { alike } from './core/x';\n",
      'core/x':
        'export declare const first: 1;\nexport interface Shape {\n    first: 1;\n}\nexport declare function alike(first: Shape): void;\n',
    };
    mkdirSync(join(folder, 'core'));
    for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, `${name}.d.ts`), code);
    const text = snapshotOf(readDeclarations(folder), 'core', new Set());
    expect(text).toContain('export const second: 1;');
    expect(text).toContain('export interface Form {');
    expect(text).toContain('export function alike(first: Shape): void;');
    expect(breaksBetween('export const first: 1;\n', text)).toEqual(['first']);
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
    [
      'a new member in quotes that may be left out',
      before.replace('    a: string;', "    a: string;\n    'ui:c'?: string;"),
    ],
    ['a new name', `${before}\nexport const g: 1;\n`],
    ['nothing', before],
  ])('is not %s', (_, after) => {
    expect(breaksBetween(before, after)).toEqual([]);
  });
});
