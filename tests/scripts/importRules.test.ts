import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { circlesOf } from '../../scripts/lib/circles.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { lintFindings, lintProject } from '../support/lintProject';

const REFUSED = [
  ['engine/core/rules/a.ts', '../../react/form'],
  ['engine/core/b.ts', '../react'],
  ['engine/core/c.ts', 'react'],
  ['engine/core/d.ts', '@rjsf/core'],
  ['engine/core/e.ts', 'node:fs/promises'],
  ['engine/core/f.ts', '../../src/api/client'],
  ['engine/core/g.ts', '../compile/load'],
  ['engine/core/formats/h.ts', './br/cpf'],
  ['engine/core/session/i.ts', '../formats/br/table'],
  ['engine/core/j.ts', '../../contract/answers'],
  ['engine/core/k.ts', '../analyse/tab'],
  ['engine/analyse/a.ts', '../compile/model/model'],
  ['engine/analyse/b.ts', 'node:fs'],
  ['engine/analyse/c.ts', '../core/formats/br/table'],
  ['engine/core/l.ts', '../words/language'],
  ['engine/words/a.ts', '../compile/model/model'],
  ['engine/words/b.ts', '../analyse/subject'],
  ['engine/words/c.ts', '../../schemas/vocabulary/words/pt-BR.json'],
  ['engine/words/d.ts', '../core/formats/br/table'],
  ['engine/testing/a.ts', '../compile/load'],
  ['engine/testing/b.ts', '../core/formats/br/table'],
  ['engine/testing/c.ts', 'node:fs'],
  ['engine/testing/d.ts', 'vitest'],
  ['engine/core/n.ts', '../testing/loaded'],
  ['engine/react/e.tsx', '../testing/loaded'],
  ['src/app/j.tsx', '../../engine/testing'],
  ['src/session/c.tsx', '../../engine/testing'],
  ['server/f.ts', '../engine/testing'],
  ['studio/app/d.tsx', '../../engine/testing'],
  ['engine/react/a.tsx', '../../src/api/client'],
  ['engine/react/form/b.tsx', '../../../server/app'],
  ['engine/react/c.tsx', 'node:fs'],
  ['engine/react/widgets/d.tsx', '../../core/formats/br/phone'],
  ['src/features/login/a.tsx', '../../app/App'],
  ['src/features/login/b.tsx', '../../../server/app'],
  ['src/features/login/c.tsx', '../wizard/WizardPage'],
  ['src/features/wizard/review/d.tsx', '../../login/LoginPage'],
  ['src/blocks/token/a.tsx', '../../features/login/LoginPage'],
  ['src/terms/a.tsx', '../blocks/documents/Documents'],
  ['src/shell/entry/a.tsx', '../../token/TokenPage'],
  ['src/session/a.tsx', '../shell/Shell'],
  ['src/session/b.tsx', '../../engine/vite'],
  ['src/dialogs/a.tsx', '../session/sessionStore'],
  ['src/history/a.tsx', '../dialogs/Modal'],
  ['src/ui/a.tsx', '../history/moves'],
  ['src/api/a.ts', '../session/sessionStore'],
  ['src/app/a.tsx', '../../engine/compile'],
  ['src/app/b.tsx', '../../engine/analyse'],
  ['server/a.ts', '../engine/react'],
  ['server/b.ts', '../src/api/client'],
  ['contract/a.ts', '../server/app'],
  ['contract/b.ts', '../src/api/client'],
  ['src/app/c.tsx', '../../studio/document/edits'],
  ['server/c.ts', '../studio/document/edits'],
  ['engine/core/m.ts', '../../studio/document/edits'],
  ['studio/app/a.tsx', '../../server/app'],
  ['studio/app/b.tsx', 'node:fs'],
  ['src/app/d.tsx', '../../engine/core/json'],
  ['src/features/login/e.tsx', '../../../engine/react/form/TabForm'],
  ['src/features/wizard/review/f.tsx', '../../../../engine/core/json'],
  ['src/blocks/token/g.tsx', '../../../engine/core/session/blocks'],
  ['src/ui/h.tsx', '../../engine/react/theme/Button.module.css'],
  ['src/app/i.tsx', '../../engine/edit'],
  ['src/app/v.tsx', '../../engine/catalog'],
  ['server/d.ts', '../engine/core/json'],
  ['server/e.ts', '../engine/theme'],
  ['contract/c.ts', '../engine/core/json'],
  ['contract/d.ts', '../engine/block'],
  ['studio/app/c.tsx', '../../engine/compile/references/edits'],
  ['studio/server/d.ts', '../../engine/compile/load'],
  ['scripts/a.ts', '../engine/compile/load'],
  ['scripts/lib/b.ts', '../../engine/core/json'],
  ['stories/widgets/a.tsx', '../../engine/react/widgets/types'],
  ['bench/pages/a.tsx', '../../engine/react/form/TabView'],
  ['vite.config.ts', './engine/compile/vitePlugin.ts'],
] as const;

const ALLOWED = [
  ['engine/core/rules/x.ts', '../definition/types'],
  ['engine/react/x.tsx', '../core/json'],
  ['engine/analyse/x.ts', '../core/json'],
  ['engine/words/x.ts', '../core/json'],
  ['engine/testing/x.ts', '../core/json'],
  ['engine/compile/x.ts', '../analyse/prove'],
  ['src/features/login/x.tsx', '../../../engine/react'],
  ['src/features/login/y.tsx', '../../shell/Shell'],
  ['src/features/wizard/review/x.tsx', '../steps/StepLine'],
  ['src/features/wizard/review/y.tsx', '../../../blocks/registry'],
  ['src/blocks/token/x.tsx', '../../token/TokenStep'],
  ['src/dialogs/x.tsx', '../../engine/session'],
  ['src/dialogs/y.tsx', '../ui/focusPage'],
  ['src/app/x.tsx', '../features/login/LoginPage'],
  ['server/x.ts', '../engine/core'],
  ['server/y.ts', 'node:fs'],
  ['server/z.ts', '../contract/publicPaths'],
  ['server/v.ts', '../engine/brazil'],
  ['src/api/x.ts', '../../contract/publicPaths'],
  ['contract/x.ts', '../engine/core'],
  ['engine/core/formats/br/x.ts', './cpf'],
  ['studio/app/x.tsx', '../../engine/edit'],
  ['studio/server/x.ts', 'node:fs'],
  ['studio/server/y.ts', '../../engine/compile'],
  ['scripts/x.ts', '../engine/compile'],
  ['stories/widgets/x.tsx', '../../engine/collections'],
  ['src/main.tsx', '../engine/react/theme/base.css'],
  ['bench/pages/x.tsx', '../../engine/react'],
] as const;

/** The files in which Biome, with the project's rules, refuses an import. */
let refused: string[];

beforeAll(() => {
  const imports = [...REFUSED, ...ALLOWED].map(([path, specifier]) => [
    path,
    `import { a } from '${specifier}';\n\na();\n`,
  ]);
  const project = lintProject(Object.fromEntries(imports));
  refused = lintFindings(project, '--only=style/noRestrictedImports').map(({ file }) => file);
});

it.each(REFUSED)('refuses in %s an import of %s', (path) => {
  expect(refused).toContain(path);
});

it.each(ALLOWED)('allows in %s an import of %s', (path) => {
  expect(refused).not.toContain(path);
});

/** What lint does not look into: imports of types, globs, templates, addresses. The ground of the look is open to all. */
const PRIVATE = /["'`](?:\.{1,2}\/)+engine\/\w+\/(?!theme\/base\.css)[^"'`]*/g;
const OUTSIDE = ['src', 'server', 'contract', 'studio', 'stories', 'bench', 'examples', '.storybook'];

it.each([
  "type T = import('../engine/core/json').Json;",
  "import.meta.glob('../../engine/core/*.ts');",
  'await import(`../engine/react/$' + '{name}`);',
  'require("../engine/core/json");',
  "new URL('./engine/react/rjsf/uri.ts', import.meta.url);",
])('knows %s as a way to a private file of the engine', (code) => {
  expect(code.match(PRIVATE)).toHaveLength(1);
  expect("import '../engine/react/theme/base.css'; import('../engine/core');".match(PRIVATE)).toBeNull();
});

it.each(OUTSIDE)('%s reaches the engine by its entries alone, whichever way', (folder) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:[mc]?[jt]sx?|html)$/.test(name) && !name.includes('node_modules/'));
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((name) =>
    (readFileSync(join(ROOT, folder, name), 'utf8').match(PRIVATE) ?? []).map((path) => `${name}: ${path.slice(1)}`),
  );
  expect(found).toEqual(folder === 'src' ? ['vite-env.d.ts: ../engine/compile/tab.d.ts'] : []);
});

it('has no files that import each other in a circle', () => {
  expect(circlesOf(ROOT, ['engine', 'src', 'server', 'contract'])).toEqual([]);
});
