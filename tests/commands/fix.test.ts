import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { npmRun } from '../support/command';
import { lintProject } from '../support/lintProject';

it('npm run fix formats, and puts imports in order', async () => {
  const project = lintProject({
    'src/a.ts': 'import { d } from "./d"\nimport { b } from "./b"\nexport const a = {b,d}\n',
  });
  cpSync(join(ROOT, 'package.json'), join(project, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  expect(await npmRun('fix', [], { cwd: project })).toMatchObject({ code: 0 });
  expect(readFileSync(join(project, 'src/a.ts'), 'utf8')).toBe(
    "import { b } from './b';\nimport { d } from './d';\nexport const a = { b, d };\n",
  );
});
