import fc from 'fast-check';
import type { LoadedSchemas } from '../../../../engine/compile';
import type { Condition, RuleDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../../engine/core/json';

/** A change of the definitions, in place. */
export type Edit = (schemas: LoadedSchemas) => void;

/** What the conditions of these tests ask of the fields of the base, and what is answered there. */
const ASKED: Record<string, { tests: Json[]; answers: Json[] }> = {
  EstadoCivil: { tests: [{ const: 1 }, { const: 3 }, { enum: [1, 2] }, { enum: [2, 3] }, true], answers: [1, 2, 3] },
  Profissao: {
    tests: [
      true,
      { const: 'Médica' },
      { like: ['medica'] },
      { minLength: 4 },
      { maxLength: 6 },
      { like: ['outra', 'OUTRO'] },
    ],
    answers: ['Médica', 'medica', 'MÉDICA ', 'x', 'outro', 'Engenheira'],
  },
  Renda: {
    tests: [{ minimum: 1000 }, { maximum: 999.99 }, { minimum: 0, maximum: 5 }, { const: 7 }, true],
    answers: [0, 5, 7, 999.99, 1000, 20000],
  },
  OutrasRendas: { tests: [{ minimum: 1 }, { not: { maximum: 0 } }, true], answers: [0, 1, 10000] },
  RendaTotal: { tests: [{ minimum: 10000 }, { maximum: 10 }, true], answers: [] },
  Pep: { tests: [{ const: true }, { const: false }, true, { not: { const: true } }], answers: [true, false] },
  PepCargo: { tests: [true, { const: 'Senadora' }, { maxLength: 7 }], answers: ['Senadora', 'Juiz'] },
  NomeConjuge: { tests: [true, { sameAs: 'Nome' }], answers: ['Ana Souza', 'Bia'] },
  Contato: {
    tests: [{ const: 'e-mail' }, { enum: ['telefone'] }, { like: ['E-MAIL'] }, true],
    answers: ['e-mail', 'telefone'],
  },
  Email: { tests: [true, { format: 'email' }], answers: ['ana@exemplo.com.br'] },
  Nascimento: {
    tests: [
      { maxAge: 17 },
      { minAge: 18 },
      { not: { maxAge: 17 } },
      { before: '2000-01-01' },
      { notBefore: '2000-01-01' },
      { after: 'today' },
    ],
    answers: ['2015-01-01', '2000-01-01', '1999-12-31', '2008-11-22', '1960-05-05'],
  },
  Apelido: { tests: [true], answers: ['Aninha', 'x'] },
  OrigemRenda: { tests: [true], answers: ['aluguel'] },
  '$settings/apelido': { tests: [{ const: true }, { const: false }], answers: [true, false] },
  $mode: { tests: [{ const: 'new' }, { enum: ['edit', 'renewal'] }], answers: ['new', 'edit', 'renewal'] },
};

const leaf: fc.Arbitrary<Condition> = fc
  .constantFrom(...Object.keys(ASKED))
  .chain((ref) => fc.constantFrom(...(ASKED[ref]?.tests ?? [])).map((test) => ({ [ref]: test }) as Condition));

const condition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  { weight: 2, arbitrary: fc.tuple(leaf, leaf).map(([one, other]) => ({ ...one, ...other })) },
  { weight: 1, arbitrary: fc.tuple(leaf, leaf).map((both) => ({ anyOf: both })) },
  { weight: 1, arbitrary: leaf.map((one) => ({ not: one })) },
);

/** Another way to write a condition, which may or may not mean the same. */
function rewritten(when: Condition, how: number): Condition {
  const doubled: Condition = { not: { not: when } };
  const turned = Object.fromEntries(Object.entries(when).reverse()) as Condition;
  const split: Condition = { allOf: Object.entries(when).map(([key, value]) => ({ [key]: value }) as Condition) };
  const [key, test] = Object.entries(when)[0] ?? [];
  const asList =
    test && typeof test === 'object' && 'const' in test ? { ...when, [key as string]: { enum: [test.const] } } : when;
  const loose =
    test && typeof test === 'object' && 'minimum' in test
      ? { [key as string]: { not: { maximum: Number(test.minimum) - 0.01 } } }
      : when;
  return ([doubled, turned, split, asList as Condition, loose as Condition][how % 5] ?? when) as Condition;
}

const titular = ({ wizards }: LoadedSchemas) => wizards[0]?.tabs[0] as TabDefinition;
const rulesOf = (tab: TabDefinition): RuleDefinition[] => {
  tab.rules ??= [];
  return tab.rules;
};
const optional = ['Apelido', 'Profissao', 'Email', 'Contato', 'OrigemRenda', 'Renda', 'PepCargo', 'NomeConjuge'];

/** The changes that versions are made of, many of which mean the same. */
export const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.nat(7), fc.nat(4)).map(
    ([index, how]): Edit =>
      (schemas) => {
        const rule = rulesOf(titular(schemas))[index];
        if (rule?.when) rule.when = rewritten(rule.when, how);
      },
  ),
  fc.tuple(fc.nat(7), condition).map(
    ([index, when]): Edit =>
      (schemas) => {
        const rule = rulesOf(titular(schemas))[index];
        if (rule?.when && !rule.show) rule.when = when;
      },
  ),
  fc.tuple(fc.nat(7), leaf).map(
    ([index, more]): Edit =>
      (schemas) => {
        const rule = rulesOf(titular(schemas))[index];
        if (rule?.when) rule.when = { allOf: [rule.when, more] };
      },
  ),
  fc
    .tuple(
      condition,
      fc.subarray(optional, { minLength: 1, maxLength: 2 }),
      fc.constantFrom(undefined, 'save' as const),
    )
    .map(
      ([when, require, moment]): Edit =>
        (schemas) => {
          rulesOf(titular(schemas)).push({
            id: `exige-${rulesOf(titular(schemas)).length}`,
            when,
            require,
            ...(moment && { moment }),
          });
        },
    ),
  fc.tuple(condition, fc.constantFrom(...optional)).map(
    ([when, at]): Edit =>
      (schemas) => {
        rulesOf(titular(schemas)).push({
          id: `erro-${rulesOf(titular(schemas)).length}`,
          when,
          error: { at, text: 'Não.' },
        });
      },
  ),
  fc
    .tuple(condition, fc.constantFrom('Profissao', 'OrigemRenda'), fc.constantFrom('clear' as const, 'keep' as const))
    .map(
      ([when, field, hidden]): Edit =>
        (schemas) => {
          rulesOf(titular(schemas)).push({
            id: `mostra-${field}-${rulesOf(titular(schemas)).length}`,
            when,
            show: [field],
            hidden,
          });
        },
    ),
  fc.tuple(condition, fc.constantFrom<Json>('x', null, { from: 'Apelido' }, { sum: ['Renda'] })).map(
    ([when, value]): Edit =>
      (schemas) => {
        rulesOf(titular(schemas)).push({
          id: `calcula-${rulesOf(titular(schemas)).length}`,
          when,
          compute: { OrigemRenda: value as never },
        });
      },
  ),
  fc.nat(7).map(
    (index): Edit =>
      (schemas) => {
        rulesOf(titular(schemas)).splice(index, 1);
      },
  ),
  fc.nat(7).map(
    (index): Edit =>
      (schemas) => {
        const rule = rulesOf(titular(schemas))[index];
        if (rule?.hidden) rule.hidden = rule.hidden === 'clear' ? 'keep' : 'clear';
      },
  ),
  fc.tuple(fc.constantFrom('Apelido', 'NomeConjuge', 'PepCargo'), fc.constantFrom(3, 7, 200, undefined)).map(
    ([name, maxLength]): Edit =>
      (schemas) => {
        const field = titular(schemas).schema.properties[name];
        if (field && maxLength === undefined) delete field.maxLength;
        else if (field) field.maxLength = maxLength as number;
      },
  ),
  fc.tuple(fc.constantFrom('Renda', 'OutrasRendas'), fc.constantFrom(-1, 1, 5000, undefined)).map(
    ([name, minimum]): Edit =>
      (schemas) => {
        const field = titular(schemas).schema.properties[name];
        if (field && minimum === undefined) delete field.minimum;
        else if (field) field.minimum = minimum as number;
      },
  ),
  fc
    .constantFrom<JsonObject[]>(
      [
        { const: 1, title: 'Solteiro(a)' },
        { const: 2, title: 'Casado(a)' },
      ],
      [
        { const: 1, title: 'Solteiro(a)' },
        { const: 2, title: 'Casado(a)' },
        { const: 3, title: 'União estável' },
        { const: 4, title: 'Outro' },
      ],
    )
    .map(
      (options): Edit =>
        (schemas) => {
          (titular(schemas).schema.properties.EstadoCivil as { oneOf: unknown }).oneOf = options;
        },
    ),
  fc.tuple(fc.boolean(), leaf).map(
    ([isRequired, when]): Edit =>
      (schemas) => {
        const tab = titular(schemas);
        tab.schema.properties.Novo = { type: 'string', title: 'Novo' };
        tab.uiSchema['ui:sections'][0]?.fields.push('Novo');
        if (isRequired) rulesOf(tab).push({ id: `novo-${rulesOf(tab).length}`, when, require: ['Novo'] });
        else rulesOf(tab).push({ id: `novo-${rulesOf(tab).length}`, when: { Novo: true }, require: ['Profissao'] });
      },
  ),
  fc.constantFrom(...optional).map(
    (name): Edit =>
      (schemas) => {
        const { schema } = titular(schemas);
        if (!['PepCargo', 'NomeConjuge', 'Apelido'].includes(name))
          schema.required = [...(schema.required ?? []), name];
      },
  ),
  fc.constantFrom('Profissao', 'Contato').map(
    (name): Edit =>
      (schemas) => {
        (titular(schemas).schema.properties[name] as { default?: Json }).default =
          name === 'Contato' ? 'telefone' : 'Médica';
      },
  ),
);

/** Answers to the base's fields, some left out. */
export const answers: fc.Arbitrary<JsonObject> = fc
  .record(
    Object.fromEntries(
      Object.entries({ ...ASKED, Nome: { answers: ['Ana Souza'] } })
        .filter(([, { answers: given }]) => given.length > 0)
        .map(([ref, { answers: given }]) => [ref, fc.option(fc.constantFrom(...given), { nil: undefined, freq: 3 })]),
    ),
  )
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as JsonObject);

const imovel = ({ wizards }: LoadedSchemas) => wizards[0]?.tabs[1] as TabDefinition;
const rowRulesOf = (tab: TabDefinition): RuleDefinition[] => {
  const list = tab.collections?.moradores as { rules?: RuleDefinition[] };
  list.rules ??= [];
  return list.rules;
};

const ofRow: fc.Arbitrary<Condition> = fc.constantFrom<Condition>(
  { Idade: { maximum: 17 } },
  { Idade: { maximum: 15 } },
  { Idade: { not: { minimum: 18 } }, Escola: false },
  { Idade: { not: { minimum: 18 } }, Nome: true },
  { Idade: true },
  { Escola: { const: 'A' } },
  { '/Uso': { const: 'moradia' } },
  { $index: { const: 0 } },
  { $others: { contains: { Escola: { const: 'A' } } } },
);
const aroundRows: fc.Arbitrary<Condition> = fc.oneof(
  ofRow
    .filter((when) => !Object.keys(when).some((key) => /^[$/]/.test(key)))
    .map((inner): Condition => ({ moradores: { contains: inner } })),
  fc.constantFrom<Condition>(
    { moradores: true },
    { moradores: { minItems: 2 } },
    { moradores: { not: { maxItems: 1 } } },
    { moradores: { maxItems: 2 } },
    { Area: { minimum: 500 } },
    { Uso: { enum: ['aluguel', 'temporada'] } },
    { Uso: { not: { const: 'moradia' } } },
    { Alarme: { const: true } },
  ),
);

/** Changes of the tab with a list: of its rules, of those of its rows and of what a row must have. */
export const editOfRows: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(ofRow, fc.nat(4)).map(
    ([when, how]): Edit =>
      (schemas) => {
        const [rule] = rowRulesOf(imovel(schemas));
        if (rule) rule.when = how === 4 ? when : rewritten(rule.when ?? when, how);
      },
  ),
  fc.tuple(ofRow, fc.constantFrom('Idade', 'Escola')).map(
    ([when, field]): Edit =>
      (schemas) => {
        rowRulesOf(imovel(schemas)).push({ id: `linha-${rowRulesOf(imovel(schemas)).length}`, when, require: [field] });
      },
  ),
  fc.tuple(ofRow, fc.constantFrom('clear' as const, 'keep' as const)).map(
    ([when, hidden]): Edit =>
      (schemas) => {
        rowRulesOf(imovel(schemas)).push({
          id: `mostra-${rowRulesOf(imovel(schemas)).length}`,
          when,
          show: ['Escola'],
          hidden,
        });
      },
  ),
  fc.tuple(ofRow, fc.constantFrom('Nome', 'Idade')).map(
    ([when, at]): Edit =>
      (schemas) => {
        rowRulesOf(imovel(schemas)).push({
          id: `recusa-${at}-${rowRulesOf(imovel(schemas)).length}`,
          when,
          error: { at, text: 'Não.' },
        });
      },
  ),
  fc.tuple(aroundRows, fc.constantFrom('Alarme', 'Area', 'Cidade')).map(
    ([when, field]): Edit =>
      (schemas) => {
        rulesOf(imovel(schemas)).push({
          id: `exige-${field}-${rulesOf(imovel(schemas)).length}`,
          when,
          require: [field],
        });
      },
  ),
  fc.tuple(aroundRows, fc.nat(4)).map(
    ([when, how]): Edit =>
      (schemas) => {
        const rule = rulesOf(imovel(schemas))[1];
        if (rule) rule.when = how === 4 ? when : rewritten(rule.when ?? when, how);
      },
  ),
  fc.tuple(aroundRows, fc.constantFrom('clear' as const, 'keep' as const)).map(
    ([when, hidden]): Edit =>
      (schemas) => {
        rulesOf(imovel(schemas)).push({
          id: `lista-${rulesOf(imovel(schemas)).length}`,
          when: 'moradores' in when ? { Alarme: true } : when,
          show: ['moradores'],
          hidden,
        });
      },
  ),
  fc.tuple(fc.constantFrom('minItems', 'maxItems'), fc.constantFrom(0, 1, 2, 9)).map(
    ([key, count]): Edit =>
      (schemas) => {
        Object.assign(imovel(schemas).schema.properties.moradores ?? {}, { [key]: count });
      },
  ),
  fc.constantFrom(0, 1, 2).map(
    (count): Edit =>
      (schemas) => {
        const list = imovel(schemas).collections?.moradores;
        if (list) list.fixed = Array.from({ length: count }, () => ({}));
      },
  ),
  fc
    .constantFrom<[string, JsonObject]>(
      ['Idade', { maximum: 99 }],
      ['Idade', { minimum: 1 }],
      ['Escola', { maxLength: 3 }],
      ['Escola', { enum: ['A', 'B'] }],
    )
    .map(
      ([name, more]): Edit =>
        (schemas) => {
          Object.assign(imovel(schemas).schema.properties.moradores?.items?.properties?.[name] ?? {}, more);
        },
    ),
);

const row = fc
  .record({
    Nome: fc.option(fc.constant('Ana'), { nil: undefined, freq: 8 }),
    Idade: fc.option(fc.constantFrom(0, 15, 16, 17, 18, 120), { nil: undefined }),
    Escola: fc.option(fc.constantFrom('A', 'B', 'Escola'), { nil: undefined }),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as JsonObject);

/** Answers to the tab with a list. */
export const answersOfRows: fc.Arbitrary<JsonObject> = fc
  .record({
    Cep: fc.constant('01001000'),
    Ciente: fc.constant(true),
    Uso: fc.option(fc.constantFrom('moradia', 'temporada', 'aluguel'), { nil: undefined }),
    Area: fc.option(fc.constantFrom(10, 499, 500, 2000), { nil: undefined }),
    Alarme: fc.option(fc.boolean(), { nil: undefined }),
    Cidade: fc.option(fc.constant('Santos'), { nil: undefined }),
    moradores: fc.option(fc.array(row, { maxLength: 3 }), { nil: undefined }),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as JsonObject);
