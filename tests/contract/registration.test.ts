import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OVERVIEW } from '../../contract/registration';
import { loadSchemas } from '../../engine/compile';
import { copyOfClean, lineOf, names } from '../engine/compile/plant';

it('a wizard has no tab at the index of the overview: the loader refuses one more', () => {
  const dir = copyOfClean();
  const file = join(dir, 'cadastro/wizard.json');
  const wizard = JSON.parse(readFileSync(file, 'utf8'));
  const problemsOf = (tabs: number) => {
    const more = Array.from({ length: tabs }, (_, index) => ({ id: `aba${index}` }));
    writeFileSync(file, JSON.stringify({ ...wizard, tabs: more }));
    return loadSchemas(dir, names)
      .problems.map(lineOf)
      .filter((line) => line.includes('em "tabs"'));
  };
  expect(problemsOf(OVERVIEW)).toEqual([]);
  expect(problemsOf(OVERVIEW + 1)).toEqual([
    expect.stringMatching(/DEF_WRONG_VALUE {2}Encontrados 10 itens em "tabs"\. Esperado: no máximo 9\.$/),
  ]);
});
