import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { entriesOf, found } from '../../../studio/app/palette/entries';
import { createWorkspace } from '../../../studio/document/workspace';
import { outlineOf } from '../../../studio/outline/nodes';

const { values } = createWorkspace(definitionTexts(join(ROOT, 'schemas'))).getState();
const entries = entriesOf(values, outlineOf(values));
const first = (search: string) => found(entries, search)[0];

describe('going to anything', () => {
  it.each([
    ['a field by its title, without accents', 'pais de nascimento', '/schema/properties/PaisNascimento'],
    ['a field by its name in the files', 'PaisNascimento', '/schema/properties/PaisNascimento'],
    ['a rule by its id', 'nascido-fora', /^\/rules\/\d+$/],
    ['a rule by what it does', 'regra exige pais de nascimento', /^\/rules\/\d+$/],
    ['a type of customer by its name', 'fundo de investimento', '/types/2'],
    ['a text that the customer reads', 'nascimento nao pode estar no futuro', /DataNascimento/],
    ['a call of the API', 'POST /PessoaFisica/informacaoBasica', /^\/parts\/\d+/],
  ])('finds %s', (_, search, pointer) => {
    expect(first(search)?.selection.pointer).toEqual(
      typeof pointer === 'string' ? pointer : expect.stringMatching(pointer),
    );
  });

  it('finds a file that the outline has no row for', () => {
    expect(first('types.json')?.selection).toEqual({ file: 'types.json', pointer: '', tab: null });
  });

  it('finds nothing of examples, and nothing without words', () => {
    expect(found(entries, 'Helena Duarte')).toEqual([]);
    expect(found(entries, '  ')).toEqual([]);
  });

  it('has one entry a place', () => {
    const keys = entries.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
