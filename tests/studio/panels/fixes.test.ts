import { join } from 'node:path';
import { expect, it } from 'vitest';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { createWorkspace } from '../../../studio/document/workspace';
import { fixOf } from '../../../studio/panels/problems/fixes';
import { compilePreview } from '../../../studio/server/compile';

const texts = definitionTexts(join(ROOT, 'schemas'));
const FILE = 'pf/informacoes.json';

/** Spoils a file in one place; gives the first problem, and what is left after its fix. */
function repair(find: string, put: string) {
  const spoilt = { ...texts, [FILE]: (texts[FILE] as string).replace(find, put) };
  const store = createWorkspace(spoilt);
  const problem = compilePreview(spoilt, 'pf/informacoes').problems.find(({ file }) => file === FILE);
  const fix = problem && fixOf(problem, store.getState());
  if (fix) store.edit(fix.name, fix.edits);
  return { name: fix?.name, left: compilePreview(store.getState().texts, 'pf/informacoes').problems };
}

it.each([
  ['a name in a value', '"require": ["NomeConjugue"', '"require": ["NomeConjuge"', 'Trocar por NomeConjugue'],
  ['a key', '"title": "CPF", "format"', '"titel": "CPF", "format"', 'Trocar por title'],
  ['a format', '"format": "cpf", "account"', '"format": "cpff", "account"', 'Trocar por cpf'],
  [
    'what is required always and hidden at times',
    '"required": [\n',
    '"required": [\n      "NomeConjugue",\n',
    'Exigir só quando aparece',
  ],
])('repairs %s by one button', (_, find, put, name) => {
  expect(repair(find, put)).toEqual({ name, left: [] });
});

it('offers nothing where it does not know what is right', () => {
  expect(repair('"format": "cpf", "account"', '"format": "xyzxyz", "account"').name).toBeUndefined();
});
