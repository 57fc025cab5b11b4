import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryNames } from '../../scripts/lib/engineApi/emit';
import { type EngineApi, readEngineApi } from '../../scripts/lib/engineApi/engineApi';
import { ROOT } from '../../scripts/lib/root.mjs';

const ENTRIES = entryNames();

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/engine-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The first example of a page as a module that checks what its comments say: `isEmpty(''); // true`. */
function exampleOf(entry: string): { code: string; checks: number } {
  const page = readFileSync(join(ROOT, 'docs/engine', `${entry}.md`), 'utf8');
  const [, example = ''] = page.split('\n## ')[0]?.match(/```ts\n([\s\S]*?)```/) ?? [];
  const toEngine = relative(folder, join(ROOT, 'engine'));
  let checks = 0;
  const checked = example.replace(/^(.+); \/\/ (.+)$/gm, (_, said, value) => {
    checks += 1;
    return `results.push([${said}, ${value}]);`;
  });
  const code = checked.replace(/'ficha-engine\/([^']+)'/g, `'${toEngine}/$1'`);
  return { code: `export const results: unknown[] = [];\n${code}`, checks };
}

describe('the pages of the entries', () => {
  let api: EngineApi;

  beforeAll(async () => {
    api = await readEngineApi();
  }, 120_000);

  it('have a comment for each export', () => {
    expect(api.undocumented).toEqual([]);
  });

  it.each(ENTRIES)('docs/engine/%s.md is what `node --import tsx scripts/engineApi.ts --pages` writes', (entry) => {
    expect(readFileSync(join(ROOT, 'docs/engine', `${entry}.md`), 'utf8')).toBe(api.pages.get(entry));
  });

  it('list what is thrown, also where a comment says it behind its text', () => {
    for (const page of api.pages.values()) {
      expect(page.replace(/```[\s\S]*?```/g, '')).not.toContain('@throws');
    }
    expect(api.pages.get('block')).toContain('\n\n- throws: Error outside a FormProvider.');
  });

  it('are one for each entry', () => {
    const pages = readdirSync(join(ROOT, 'docs/engine')).filter((name) => name.endsWith('.md'));
    expect(pages.sort()).toEqual(ENTRIES.map((entry) => `${entry}.md`).sort());
  });

  it('have examples that TypeScript takes', () => {
    for (const entry of ENTRIES) writeFileSync(join(folder, `${entry}.example.ts`), exampleOf(entry).code);
    const config = {
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: { noEmit: true, incremental: false, noUnusedLocals: false },
      include: ['*.example.ts', join(ROOT, 'engine/compile/tab.d.ts')],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe('');
  }, 120_000);

  it.each(ENTRIES)('the example of %s gives what it says', async (entry) => {
    const { code, checks } = exampleOf(entry);
    const file = join(folder, `${entry}.example.ts`);
    writeFileSync(file, code);
    const { results } = (await import(/* @vite-ignore */ file)) as { results: [unknown, unknown][] };
    expect(checks).toBeGreaterThan(0);
    expect(results.map(([given]) => given)).toEqual(results.map(([, said]) => said));
    expect(results).toHaveLength(checks);
  });
});
