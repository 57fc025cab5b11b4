import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { circlesOf } from '../../scripts/lib/circles.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

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
  ['src/session/b.tsx', '../../engine/compile/load'],
  ['src/dialogs/a.tsx', '../session/sessionStore'],
  ['src/history/a.tsx', '../dialogs/Modal'],
  ['src/ui/a.tsx', '../history/moves'],
  ['src/api/a.ts', '../session/sessionStore'],
  ['src/app/a.tsx', '../../engine/compile'],
  ['src/app/b.tsx', '../../engine/analyse/prove'],
  ['server/a.ts', '../engine/react/form'],
  ['server/b.ts', '../src/api/client'],
  ['contract/a.ts', '../server/app'],
  ['contract/b.ts', '../src/api/client'],
  ['src/app/c.tsx', '../../studio/document/edits'],
  ['server/c.ts', '../studio/document/edits'],
  ['engine/core/m.ts', '../../studio/document/edits'],
  ['studio/app/a.tsx', '../../server/app'],
  ['studio/app/b.tsx', 'node:fs'],
] as const;

const ALLOWED = [
  ['engine/core/rules/x.ts', '../definition/types'],
  ['engine/react/x.tsx', '../core/json'],
  ['engine/analyse/x.ts', '../core/json'],
  ['engine/words/x.ts', '../core/json'],
  ['engine/compile/x.ts', '../analyse/prove'],
  ['src/features/login/x.tsx', '../../../engine/react/form'],
  ['src/features/login/y.tsx', '../../shell/Shell'],
  ['src/features/wizard/review/x.tsx', '../steps/StepLine'],
  ['src/features/wizard/review/y.tsx', '../../../blocks/registry'],
  ['src/blocks/token/x.tsx', '../../token/TokenStep'],
  ['src/dialogs/x.tsx', '../../engine/core/session/types'],
  ['src/dialogs/y.tsx', '../ui/focusPage'],
  ['src/app/x.tsx', '../features/login/LoginPage'],
  ['server/x.ts', '../engine/core/json'],
  ['server/y.ts', 'node:fs'],
  ['server/z.ts', '../contract/publicPaths'],
  ['server/v.ts', '../engine/core/formats/br/cpf'],
  ['src/api/x.ts', '../../contract/publicPaths'],
  ['contract/x.ts', '../engine/core/formats/age'],
  ['engine/core/formats/br/x.ts', './cpf'],
  ['studio/app/x.tsx', '../../engine/compile/references/edits'],
  ['studio/server/x.ts', 'node:fs'],
] as const;

/** The files in which Biome, with the project's rules, refuses an import. */
let refused: string[];

beforeAll(() => {
  const imports = [...REFUSED, ...ALLOWED].map(([path, specifier]) => [
    path,
    `import { a } from '${specifier}';\n\na();\n`,
  ]);
  const project = temporaryFolder(Object.fromEntries(imports));
  for (const name of ['biome.json', '.gitignore']) cpSync(join(ROOT, name), join(project, name));
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=100'];
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: project, encoding: 'utf8' });
  refused = [...stdout.matchAll(/file=([^,]+)/g)].map(([, file = '']) => relative(project, file).replaceAll('\\', '/'));
});

it.each(REFUSED)('refuses in %s an import of %s', (path) => {
  expect(refused).toContain(path);
});

it.each(ALLOWED)('allows in %s an import of %s', (path) => {
  expect(refused).not.toContain(path);
});

it('has no files that import each other in a circle', () => {
  expect(circlesOf(ROOT, ['engine', 'src', 'server', 'contract'])).toEqual([]);
});
