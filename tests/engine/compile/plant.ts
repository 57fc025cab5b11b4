import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GivenNames, loadSchemas, type Problem } from '../../../engine/compile';
import { temporaryFolder } from '../../support/temporaryFolder';

/** A folder of definitions without a mistake. */
export const clean = fileURLToPath(new URL('./fixtures/clean', import.meta.url));

/** A mistake: the text of a file that is replaced, and by what. */
export interface Mistake {
  file: string;
  find: string;
  put: string;
}

/** A copy of the clean folder. */
export function copyOfClean(): string {
  const dir = temporaryFolder();
  cpSync(clean, dir, { recursive: true });
  return dir;
}

/** The registries of these tests, whatever the portal registers. */
export const names: GivenNames = {
  blocks: {
    upload: {
      options: {
        types: { type: 'array', required: true, items: { type: 'integer' } },
        send: { type: 'string', values: ['save', 'pick'] },
        flag: { type: 'setting' },
        people: { type: 'array', items: { type: 'rows', members: { name: { type: 'field', required: true } } } },
        error: { type: 'object', members: { title: { type: 'string', required: true }, text: { type: 'string' } } },
      },
      binds: { files: { required: true }, profile: { reads: true } },
    },
    code: { question: true, options: {}, binds: {} },
  },
};

/** The problems of the clean folder with some mistakes, files relative to it; `by` names, which say the language too. */
export function problemsWith(mistakes: readonly Mistake[], dir = copyOfClean(), by = names): Problem[] {
  for (const { file, find, put } of mistakes) {
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(find).length !== 2) throw new Error(`"${find}" must stand once in ${file}`);
    writeFileSync(
      path,
      text.replace(find, () => put),
    );
  }
  return loadSchemas(dir, by).problems.map((problem) => ({ ...problem, file: relative(dir, problem.file) }));
}

/** A problem as `npm run schemas:check` prints it. */
export const lineOf = ({ file, line, column, code, message }: Problem) =>
  `${file}:${line}:${column}  ${code}  ${message}`;
