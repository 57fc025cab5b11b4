import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../../../../contract/blocks';
import common from '../../../../../schemas/vocabulary/common.schema.json' with { type: 'json' };
import { blocks } from '../../../../../src/blocks/registry';
import { lineOf, type Mistake, problemsWith } from '../../plant';

const FILE = 'cadastro/dados.json';
/** A field that no section shows. */
const FIELD: Mistake = {
  file: FILE,
  find: '"Total": { "type": "number" },',
  put: '"Total": { "type": "number" }, "Arquivos": { "type": "array", "items": { "type": "object", "properties": { "Conteudo": { "type": "string", "attachment": true } } } },',
};
/** A block that binds it, in the section that a rule shows. */
const BLOCK: Mistake = {
  file: FILE,
  find: '"fields": ["CepOutro",',
  put: '"fields": [{ "block": "upload", "id": "arquivos", "types": [1], "binds": { "files": "Arquivos" } }, "CepOutro",',
};
const rule = (text: string): Mistake => ({ file: FILE, find: '"rules": [\n', put: `"rules": [\n    ${text},\n` });
const problems = (...mistakes: Mistake[]) => problemsWith(mistakes).map(lineOf);

describe('a field that a block alone binds', () => {
  it('counts as shown, and needs no label and no collection', () => {
    expect(problems(FIELD)).toEqual([expect.stringContaining('DEF_UNUSED_FIELD')]);
    expect(problems(FIELD, BLOCK)).toEqual([]);
  });

  it('may be required by a rule, and may have its error there', () => {
    const require = rule('{ "id": "x", "when": { "Renda": true }, "require": ["Arquivos"] }');
    const error = rule('{ "id": "x", "when": { "Arquivos": false }, "error": { "at": "Arquivos", "text": "Falta." } }');
    expect([problems(FIELD, BLOCK, require), problems(FIELD, BLOCK, error)]).toEqual([[], []]);
  });

  it('is hidden with the section of the block, so that it may not be required always', () => {
    const always: Mistake = {
      file: FILE,
      find: '"required": ["Nome", "Cep"]',
      put: '"required": ["Nome", "Arquivos"]',
    };
    expect(problems(FIELD, BLOCK, always)).toEqual([expect.stringContaining('DEF_REQUIRED_HIDDEN')]);
  });

  it('is emptied with the block that a rule hides: what the rule reads may not depend on it', () => {
    const own = rule('{ "id": "x", "when": { "Arquivos": true }, "show": ["#arquivos"], "hidden": "clear" }');
    expect(problems(FIELD, BLOCK, own)[0]).toContain(
      'DEF_CYCLE  As regras formam um ciclo: Arquivos → (x) → Arquivos.',
    );
  });
});

describe('a block', () => {
  it('is shown by rules under its name', () => {
    const show = rule('{ "id": "x", "when": { "Renda": true }, "show": ["#arquivos"], "hidden": "keep" }');
    expect(problems(FIELD, BLOCK, show)).toEqual([]);
    expect(problems(FIELD, BLOCK, { ...show, put: show.put.replace('#arquivos', '#arquivo') })).toEqual([
      expect.stringContaining('DEF_UNKNOWN_SECTION'),
    ]);
  });
});

describe('a block that is a question', () => {
  const ask = (block: string) =>
    rule(`{ "id": "x", "before": ["advance"], "when": { "Renda": true }, "ask": { "block": "${block}" } }`);

  it('is put by rules, and stands in no section', () => {
    expect(problems(ask('code'))).toEqual([]);
    const placed: Mistake = { ...BLOCK, put: '"fields": [{ "block": "code", "id": "codigo" }, "CepOutro",' };
    expect(problems(placed)).toEqual([
      expect.stringContaining('DEF_UNKNOWN_BLOCK  O bloco "code" não existe. Esperado: "upload".'),
    ]);
  });

  it('is not what a block of a section can be', () => {
    expect(problems(ask('upload'))).toEqual([
      expect.stringContaining('DEF_UNKNOWN_BLOCK  O bloco "upload" não existe. Esperado: "code".'),
    ]);
  });
});

describe('an option that names rows of a list', () => {
  const withPeople = (people: string): Mistake => ({
    ...BLOCK,
    put: BLOCK.put.replace('"types": [1],', `"types": [1], "people": [${people}],`),
  });
  const found = (people: string) => problems(FIELD, withPeople(people)).filter((line) => line.startsWith(FILE));

  it('takes a list of any tab, a condition on its rows, and fields of them', () => {
    expect(found('{ "list": "contas/pessoas", "name": "Nome", "when": { "Tipo": { "const": "A" } } }')).toEqual([]);
  });

  it.each([
    ['{ "list": "contes/pessoas", "name": "Nome" }', 'DEF_UNKNOWN_TAB', '"contes"'],
    ['{ "list": "contas/pessoa", "name": "Nome" }', 'DEF_UNKNOWN_FIELD', 'Você quis dizer "pessoas"?'],
    ['{ "list": "contas/extra", "name": "Nome" }', 'DEF_WRONG_TYPE', '"contas/extra" não é uma lista com linhas'],
    ['{ "list": "contas/pessoas", "name": "Nom" }', 'DEF_UNKNOWN_FIELD', 'Você quis dizer "Nome"?'],
    ['{ "list": "contas/pessoas", "name": 1 }', 'DEF_WRONG_VALUE', 'Esperado: texto.'],
    ['{ "list": "contas/pessoas" }', 'DEF_MISSING_KEY', 'Falta a chave "name"'],
    ['{ "name": "Nome" }', 'DEF_MISSING_KEY', 'Falta a chave "list"'],
    ['{ "list": "contas/pessoas", "name": "Nome", "who": 1 }', 'DEF_UNKNOWN_KEY', '"who"'],
    ['{ "list": "contas/pessoas", "name": "Nome", "when": { "Tip": true } }', 'DEF_UNKNOWN_FIELD', '"Tip"'],
    ['"contas"', 'DEF_WRONG_VALUE', 'Esperado: objeto.'],
  ])('refuses %s', (people, code, words) => {
    expect(found(people)).toEqual([expect.stringContaining(code)]);
    expect(found(people)[0]).toContain(words);
  });
});

describe('the blocks of the portal', () => {
  it('are those that definitions may name', () => {
    expect(Object.keys(blocks).sort()).toEqual(Object.keys(BLOCKS).sort());
    for (const [name, { question }] of Object.entries(BLOCKS)) {
      expect([name, 'question' in (blocks[name] ?? {})]).toEqual([name, question === true]);
      expect([name, 'component' in (blocks[name] ?? {})]).toEqual([name, question !== true]);
    }
  });

  it('have every option in the vocabulary, which has no other', () => {
    const names = Object.keys(BLOCKS).filter((name) => !BLOCKS[name]?.question);
    const definitions = common.definitions as unknown as Record<string, { properties?: object }>;
    const explained = names.map((name) => Object.keys(definitions[`${name}Block`]?.properties ?? {}).sort());
    expect(explained).toEqual(names.map((name) => Object.keys(BLOCKS[name]?.options ?? {}).sort()));
    const chosen = common.definitions.sectionItem.then.allOf.map(({ if: { properties } }) => properties.block.const);
    expect(chosen.sort()).toEqual(names.sort());
  });
});
