import { expect, it } from 'vitest';
import { lintFindings, lintProject } from '../support/lintProject';

const CAST = 'export const a = (b: string) => b as never;\n';
const NONE = "// It is as never before.\nexport const a = 'b as never';\n";

it('refuses a cast to never in what is shipped, and in scripts', () => {
  const folders = ['contract', 'engine', 'scripts', 'server', 'src', 'studio'];
  const project = lintProject({
    ...Object.fromEntries(
      folders.flatMap((folder) => [
        [`${folder}/a.ts`, CAST],
        [`${folder}/b.ts`, NONE],
      ]),
    ),
    'tests/studio/a.ts': CAST,
  });
  const refused = lintFindings(project).flatMap(({ rule, file }) => (rule === 'plugin' ? [file] : []));
  expect(refused.sort()).toEqual(folders.map((folder) => `${folder}/a.ts`));
});
