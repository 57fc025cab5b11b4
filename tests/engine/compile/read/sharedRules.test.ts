import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../../../engine/compile';
import type { WrittenRule } from '../../../../engine/compile/read/sharedRules';
import type { RuleDefinition } from '../../../../engine/core/definition/types';
import { copyOfClean, names, problemsWith } from '../plant';

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
      shared: {
        when: {
          A: { not: { sameAs: 'B', not: { const: 'B' } } },
          C: { anyOf: [{ sameAs: 'B' }, { not: { anyOf: [{ sameAs: 'A' }] } }] },
        },
        require: ['A'],
      },
      names: { A: 'Nome', B: 'Documento', C: 'Outro' },
      here: {
        when: {
          Nome: { not: { sameAs: 'Documento', not: { const: 'B' } } },
          Outro: { anyOf: [{ sameAs: 'Documento' }, { not: { anyOf: [{ sameAs: 'Nome' }] } }] },
        },
        require: ['Nome'],
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
    const uses = [
      { id: 'x', rule: 'exige' },
      { id: 'y', rule: 'outra', require: ['Renda'] },
    ];
    expect(messagesWith([shared, { id: 'outra', rule: 'exige' }], uses)).toEqual([
      'shared.json DEF_WRONG_VALUE A regra "outra" de todos usa a regra "exige". Esperado: as suas próprias chaves.',
    ]);
  });

  it('are a shared rule that nobody names', () => {
    const [problem, ...others] = problemsWith(
      [],
      ruling([shared, { ...shared, id: 'cobra' }], [{ id: 'x', rule: 'exige' }]),
    );
    expect(others).toEqual([]);
    expect([problem?.file, problem?.pointer, problem?.code, problem?.message]).toEqual([
      'shared.json',
      '/rules/1/id',
      'DEF_UNUSED_SHARED',
      'A regra "cobra" não está em nenhuma aba. Esperado: "rule": "cobra" em uma regra.',
    ]);
  });
});

describe('a mistake in a shared rule', () => {
  const placesWith = (shared: object[], own: WrittenRule[]) =>
    problemsWith([], ruling(shared, own)).map(
      ({ code, file, pointer, message }) => `${file}${pointer} ${code} ${message}`,
    );
  const twoUses = (first: object = {}, second: object = {}): WrittenRule[] => [
    { id: 'x', rule: 'exige', ...first },
    { id: 'y', rule: 'exige', ...second },
  ];
  const message = 'O campo "Rendas" não existe na aba "dados". Você quis dizer "Renda"?';
  const required = { id: 'exige', when: { Uf: { const: 'RJ' } }, require: ['Rendas'] };

  it('is told once, in shared.json, when it is one in every place that uses the rule', () => {
    expect(placesWith([required], twoUses())).toEqual([`shared.json/rules/0/require/0 DEF_UNKNOWN_FIELD ${message}`]);
    const when = { A: { sameAs: 'Rendas' } };
    const uses = twoUses({ names: { A: 'Nome' } }, { names: { A: 'Documento' } });
    expect(placesWith([{ id: 'exige', when, require: ['Nome'] }], uses)).toEqual([
      `shared.json/rules/0/when/A/sameAs DEF_UNKNOWN_FIELD ${message}`,
    ]);
  });

  it('is told at the places where it is one, when it is not one everywhere', () => {
    const [line, ...others] = placesWith([required], twoUses({}, { require: ['Renda'] }));
    expect(others).toEqual([]);
    expect(line).toMatch(/^cadastro\/dados\.json\/rules\/\d+\/rule DEF_UNKNOWN_FIELD O campo "Rendas"/);
  });

  it('is none of the rule when the place gave the name, or wrote the key', () => {
    const shared = { ...required, require: ['Renda'] };
    const set = { id: 'exige', on: ['Nome'], set: { A: { from: 'B' } } };
    for (const [rule, own, place] of [
      [shared, { names: { Renda: 'Rendas' } }, 'names/Renda'],
      [shared, { require: ['Rendas'] }, 'require/0'],
      [set, { names: { A: 'Rendas', B: 'Bens' } }, 'names/A'],
      [set, { names: { A: 'Bens', B: 'Rendas' } }, 'names/B'],
    ] as const) {
      const [line, ...others] = placesWith([rule], [{ id: 'x', rule: 'exige', ...own } as WrittenRule]);
      expect(others).toEqual([]);
      expect(line?.replace(/\d+/, 'n')).toBe(`cadastro/dados.json/rules/n/${place} DEF_UNKNOWN_FIELD ${message}`);
    }
  });

  it('is told in shared.json too when the rules can never bring it about', () => {
    const when = { allOf: [{ A: { const: 'RJ' } }, { A: { const: 'SP' } }] };
    const rule = { id: 'exige', when, require: ['Renda'] };
    expect(placesWith([rule], twoUses({ names: { A: 'Uf' } }, { names: { A: 'Uf' } }))).toEqual([
      'shared.json/rules/0/when DEF_NEVER_HOLDS A condição da regra "x" nunca vale: nenhum valor satisfaz "when".',
    ]);
  });

  it('is told in the tab when the rule is at odds with another one there', () => {
    const rule = { id: 'soma', compute: { T: { sum: ['Renda'] } } };
    const uses: WrittenRule[] = [
      { id: 'total', compute: { Total: { sum: ['Bens'] } } },
      { id: 'x', rule: 'soma', names: { T: 'Total' } },
    ];
    const [problem, ...others] = problemsWith([], ruling([rule], uses));
    expect([problem?.file, problem?.code, others]).toEqual(['cadastro/dados.json', 'DEF_WRITTEN_TWICE', []]);
  });

  it('is told alone when an item of the rule has to be left out', () => {
    const when = { anyOf: [{ A: { maximo: 3 } }, 'B'] };
    const rule = { id: 'exige', when, require: ['Renda', 3] };
    expect(placesWith([rule], twoUses({ names: { A: 'Renda' } }, { names: { A: 'Renda' } }))).toEqual([
      'shared.json/rules/0/when/anyOf/0/A/maximo DEF_UNKNOWN_KEYWORD Palavra-chave desconhecida "maximo" em "A". Você quis dizer "maximum"?',
      'shared.json/rules/0/when/anyOf/1 DEF_WRONG_VALUE Encontrado "B" em "anyOf". Esperado: um objeto { }.',
      'shared.json/rules/0/require/1 DEF_WRONG_VALUE Encontrado 3 em "require". Esperado: um texto.',
    ]);
  });

  it('is not followed by what is missing only because it was left out', () => {
    const rule = { id: 'exige', on: ['Cep'], lookup: 'cep', whith: { cep: 'Cep' } };
    expect(placesWith([rule], twoUses())).toEqual([
      'shared.json/rules/0/whith DEF_UNKNOWN_KEY Chave desconhecida "whith" em "rules". Você quis dizer "with"?',
    ]);
  });
});
