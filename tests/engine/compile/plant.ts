import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSchemas } from '../../../engine/compile';

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
  const dir = mkdtempSync(join(tmpdir(), 'definitions-'));
  cpSync(clean, dir, { recursive: true });
  return dir;
}

/** The problems of the clean folder with some mistakes, files relative to it, each with the text that it points at. */
export function problemsWith(mistakes: Mistake[], dir = copyOfClean()) {
  for (const { file, find, put } of mistakes) {
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(find).length !== 2) throw new Error(`"${find}" stands ${text.split(find).length - 1} times in ${file}`);
    writeFileSync(path, text.replace(find, () => put));
  }
  return loadSchemas(dir).problems.map((problem) => {
    const text = readFileSync(problem.file, 'utf8');
    const line = text.split('\n')[problem.line - 1] ?? '';
    return { ...problem, file: relative(dir, problem.file), points: line.slice(problem.column - 1) };
  });
}
