import { describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import { allProblems } from '../../../studio/server/compile';
import { callerAt, titleOfFile } from '../../../studio/words/called';
import { piecesOf, readAloud } from '../../../studio/words/pieces';
import { readDefinitions } from '../definitions';

const { texts, values } = readDefinitions();
const tab = 'pf/informacoes.json';

/** What the Estúdio says of the problems of definitions in which one text of a file stands for another. */
function said(was: string, is: string, file = tab): string[] {
  const text = texts[file] as string;
  if (!text.includes(was)) throw new Error(`${file} has no ${was}.`);
  const next = { ...texts, [file]: text.replace(was, is) };
  const known = { ...values, [file]: JSON.parse(next[file] as string) as Json };
  return allProblems(next).map((problem) =>
    readAloud(piecesOf(problem.message, callerAt(known, problem.file, problem.pointer))),
  );
}

/** What is said of a message about a tab as it is. */
const spoken = (message: string, pointer = '/rules/0') => piecesOf(message, callerAt(values, tab, pointer));

describe('problems are told by titles', () => {
  it.each([
    [
      'a wrong name of a field, with the one that was probably meant',
      ['"show": ["PaisNascimento"]', '"show": ["PaisNascimentu"]'],
      'O campo "PaisNascimentu" não existe na aba Informações. Você quis dizer País de nascimento?',
    ],
    [
      'a wrong control',
      ['"ui:widget": "toggle"', '"ui:widget": "togle"'],
      'O controle "togle" não existe. Você quis dizer Bloco que se adiciona e remove?',
    ],
    [
      'a field that is required and hidden, with the rule by what it does',
      ['"required": [', '"required": ["PaisNascimento", '],
      'O campo País de nascimento é obrigatório sempre, mas a regra “mostra e exige País de nascimento” pode ocultá-lo. Esperado: Exigir na regra, e não Obrigatórios.',
    ],
  ] as const)('of %s', (_, [was, is], sentence) => {
    expect(said(was, is)).toEqual([sentence]);
  });

  it('keeps the name that the files have beside each title, and says keys with their values', () => {
    expect(spoken('A regra "nascido-fora" oculta "PaisNascimento". Esperado: "hidden": "clear".')).toEqual([
      { words: 'A regra ' },
      { title: '“mostra e exige País de nascimento”', code: 'nascido-fora' },
      { words: ' oculta ' },
      { title: 'País de nascimento', code: 'PaisNascimento' },
      { words: '. Esperado: ' },
      { title: 'Valor do que está oculto: apaga o que foi digitado', code: '"hidden": "clear"' },
      { words: '.' },
    ]);
  });

  it('says answers by their options, and days as people write them', () => {
    const message = 'Com "Nacionalidade" = 3, "DataNascimento" = "1990-03-05".';
    expect(readAloud(spoken(message))).toBe('Com Nacionalidade é Estrangeiro, Data de nascimento é 05/03/1990.');
  });
});

it('calls a file as people do', () => {
  expect(titleOfFile(values, tab)).toBe('Informações');
  expect(titleOfFile(values, 'shared.json')).toBe('Comum a todos');
});
