import { describe, expect, it } from 'vitest';
import { nearest } from '../../../../engine/compile/problems/nearest';
import { inWords } from '../../../../engine/compile/problems/say';
import { listed, suggestion } from '../../../../engine/compile/problems/words';
import { editDistance } from '../../../../engine/core/editDistance';

describe('nearest', () => {
  it.each([
    ['CepOutr', ['Cep', 'CepOutro'], 'CepOutro'],
    ['numero', ['Número', 'Nome'], 'Número'],
    ['Estado', ['Nome', 'Cep'], undefined],
    ['x', ['y'], undefined],
    ['EnderecoComercialBaro', ['EnderecoComercialBairro', 'EnderecoComercialCep'], 'EnderecoComercialBairro'],
  ])('takes %s among %j for %s', (name, known, expected) => {
    expect(nearest(name, known)).toBe(expected);
  });

  it('counts added, removed and replaced letters', () => {
    expect([
      editDistance('abc', 'abc'),
      editDistance('abc', 'abd'),
      editDistance('', 'ab'),
      editDistance('kitten', 'sitting'),
    ]).toEqual([0, 1, 2, 3]);
  });
});

describe('suggestion', () => {
  it('names the nearest, else what there is', () => {
    expect(inWords(suggestion('Ceep', ['Cep', 'Nome']))).toBe('Você quis dizer "Cep"?');
    expect(inWords(suggestion('Estado', ['Nome', 'Uf', 'Pais']))).toBe('Esperado: "Nome", "Uf" ou "Pais".');
    expect(inWords(suggestion('Estado', []))).toBe('Nenhum está declarado.');
  });
});

describe('listed', () => {
  it('writes values as JSON and cuts long lists', () => {
    expect(inWords(listed(['a', 2, true]))).toBe('"a", 2 ou true');
    expect(inWords(listed([1, 2, 3], 2))).toBe('1, 2…');
    expect(inWords(listed([]))).toBe('nada');
  });
});
