import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const CAST = 'export const a = (b: string) => b as never;\n';
const NONE = "// It is as never before.\nexport const a = 'b as never';\n";

it('refuses a cast to never in what is shipped, and in scripts', () => {
  const project = temporaryFolder({
    ...Object.fromEntries(
      ['contract', 'engine', 'scripts', 'server', 'src', 'studio'].flatMap((folder) => [
        [`${folder}/a.ts`, CAST],
        [`${folder}/b.ts`, NONE],
      ]),
    ),
    'tests/studio/a.ts': CAST,
  });
  for (const name of ['biome.json', '.gitignore', 'scripts/lib/castToNever.grit'])
    cpSync(join(ROOT, name), join(project, name));
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github'], {
    cwd: project,
    encoding: 'utf8',
  });
  const refused = [...stdout.matchAll(/title=plugin,file=([^,]+)/g)].map(([, file = '']) =>
    file.replaceAll('\\', '/').split('/').slice(-2).join('/'),
  );
  expect(refused.sort()).toEqual(
    ['contract', 'engine', 'scripts', 'server', 'src', 'studio'].map((folder) => `${folder}/a.ts`),
  );
});
