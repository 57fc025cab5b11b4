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
  ['a name in a value', '"require": ["NomeConjugue"', '"require": ["NomeConjuge"', 'Trocar por Nome do cônjuge'],
  ['a key', '"title": "CPF", "format"', '"titel": "CPF", "format"', 'Trocar por Rótulo'],
  ['a format', '"format": "cpf", "account"', '"format": "cpff", "account"', 'Trocar por CPF'],
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

/** The lines that go and come where a story is not what comes of it. */
function turn(title: string, key: string, said: string) {
  const store = createWorkspace(texts);
  const { examples } = store.getState().values[FILE] as { examples: { stories: { title: string }[] } };
  const index = examples.stories.findIndex((story) => story.title === title);
  const pointer = `/examples/stories/${index}/expect/${key}`;
  const message = `A história não acontece assim. ${said}`;
  const problem = { code: 'DEF_WRONG_EXAMPLE', file: FILE, pointer, line: 1, column: 1, message };
  const fix = fixOf(problem as never, store.getState());
  if (fix) store.edit(fix.name, fix.edits);
  const [was, is] = [texts, store.getState().texts].map((files) => (files[FILE] as string).split('\n'));
  return {
    gone: was?.filter((line) => !is?.includes(line)).map((line) => line.trim()),
    come: is?.filter((line) => !was?.includes(line)).map((line) => line.trim()),
  };
}

it('lets a story tell what comes of it now, by the fewest words', () => {
  const naturalized = 'Helena corrige: é naturalizada, e continua nascida em Lisboa';
  expect(turn(naturalized, 'required/0', 'O campo não é obrigatório.')).toEqual({
    gone: [],
    come: ['"optional": ["/PaisNascimento"],'],
  });
  const married = 'Helena nasceu em Lisboa e é casada com Otávio';
  expect(turn(married, 'required/0', 'O campo não é obrigatório.').come).toEqual([
    '"required": ["/NomeConjugue", "/CpfConjugue"],',
    '"optional": ["/PaisNascimento"],',
  ]);
  const said = 'Em "/CidadeNascimento", esperado: "Lisboa"; encontrado: null.';
  expect(turn(naturalized, 'values/~1CidadeNascimento', said).come).toEqual([
    '"values": { "/CidadeNascimento": null, "/PaisNascimento": "PRT" },',
  ]);
});

it('lets an example name the errors that it has', () => {
  const store = createWorkspace(texts);
  const { examples } = store.getState().values[FILE] as { examples: { invalid: { errors: string[] }[] } };
  const index = examples.invalid.findIndex(({ errors }) => errors[0] === '/PaisNascimento');
  const at = `/examples/invalid/${index}`;
  const fix = (pointer: string, message: string) => {
    const problem = { code: 'DEF_WRONG_EXAMPLE', file: FILE, pointer: at + pointer, line: 1, column: 1, message };
    const found = fixOf(problem as never, store.getState());
    if (found) store.edit(found.name, found.edits);
  };
  fix('/first', 'O primeiro erro do exemplo está em "/CidadeNascimento", e não em "/PaisNascimento".');
  fix('/errors/0', 'O exemplo não tem erro em "/PaisNascimento".');
  const { examples: after } = store.getState().values[FILE] as { examples: { invalid: unknown[] } };
  expect(after.invalid[index]).toMatchObject({
    first: '/CidadeNascimento',
    errors: (examples.invalid[index]?.errors ?? []).slice(1),
  });
});
