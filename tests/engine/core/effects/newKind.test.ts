import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type * as Acts from '../../../../engine/analyse/compare/ruleActs';
import type * as Mutation from '../../../../engine/analyse/mutation/ofRule';
import type * as Catalog from '../../../../engine/catalog';
import type * as Compile from '../../../../engine/compile';
import type { RuleDefinition } from '../../../../engine/core/definition/types';
import { actingKinds } from '../../../../engine/core/effects/told';
import type { JsonObject } from '../../../../engine/core/json';
import type * as Edit from '../../../../engine/edit';
import type * as State from '../../../../engine/state';
import type * as Words from '../../../../engine/words';
import type * as Title from '../../../../studio/words/ruleTitle';
import { copyWith } from '../../../support/codeCopy';
import { contextOf, tabOf } from '../../../support/tabs';

/** The code with the kind of effect that the README adds: one file, one line, one command. */
const copy = await copyWith(['engine/core/effects/recommend.ts'], {
  'engine/core/effects/table.ts': [
    ["from './lookup';\n", "import * as recommend from './recommend';\n"],
    ['  require,\n', '  recommend,\n'],
  ],
});
const { load, read, json } = copy;

const rule = { id: 'email', when: { Telefone: false }, recommend: ['Email'] };
const tab = (rules: object[]) =>
  tabOf({ Telefone: { title: 'Telefone' }, Email: { title: 'E-mail' } }, rules as RuleDefinition[]);

describe('a kind of effect that is added by one file and one line', () => {
  it('acts in the core: it follows what its condition reads', async () => {
    const { planOf, evaluateTab, applyWrites } = await load<typeof State>('engine/state.ts');
    const plan = planOf(tab([rule]));
    const state = evaluateTab(plan, {}, contextOf());
    expect([...(state.marks.recommended ?? [])]).toEqual(['/Email']);
    const { state: next, touched } = applyWrites(plan, state, [{ pointer: '/Telefone', value: '1' }], contextOf());
    expect([...(next.marks.recommended ?? [])]).toEqual([]);
    expect([...touched].sort()).toEqual(['/Email', '/Telefone']);
  });

  it('is what the core loads, without what the tools are told', () => {
    expect(read('engine/core/effects/acts.ts')).toContain("import { acts as recommend } from './recommend';");
    expect(read('engine/core/effects/acts.ts')).toContain(
      `[${actingKinds.flatMap((kind) => (kind === 'require' ? [kind, 'recommend'] : kind)).join(', ')}]`,
    );
  });

  it('stands in the vocabulary, and on its page', () => {
    const keys = json('schemas/vocabulary/common.schema.json').definitions.rule.properties;
    expect(keys.recommend.title).toBe('Recomendar');
    expect(Object.keys(keys).indexOf('recommend')).toBe(Object.keys(keys).indexOf('require') + 1);
    expect(read('docs/vocabulary.md')).toContain('`recommend`');
  });

  it('is checked: its structure, its kind of rule, the fields that it names', async () => {
    const { loadSchemas, formatProblems } = await load<typeof Compile>('engine/compile.ts');
    const { BLOCKS } = await load<{ BLOCKS: Compile.GivenNames['blocks'] }>('contract/blocks.ts');
    const file = 'schemas/pf/enderecos.json';
    const written = read(file);
    const found = (more: JsonObject) => {
      const next = JSON.parse(written);
      next.rules.push({ id: 'nova', ...more });
      writeFileSync(join(copy.folder, file), JSON.stringify(next));
      const { problems } = loadSchemas(join(copy.folder, 'schemas'), BLOCKS && { blocks: BLOCKS });
      writeFileSync(join(copy.folder, file), written);
      return formatProblems(problems);
    };
    expect(found({ recommend: ['LogradouroComplemento'] })).toBe('0 problemas em 0 arquivos.');
    expect(found({ recommend: ['LogradouroComplement'] })).toContain('Você quis dizer "LogradouroComplemento"?');
    expect(found({ recommend: 'LogradouroComplemento' })).toContain('DEF_WRONG_VALUE');
    expect(found({ on: ['Cep'], recommend: ['LogradouroComplemento'] })).toContain(
      '"recommend" não vale em uma regra com "on".',
    );
  });

  it('is said in a sentence, and read back from it', async () => {
    const { languageOf, wizardNaming } = await load<typeof Words>('engine/words.ts');
    const words = json('schemas/vocabulary/words/pt-BR.json');
    const naming = wizardNaming({ words, tabs: [tab([rule])], settings: {}, formats: {} })('tab');
    const { id: _, ...said } = rule;
    const sentence = languageOf(words).rule.write(said, naming);
    expect(sentence).toBe('Quando *Telefone* está vazio: recomenda *E-mail*.');
    expect(languageOf(words).rule.read(sentence, naming)).toEqual(said);
  });

  it('is renamed, found and offered by the tools', async () => {
    const { lineOf } = await load<typeof Catalog>('engine/catalog.ts');
    const { roles, withNames } = await load<typeof Edit>('engine/edit.ts');
    expect(lineOf('recommend', 'pt-BR')).toBe('Recomenda');
    expect(roles['rule.recommend']).toMatchObject({ sense: 'acts' });
    expect(withNames(rule, (name) => `${name}2`)).toEqual({
      id: 'email',
      when: { Telefone2: false },
      recommend: ['Email2'],
    });
  });

  it('is spoilt where it is looked for what no example notices', async () => {
    const { ruleEdits } = await load<typeof Mutation>('engine/analyse/mutation/ofRule.ts');
    const both = { ...rule, recommend: ['Email', 'Telefone'] };
    const dropped = ruleEdits(both, '/rules/0', () => undefined).filter(({ operator }) => operator === 'targetDropped');
    expect(dropped.map(({ pointer }) => pointer)).toEqual(['/rules/0/recommend/0', '/rules/0/recommend/1']);
  });

  it('is the same act in two versions though its field was renamed, and names the fields of a change', async () => {
    const { actsOf, fieldsOf } = await load<typeof Acts>('engine/analyse/compare/ruleActs.ts');
    const placed = (recommend: string[]) => ({ rule: { ...rule, recommend }, pointer: '/rules/0' }) as never;
    const rename = new Map([['Email', 'OutroEmail']]);
    expect(actsOf(placed(['Email']), { rename })).toEqual(actsOf(placed(['OutroEmail'])));
    expect(actsOf(placed(['Email']))).not.toEqual(actsOf(placed(['Telefone'])));
    expect(fieldsOf(placed(['Email']))).toEqual(['Email']);
  });

  it('is what people call its rule by', async () => {
    const { wizardNaming } = await load<typeof Words>('engine/words.ts');
    const { ruleTitle } = await load<typeof Title>('studio/words/ruleTitle.ts');
    const words = json('schemas/vocabulary/words/pt-BR.json');
    const naming = wizardNaming({ words, tabs: [tab([rule])], settings: {}, formats: {} })('tab');
    expect(ruleTitle(rule, naming)).toBe('recomenda E-mail');
  });
});
