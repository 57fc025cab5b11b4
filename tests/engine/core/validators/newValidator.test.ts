import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type * as Catalog from '../../../../engine/catalog';
import type * as Compile from '../../../../engine/compile';
import { formats } from '../../../../engine/core/formats/br/table';
import type { RuleDefinition } from '../../../../engine/definition';
import type * as Testing from '../../../../engine/testing';
import type * as Words from '../../../../engine/words';
import type * as Sentences from '../../../../studio/properties/sentence/scope';
import type * as Params from '../../../../studio/properties/sentence/validators';
import { copyWith } from '../../../support/codeCopy';
import { smallFolder } from '../../../support/smallForm';
import { tabOf } from '../../../support/tabs';

/** A validator that takes what it looks at by a name of its own, and one that adds up. */
const own = (name: string, told: string) => `import type { ToldValidator, Validator } from './types';

export const ${name}: Validator = {
  name: '${name}',
  validate: () => true,
};

export const told: ToldValidator = {
  ${told}
  words: { 'pt-BR': { title: '${name}', asks: 'as linhas servem' } },
  examples: [
    { data: {}, of: ['rows'], passes: true },
    { data: { rows: [] }, of: ['rows'], passes: true },
  ],
};
`;
const FIELD = "{ type: 'string', required: true, names: 'field', words: { 'pt-BR': 'coluna' } }";

/** The code with the validator that the README adds, and these: one file, one line, one command. */
const { folder, load, read, json } = await copyWith(
  ['engine/core/validators/inOrder.ts'],
  {
    'engine/core/validators/table.ts': [
      [
        "from './equal';\n",
        `import { inOrder } from './inOrder';
import { inColumn } from './inColumn';
import { total } from './total';
`,
      ],
      ['  equal,\n', '  inOrder,\n  inColumn,\n  total,\n'],
    ],
  },
  {
    'engine/core/validators/inColumn.ts': own('inColumn', `params: { column: ${FIELD} },`),
    'engine/core/validators/total.ts': own(
      'total',
      `params: { field: ${FIELD}, maximum: { type: 'number' } },
  sums: true,`,
    ),
  },
);
const { compileSchemas, formatProblems, loadSchemas } = await load<typeof Compile>('engine/compile.ts');

const day = (title: string) => ({ type: 'string' as const, title, format: 'date' });
const fields = { Inicio: day('Início'), Fim: day('Fim') };
const rule = { check: 'inOrder', of: ['Inicio', 'Fim'], error: { at: 'Fim', text: 'O fim vem antes do início.' } };
const small = (more: object = {}) =>
  smallFolder(join(folder, 'schemas'), { fields, rules: [{ id: 'ordem', ...rule, ...more }] });

describe('a validator that is added by one file and one line', () => {
  it('is checked: its name, and what it takes', () => {
    const found = (more: object) => formatProblems(loadSchemas(small(more)).problems);
    expect(found({})).toBe('0 problemas em 0 arquivos.');
    expect(found({ check: 'inOrdem' })).toContain('Você quis dizer "inOrder"?');
    expect(found({ params: { strict: true } })).toContain('O validador "inOrder" não tem o parâmetro "strict"');
  });

  it('is run: what it finds wrong stands where the rule says', async () => {
    const { fill, loadedWizard, shownErrors, testWizard } = await load<typeof Testing>('engine/testing.ts');
    const { session } = testWizard(await loadedWizard(compileSchemas(small()), 'small', formats));
    await session.open();
    const form = session.form('data');
    fill(form, { '/Inicio': '2026-02-01', '/Fim': '2026-01-31' });
    await session.advance();
    expect(shownErrors(form)).toEqual({ '/Fim': 'O fim vem antes do início.' });
    fill(form, { '/Fim': '2026-02-02' });
    expect(shownErrors(form)).toEqual({});
  });

  it('is read by what it tells of its parameters: the fields that they name, the numbers that it adds up', async () => {
    const items = { type: 'object' as const, properties: { Nome: { type: 'string' as const, title: 'Nome' } } };
    const found = (check: string, params: object) => {
      const rules = [
        { id: 'linhas', check, of: ['Linhas'], params, error: { at: 'Linhas', text: 'Revise as linhas.' } },
      ];
      const list = { Linhas: { type: 'array' as const, title: 'Linhas', items } };
      return formatProblems(loadSchemas(smallFolder(join(folder, 'schemas'), { fields: list, rules })).problems);
    };
    expect(found('inColumn', { column: 'Nom' })).toContain('Você quis dizer "Nome"?');
    expect(found('inColumn', { column: 'Nome' })).not.toContain('Você quis dizer');
    expect(found('total', { field: 'Nome', maximum: 1 })).toContain('é do tipo "string", e não se soma');
    const { fieldsFor, paramsOf } = await load<typeof Params>('studio/properties/sentence/validators.ts');
    expect(paramsOf('inColumn')).toEqual([{ name: 'column', title: 'coluna', names: 'field', isNeeded: true }]);
    const rows = {
      fields: [{ name: 'Nome', label: 'Nome' }],
      naming: { schema: () => ({ type: 'string' }) },
    } as unknown as Parameters<typeof fieldsFor>[1];
    expect([fieldsFor('inColumn', rows).length, fieldsFor('total', rows).length]).toEqual([1, 0]);
  });

  it('stands in the vocabulary and in the guide', () => {
    const { check } = json('schemas/vocabulary/common.schema.json').definitions.rule.properties;
    expect(check.examples).toContain('inOrder');
    expect(read('docs/vocabulary.md')).toContain('`"inOrder"`');
    expect(read('docs/analistas.md')).toContain('| `inOrder` | as datas preenchidas estão em ordem |');
  });

  it('is said in a sentence, and called by its name in the Estúdio', async () => {
    const { languageOf, wizardNaming } = await load<typeof Words>('engine/words.ts');
    const words = json('schemas/vocabulary/words/pt-BR.json');
    const naming = wizardNaming({ words, tabs: [tabOf(fields)], settings: {}, formats })('tab');
    const said = languageOf(words).rule.write(rule as RuleDefinition, naming);
    expect(said).toContain('confere *inOrder*');
    const { scopeOf } = await load<typeof Sentences>('studio/properties/sentence/scope.ts');
    expect(scopeOf({}, 'small/data.json').validators).toContainEqual({ name: 'inOrder', label: 'datas em ordem' });
  });

  it('is loaded without what the tools are told', async () => {
    const { toldValidators } = await load<typeof Catalog>('engine/catalog.ts');
    expect(Object.keys(toldValidators)).toContain('inOrder');
    expect(read('engine/core/validators/told.ts')).toContain("import { told as inOrder } from './inOrder';");
  });
});
