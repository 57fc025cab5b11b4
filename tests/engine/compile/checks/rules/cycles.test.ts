import { describe, expect, it } from 'vitest';
import { problemsWith } from '../../plant';

const tab = 'cadastro/dados.json';
const lists = 'cadastro/contas.json';
const rules = (text: string) => ({ file: tab, find: '"rules": [', put: `"rules": [ ${text},` });
const rowRules = (text: string) => ({
  file: lists,
  find: '"rules": [\n        { "id": "principal"',
  put: `"rules": [ ${text}, { "id": "principal"`,
});
const cycles = (...mistakes: Parameters<typeof problemsWith>[0]) =>
  problemsWith(mistakes).map(({ code, message }) => `${code} ${message}`);

describe('rules that cycle', () => {
  it('are found through the fields of a section that is hidden and emptied', () => {
    const found = cycles(rules('{ "id": "volta", "on": ["adicional/Banco"], "set": { "Outro": 1 } }'));
    expect(found).toEqual([
      'DEF_CYCLE As regras formam um ciclo: adicional/Banco → (volta) → Outro → (outro) → adicional/Banco.',
    ]);
  });

  it('are found through an object, an option and a lookup', () => {
    const found = cycles(
      rules('{ "id": "a", "when": { "adicional": true, "$option/Municipio/Nome": true }, "compute": { "Bens": 1 } }'),
      {
        file: tab,
        find: '"fill": { "Cidade": "localidade"',
        put: '"fill": { "Municipio": "ibge", "Cidade": "localidade"',
      },
      {
        file: tab,
        find: '{ "id": "troca", "on": ["TipoDocumento"], "clear": ["Documento"] }',
        put: '{ "id": "troca", "on": ["Bens"], "clear": ["Cep"] }',
      },
    );
    expect(found).toEqual([
      'DEF_CYCLE As regras formam um ciclo: Municipio → (a) → Bens → (troca) → Cep → (cep) → Municipio.',
    ]);
  });

  it('are found among the rows of a list, all rows being one', () => {
    const found = cycles(
      rowRules(
        '{ "id": "um", "when": { "$others": { "contains": { "Conjunta": { "const": true } } } }, "compute": { "Conjunta": false } }',
      ),
    );
    expect(found).toEqual(['DEF_CYCLE As regras formam um ciclo: contas[]/Conjunta → (um) → contas[]/Conjunta.']);
  });

  it('are found from the rows of a list to the tab and back', () => {
    const found = cycles(
      rowRules('{ "id": "linha", "when": { "/extra": true }, "compute": { "Agencia": "1" } }'),
      { file: lists, find: '"require": ["extra"]', put: '"require": ["pessoas"]' },
      {
        file: lists,
        find: '"pessoas": {\n        "type": "array"',
        put: '"pessoas": { "title": "Pessoas", "type": "array"',
      },
      {
        file: lists,
        find: '"rules": [\n    {',
        put: '"rules": [ { "id": "volta", "when": { "contas": { "minItems": 2 } }, "compute": { "extra": "x" } }, {',
      },
    );
    expect(found).toEqual([
      'DEF_CYCLE As regras formam um ciclo: contas → (volta) → extra → (linha) → contas[]/Agencia → contas.',
    ]);
  });

  it('are found through a rule that only shows what another rule empties', () => {
    const found = cycles(
      rules(
        '{ "id": "b", "when": { "Bens": true }, "show": ["Municipio"], "hidden": "keep" }, ' +
          '{ "id": "c", "when": { "Uf": true }, "show": ["Municipio"], "hidden": "clear" }, ' +
          '{ "id": "d", "compute": { "Bens": { "from": "Municipio" } } }',
      ),
    );
    expect(found).toEqual(['DEF_CYCLE As regras formam um ciclo: Bens → (b) → Municipio → (d) → Bens.']);
  });

  it('are not seen where one rule computes from what another target of it holds, or where nothing is written', () => {
    expect(
      cycles(
        rules(
          '{ "id": "dois", "compute": { "Bens": { "from": "Renda" }, "Municipio": { "from": "Bens" } } }, ' +
            '{ "id": "keep", "when": { "Cidade": true }, "show": ["Cep"], "hidden": "keep" }',
        ),
        { file: tab, find: '"required": ["Nome", "Cep"]', put: '"required": ["Nome"]' },
      ),
    ).toEqual(['DEF_WRONG_EXAMPLE O exemplo não tem erro em "/Cep".']);
  });
});
