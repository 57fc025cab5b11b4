import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryNames } from '../../scripts/lib/engineApi/emit';
import { type EngineApi, readEngineApi } from '../../scripts/lib/engineApi/engineApi';
import { WITHIN } from '../../scripts/lib/engineApi/page';
import { ROOT } from '../../scripts/lib/root.mjs';

const ENTRIES = entryNames();

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/engine-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An example of a page, called after the page and its place in it. */
interface Example {
  name: string;
  code: string;
  /** How many values it says. */
  checks: number;
}

/** The examples of a page as modules that check what their comments say: `isEmpty(''); // true`. What is no example shows a type. */
function examplesOf(entry: string): Example[] {
  const [page = ''] = readFileSync(join(ROOT, 'docs/engine', `${entry}.md`), 'utf8').split(`\n${WITHIN}\n`);
  const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks
    .filter((block) => !block.startsWith('export '))
    .map((block, index) => ({ name: `${entry}.${index}`, ...asModule(block) }));
}

function asModule(example: string): Omit<Example, 'name'> {
  const toEngine = relative(folder, join(ROOT, 'engine'));
  let checks = 0;
  const checked = example.replace(/^(.+); \/\/ (.+)$/gm, (_, said, value) => {
    checks += 1;
    return `results.push([${said}, ${value}]);`;
  });
  const code = checked.replace(/'ficha-engine\/([^']+)'/g, `'${toEngine}/$1'`);
  return { code: `export const results: unknown[] = [];\n${code}`, checks };
}

const EXAMPLES = ENTRIES.flatMap(examplesOf);

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

  it('each have an example, and say with what to begin where they are long', () => {
    for (const [entry, page] of api.pages) {
      expect(EXAMPLES.map(({ name }) => name)).toContain(`${entry}.0`);
      if (page.split('\n## ').length > 15) expect(page, entry).toContain('\n\nBegin with [`');
    }
  });

  it('lead to every type that a signature names, which is on a page or comes from elsewhere', () => {
    const homes = [...api.pages].flatMap(([entry, page]) => {
      const seen = new Map<string, number>();
      return [...page.matchAll(/^##+ (.+)$/gm)].map(([, name = '']) => {
        const plain = name.toLowerCase();
        const before = seen.get(plain) ?? 0;
        seen.set(plain, before + 1);
        return `${entry}.md#${before === 0 ? plain : `${plain}-${before}`}`;
      });
    });
    for (const [entry, page] of api.pages) {
      const links = [...page.replace(/```[\s\S]*?```/g, '').matchAll(/\]\(([\w-]*(?:\.md)?)#([\w-]+)\)/g)];
      const places = links.map(([, to = '', place = '']) => `${to || `${entry}.md`}#${place}`);
      expect(places.filter((place) => !homes.includes(place))).toEqual([]);
    }
    const session = api.pages.get('session') ?? '';
    expect(session).toMatch(/\n### Clock\n\nToday's date where the customers live[\s\S]*?interface Clock \{/);
    expect(session).toMatch(
      /\n## SessionInput\n[^#]*```\n\nTypes: [^\n]*\[Clock\]\(#clock\), [^\n]*\[Context\]\(core\.md#context\)/,
    );
  });

  it('call each export as it is imported', () => {
    expect(api.pages.get('core')).toContain('\n## formats\n');
    expect(api.pages.get('core')).toContain('export const formats: Record<string, Format>;');
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
    for (const { name, code } of EXAMPLES) writeFileSync(join(folder, `${name}.example.ts`), code);
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

  it.each(EXAMPLES)('the example of $name gives what it says', async ({ name, code, checks }) => {
    const file = join(folder, `${name}.example.ts`);
    writeFileSync(file, code);
    const { results } = (await import(/* @vite-ignore */ file)) as { results: [unknown, unknown][] };
    expect(checks).toBeGreaterThan(0);
    expect(results.map(([given]) => given)).toEqual(results.map(([, said]) => said));
    expect(results).toHaveLength(checks);
  });
});
