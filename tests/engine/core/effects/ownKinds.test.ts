import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type * as Prove from '../../../../engine/analyse/prove';
import type * as Subjects from '../../../../engine/analyse/subject';
import type * as AskedTab from '../../../../engine/analyse/why/asked';
import type * as Why from '../../../../engine/analyse/why/why';
import type * as Compile from '../../../../engine/compile';
import type { FieldSchema, RuleDefinition } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import { withExamples } from '../../../../engine/core/formats/br/withExamples';
import type { JsonObject } from '../../../../engine/core/json';
import type * as Edit from '../../../../engine/edit';
import type * as State from '../../../../engine/state';
import type * as Words from '../../../../engine/words';
import type * as WhyWords from '../../../../studio/analysis/why/words';
import type * as Acting from '../../../../studio/properties/acting';
import type * as Required from '../../../../studio/properties/required';
import type { Thing } from '../../../../studio/properties/things';
import { copyWith } from '../../../support/codeCopy';
import { smallFolder } from '../../../support/smallForm';
import { contextOf, tabOf } from '../../../support/tabs';

interface Kind {
  of: 'state' | 'event';
  says: 'targets' | 'fields' | 'operands';
  sentence: string;
  plan: string;
}

/** Kinds that do what others do, each under a name of its own; one of them does two things at once. */
const KINDS: Record<string, Kind> = {
  reveal: {
    ...{ of: 'state', says: 'targets', sentence: 'revela {}' },
    plan: `for (const target of rule.reveal ?? [])
      for (const { node, isOwn } of within(target)) {
        node[isOwn ? 'shows' : 'sectionShows'].push(base);
        if (rule.hidden === 'clear') node.hidden = 'clear';
      }`,
  },
  demand: {
    ...{ of: 'state', says: 'fields', sentence: 'cobra {}' },
    plan: "for (const name of rule.demand ?? []) at(name).requires.push({ ...base, moment: 'advance' });",
  },
  freeze: {
    ...{ of: 'state', says: 'fields', sentence: 'congela {}' },
    plan: 'for (const name of rule.freeze ?? []) at(name).locks.push(base);',
  },
  derive: {
    ...{ of: 'state', says: 'operands', sentence: 'deriva {}' },
    plan: 'for (const [name, operand] of Object.entries(rule.derive ?? {})) at(name).computes.push({ ...base, operand });',
  },
  stamp: {
    ...{ of: 'event', says: 'fields', sentence: 'carimba {}' },
    plan: "if (rule.on) for (const name of rule.stamp ?? []) at(name).writes.push({ ...plan, operand: 'S' });",
  },
  seal: {
    ...{ of: 'state', says: 'fields', sentence: 'sela {}' },
    plan: `for (const name of rule.seal ?? []) {
      at(name).requires.push({ ...base, moment: 'advance' });
      at(name).locks.push(base);
    }`,
  },
};

const fileOf = ([key, { of, says, sentence, plan }]: [
  string,
  Kind,
]): string => `import type { Acts, Told } from './types';

declare module '../definition/rule' {
  interface RuleDefinition {
    ${key}?: ${says === 'operands' ? "Record<string, import('../definition/rule').Operand>" : 'string[]'};
  }
}

export const acts: Acts = {
  plan(rule, { base, plan, at, within }) {
    ${plan}
  },
};

export const told: Told = {
  ${key}: {
    of: ['${of}'],
    says: '${says}',
    isEffect: true,
    words: { 'pt-BR': { sentence: '${sentence}' } },
    vocabulary: {
      title: '${key}',
      description: 'Um tipo de efeito.',
      $ref: '#/definitions/${says === 'operands' ? 'operands' : 'names'}',
      examples: [${says === 'operands' ? '{ Resumo: 1 }' : "['Motivo']"}],
    },
  },
};
`;

/** The code with these kinds: a file and a line each, and one command. */
const { folder, load, json, read } = await copyWith(
  [],
  {
    'engine/core/effects/table.ts': [
      [
        "from './show';\n",
        Object.keys(KINDS)
          .map((key) => `import * as ${key} from './${key}';\n`)
          .join(''),
      ],
      [
        '  moment,\n',
        Object.keys(KINDS)
          .map((key) => `  ${key},\n`)
          .join(''),
      ],
    ],
  },
  Object.fromEntries(Object.entries(KINDS).map((kind) => [`engine/core/effects/${kind[0]}.ts`, fileOf(kind)])),
);

const yes = (name: string) => ({ [name]: { const: true } });
const FIELDS: Record<string, FieldSchema> = {
  A: { type: 'boolean' },
  B: { type: 'boolean' },
  X: {},
  Y: {},
};
const made = (...rules: object[]) =>
  tabOf(FIELDS, rules.map((rule, index) => ({ id: `r${index}`, ...rule })) as RuleDefinition[]);

describe('kinds of effects that are one file and one line each', () => {
  it.each<[string, object, string]>([
    ['hidden', { when: yes('A'), reveal: ['X'], hidden: 'clear' }, 'reveal'],
    ['required', { when: { A: { not: { const: true } } }, demand: ['X'] }, 'demand'],
    ['locked', { when: { A: { not: { const: true } } }, freeze: ['X'] }, 'freeze'],
    ['computed', { when: { A: { not: { const: true } } }, derive: { X: 'x' } }, 'derive'],
    ['required', { when: { A: { not: { const: true } } }, seal: ['X'] }, 'seal'],
    ['locked', { when: { A: { not: { const: true } } }, seal: ['X'] }, 'seal'],
  ])('make a field %s, follow what their condition reads, and are told as the reason', async (question, rule, key) => {
    const { planOf, evaluateTab, applyWrites } = await load<typeof State>('engine/state.ts');
    const { subjectsOf } = await load<typeof Subjects>('engine/analyse/subject.ts');
    const { resolvedTab } = await load<typeof AskedTab>('engine/analyse/why/asked.ts');
    const { whyField } = await load<typeof Why>('engine/analyse/why/why.ts');
    const { doneBy } = await load<typeof WhyWords>('studio/analysis/why/words.ts');
    const tab = made(rule);
    const plan = planOf(tab);
    const state = evaluateTab(plan, { A: false }, contextOf());
    const turned = applyWrites(plan, state, [{ pointer: '/A', value: true }], contextOf());
    const is = question as 'hidden' | 'required' | 'locked' | 'computed';
    expect([state[is].has('/X'), turned.state[is].has('/X')]).toEqual([true, false]);
    expect(turned.touched).toContain('/X');
    const [subject] = subjectsOf(resolvedTab(tab));
    const why = whyField({ subject: subject as Subjects.Subject, state, context: contextOf() }, '/X', is);
    expect(why.because).toMatchObject([{ effect: key, pointer: `/rules/0/${key}`, rule: 'r0' }]);
    expect(doneBy(key)).toBe((KINDS[key] as Kind).sentence.replace(' {}', ''));
  });

  it('are told by the key that acts, where a rule has two that do the same', async () => {
    const { planOf, evaluateTab } = await load<typeof State>('engine/state.ts');
    const { subjectsOf } = await load<typeof Subjects>('engine/analyse/subject.ts');
    const { resolvedTab } = await load<typeof AskedTab>('engine/analyse/why/asked.ts');
    const { whyField } = await load<typeof Why>('engine/analyse/why/why.ts');
    const tab = made({ when: yes('A'), require: ['Y'], demand: ['X'] });
    const [subject] = subjectsOf(resolvedTab(tab));
    const state = evaluateTab(planOf(tab), { A: true }, contextOf());
    const effectAt = (pointer: string) =>
      whyField({ subject: subject as Subjects.Subject, state, context: contextOf() }, pointer, 'required').because[0]
        ?.effect;
    expect([effectAt('/X'), effectAt('/Y')]).toEqual(['demand', 'require']);
  });

  it('write when their event occurs', async () => {
    const { planOf, evaluateTab, applyWrites } = await load<typeof State>('engine/state.ts');
    const plan = planOf(made({ on: ['A'], stamp: ['X'] }));
    const { state } = applyWrites(
      plan,
      evaluateTab(plan, {}, contextOf()),
      [{ pointer: '/A', value: true }],
      contextOf(),
    );
    expect(state.data).toEqual({ A: true, X: 'S' });
  });

  it.each<[string, object[], object]>([
    [
      'twoEquations',
      [
        { when: yes('A'), derive: { X: 'a' } },
        { when: yes('B'), derive: { X: 'b' } },
      ],
      { pointer: '/rules/1/derive/X', at: 'key', rules: ['r0', 'r1'] },
    ],
    ['deadEnd', [{ when: yes('A'), demand: ['X'], freeze: ['X'] }], { pointer: '/rules/0/freeze', rule: 'r0' }],
    ['deadEnd', [{ when: yes('A'), seal: ['X'] }], { pointer: '/rules/0/seal', rule: 'r0' }],
    [
      'neverRequired',
      [
        { when: yes('A'), reveal: ['X'], hidden: 'clear' },
        { when: { A: { const: false } }, demand: ['Y', 'X'] },
      ],
      { pointer: '/rules/1/demand/1', rule: 'r1' },
    ],
    [
      'twoValues',
      [
        { on: ['A'], set: { X: 'x' } },
        { on: ['A'], stamp: ['Y', 'X'] },
      ],
      { pointer: '/rules/1/stamp/1', rules: ['r0', 'r1'] },
    ],
  ])('are found in conflict: %s', async (kind, rules, place) => {
    const { proveTab } = await load<typeof Prove>('engine/analyse/prove.ts');
    const { resolvedTab } = await load<typeof AskedTab>('engine/analyse/why/asked.ts');
    const resolved = resolvedTab(made(...rules));
    const input = {
      formats: withExamples(formats),
      today: '2026-11-21',
      settings: {},
      tabs: new Map([['tab', resolved]]),
    };
    expect(proveTab(resolved, input)).toMatchObject([{ kind, node: 'X', ...place }]);
  });

  it.each<[object[], string]>([
    [[{ when: yes('A'), reveal: ['X'] }], 'não diz o que acontece com o valor oculto'],
    [[{ when: yes('A'), reveal: ['#nada'], hidden: 'keep' }], 'A seção "#nada" não existe'],
    [[{ when: yes('A'), demand: ['Z'] }], 'O campo "Z" de "demand" não aparece na tela'],
    [[{ derive: { X: 'a' } }, { on: ['A'], set: { X: 'b' } }], 'e escrito com "set" na regra "r1"'],
    [[{ compute: { X: 'a' } }, { derive: { X: 'b' } }], 'e, no mesmo caso, na regra "r0"'],
    [[{ on: ['A'], freeze: ['X'] }], '"freeze" não vale em uma regra com "on"'],
  ])('are checked: %j', async (rules, message) => {
    const { formatProblems, loadSchemas } = await load<typeof Compile>('engine/compile.ts');
    const field = (schema: FieldSchema, title: string): FieldSchema => ({ type: 'string', ...schema, title });
    const fields = Object.fromEntries(
      Object.entries({ ...FIELDS, Z: {} }).map(([name, schema]) => [name, field(schema, name)]),
    );
    const small = smallFolder(join(folder, 'schemas'), {
      fields,
      items: Object.keys(FIELDS),
      rules: rules.map((rule, index) => ({ id: `r${index}`, ...rule })),
    });
    expect(formatProblems(loadSchemas(small).problems)).toContain(message);
  });

  it('stand in the vocabulary, and are said in sentences', async () => {
    const { languageOf, wizardNaming } = await load<typeof Words>('engine/words.ts');
    expect(Object.keys(json('schemas/vocabulary/common.schema.json').definitions.rule.properties)).toEqual(
      expect.arrayContaining(Object.keys(KINDS)),
    );
    const words = json('schemas/vocabulary/words/pt-BR.json');
    const tab = made();
    const naming = wizardNaming({ words, tabs: [tab], settings: {}, formats })('tab');
    const rule = { when: yes('A'), freeze: ['X'], seal: ['Y'] };
    const sentence = languageOf(words).rule.write(rule, naming);
    expect(sentence).toContain('congela *X*; sela *Y*');
    expect(languageOf(words).rule.read(sentence as string, naming)).toEqual(rule);
    expect(read('docs/vocabulary.md')).toContain('`seal`');
  });

  it('are what the Estúdio reads a field as required, shown and acted on by', async () => {
    const { isShownByRule, requiredEdits, requirednessOf } = await load<typeof Required>(
      'studio/properties/required.ts',
    );
    const { actingOn } = await load<typeof Acting>('studio/properties/acting.ts');
    const tab = made({ when: yes('A'), reveal: ['X'], hidden: 'clear', demand: ['X'] }) as unknown as JsonObject;
    const thing = { file: 'small/data.json', kind: 'field', name: 'X', pointer: '/schema/properties/X' } as Thing;
    expect(requirednessOf(tab, thing)).toBe('shown');
    expect(isShownByRule(tab, thing)).toBe(true);
    expect(actingOn({ 'small/data.json': tab }, thing).map(({ rule }) => rule.id)).toEqual(['r0']);
    const { applyEdits } = await load<typeof Edit>('engine/edit.ts');
    const [file, text] = ['small/data.json', JSON.stringify(tab, undefined, 2)];
    const after = applyEdits({ [file]: text }, requiredEdits({ file, text }, thing, 'never'))[file];
    expect(JSON.parse(after ?? '').rules).toEqual([{ id: 'r0', when: yes('A'), reveal: ['X'], hidden: 'clear' }]);
  });
});
