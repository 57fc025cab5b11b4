import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../../engine/compile';
import type { WrittenRule } from '../../../engine/compile/sharedRules';
import type { RuleDefinition } from '../../../engine/core/definition/types';
import { copyOfClean, names, problemsWith } from './plant';

/** The clean folder with rules of all, and rules of the tab "dados" beside its own. */
function ruling(shared: object[], own: WrittenRule[]): string {
  const dir = copyOfClean();
  const put = (path: string, part: object) => {
    const file = join(dir, path);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...part }));
  };
  put('shared.json', { rules: shared });
  const file = JSON.parse(readFileSync(join(dir, 'cadastro/dados.json'), 'utf8')) as { rules: RuleDefinition[] };
  const others = file.rules.filter(({ id }) => !own.some((rule) => rule.id === id));
  put('cadastro/dados.json', { rules: [...others, ...own] });
  return dir;
}

/** The last rule of the tab, resolved. */
function resolved(shared: object, own: WrittenRule): RuleDefinition | undefined {
  const { schemas, problems } = loadSchemas(ruling([shared], [own]), names);
  expect(problems).toEqual([]);
  const wizard = schemas?.wizards.find(({ definition }) => definition.id === 'cadastro');
  return wizard?.tabs[0]?.rules?.at(-1);
}

const messagesWith = (shared: object[], own: WrittenRule[]) =>
  problemsWith([], ruling(shared, own)).map(({ code, file, message }) => `${file} ${code} ${message}`);

describe('a rule that tabs share', () => {
  it('stands in the place of its name, under the id that it has there', () => {
    const shared = { id: 'exige', when: { Uf: { const: 'RJ' } }, require: ['Renda'] };
    expect(resolved(shared, { id: 'exige-aqui', rule: 'exige' })).toEqual({ ...shared, id: 'exige-aqui' });
  });

  it.each<{ shared: object; names: Record<string, string>; here: object }>([
    {
      shared: {
        when: { anyOf: [{ A: { sameAs: 'B', not: { const: 'A' } } }, { not: { B: true } }], $changed: ['A'] },
        before: ['advance'],
        ask: 'confirma',
      },
      names: { A: 'Nome', B: 'Documento' },
      here: {
        when: {
          anyOf: [{ Nome: { sameAs: 'Documento', not: { const: 'A' } } }, { not: { Documento: true } }],
          $changed: ['Nome'],
        },
        before: ['advance'],
        ask: 'confirma',
      },
    },
    {
      shared: { when: { A: true }, show: ['B'], hidden: 'clear', require: ['B'], lock: ['C'] },
      names: { B: 'CepOutro', A: 'Outro', C: 'Bens' },
      here: { when: { Outro: true }, show: ['CepOutro'], hidden: 'clear', require: ['CepOutro'], lock: ['Bens'] },
    },
    {
      shared: { check: 'checkDigits', of: ['A'], params: { format: 'cpf' }, error: { at: 'A', text: 'A' } },
      names: { A: 'Documento' },
      here: {
        check: 'checkDigits',
        of: ['Documento'],
        params: { format: 'cpf' },
        error: { at: 'Documento', text: 'A' },
      },
    },
    {
      shared: { on: ['A'], set: { B: { from: 'A' } }, clear: ['C'] },
      names: { A: 'Renda', B: 'Bens', C: 'CepOutro' },
      here: { on: ['Renda'], set: { Bens: { from: 'Renda' } }, clear: ['CepOutro'] },
    },
    {
      shared: { compute: { T: { sum: ['A', 'B'] } } },
      names: { T: 'Total', A: 'Renda', B: 'Bens' },
      here: { compute: { Total: { sum: ['Renda', 'Bens'] } } },
    },
    {
      shared: { compute: { T: { is: { A: { const: 'B' } } } } },
      names: { T: 'Total', A: 'Nome' },
      here: { compute: { Total: { is: { Nome: { const: 'B' } } } } },
    },
  ])('takes the names of the place in $here, and leaves texts and codes alone', ({ shared, names: own, here }) => {
    const id = 'compute' in here ? 'total' : 'aqui';
    expect(resolved({ id: 'de-todos', ...shared }, { id, rule: 'de-todos', names: own })).toEqual({ id, ...here });
  });

  it('gives way to the keys beside its name, which are in the words of the place', () => {
    const lookup = {
      id: 'cep',
      on: ['A'],
      lookup: 'cep',
      with: { cep: 'A' },
      fill: { B: 'A' },
      notFound: { clear: ['B'] },
    };
    const notFound = { clear: ['Uf'] };
    expect(resolved(lookup, { id: 'x', rule: 'cep', names: { A: 'Outro', B: 'Uf' }, notFound })).toEqual({
      id: 'x',
      on: ['Outro'],
      lookup: 'cep',
      with: { cep: 'Outro' },
      fill: { Uf: 'A' },
      notFound,
    });
  });
});

describe('mistakes with rules that tabs share', () => {
  const shared = { id: 'exige', when: { Uf: { const: 'RJ' } }, require: ['Renda'] };

  it('are an unknown rule and an unknown name, each with the nearest one', () => {
    expect(messagesWith([shared], [{ id: 'x', rule: 'exije' }])).toEqual([
      'cadastro/dados.json DEF_UNKNOWN_RULE A regra "exije" não está em shared.json. Você quis dizer "exige"?',
    ]);
    expect(messagesWith([shared], [{ id: 'x', rule: 'exige', names: { Rendas: 'Nome' } }])).toEqual([
      'cadastro/dados.json DEF_UNKNOWN_PARAMETER A regra "exige" de shared.json não usa o nome "Rendas". Você quis dizer "Renda"?',
    ]);
  });

  it('are a field that the place does not have, and names without a rule', () => {
    expect(messagesWith([shared], [{ id: 'x', rule: 'exige', names: { Renda: 'Rendas' } }])).toEqual([
      'cadastro/dados.json DEF_UNKNOWN_FIELD O campo "Rendas" não existe na aba "dados". Você quis dizer "Renda"?',
    ]);
    expect(messagesWith([shared], [{ id: 'x', names: { Renda: 'Nome' } }])).toEqual([
      'cadastro/dados.json DEF_MISSING_KEY A chave "names" pede também "rule" em "rules".',
    ]);
  });

  it('are two shared rules of one name, and one that is made of another', () => {
    expect(messagesWith([shared, shared], [{ id: 'x', rule: 'exige' }])).toEqual([
      expect.stringContaining('shared.json DEF_DUPLICATE_ID'),
    ]);
    expect(messagesWith([shared, { id: 'outra', rule: 'exige' }], [])).toEqual([
      'shared.json DEF_WRONG_VALUE A regra "outra" de todos usa a regra "exige". Esperado: as suas próprias chaves.',
    ]);
  });
});
