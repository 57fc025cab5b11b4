import { describe, expect, it } from 'vitest';
import { parseSource } from '../../../../engine/compile/read/readSource';

const text = '{\n  "a": [1, { "b/c": "x" }],\n  "d": {}\n}\n';

describe('parseSource', () => {
  it('finds the line and column of a value and of its key', () => {
    const { source } = parseSource('a.json', text);
    expect(source?.locate('/a/1/b~1c')).toEqual({ line: 2, column: 21 });
    expect(source?.locate('/a/1/b~1c', 'key')).toEqual({ line: 2, column: 14 });
    expect(source?.locate('/a/0')).toEqual({ line: 2, column: 9 });
    expect(source?.locate('')).toEqual({ line: 1, column: 1 });
  });

  it('finds the nearest value around what the file does not hold', () => {
    const { source } = parseSource('a.json', text);
    expect(source?.has('/d/x/y')).toBe(false);
    expect(source?.locate('/d/x/y')).toEqual({ line: 3, column: 8 });
    expect(source?.locate('/d/x/y', 'key')).toEqual({ line: 3, column: 3 });
  });

  it.each([
    ['{ "a": 1 "b": 2 }', '1:10', 'Esperado: uma vírgula (,) antes deste item.'],
    ['{ "a" 1 }', '1:7', 'Esperado: dois-pontos (:) depois da chave.'],
    ['{\n  "a": \n}', '3:1', 'Esperado: um valor.'],
    ['{ "a": [1, 2 }', '1:14', 'Esperado: ] para fechar a lista.'],
    ['{ "a": 1 ]', '1:10', 'Esperado: } para fechar o objeto.'],
    ['{ "a": 1, }', '1:11', 'Esperado: uma chave entre aspas.'],
    ['{ "a": 1 } {}', '1:12', 'Esperado: o fim do arquivo.'],
    ['{ "a": "x }', '1:8', 'Esperado: aspas (") para fechar o texto.'],
    ['// nota\n{}', '1:1', 'Comentários não são aceitos em JSON.'],
    ['', '1:1', 'Esperado: um valor.'],
  ])('says what was expected in %j', (broken, place, message) => {
    const [problem] = parseSource('a.json', broken).problems;
    expect([`${problem?.line}:${problem?.column}`, problem?.code, problem?.message]).toEqual([
      place,
      'DEF_BROKEN_JSON',
      message,
    ]);
  });

  it('reads lines that end in CR LF', () => {
    expect(parseSource('a.json', '{\r\n  "a": 1\r\n}').source?.locate('/a')).toEqual({ line: 2, column: 8 });
  });
});
