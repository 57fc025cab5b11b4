import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../../contract/blocks';
import { loadSchemas } from '../../../engine/compile';
import type { Condition, Operand, RuleDefinition } from '../../../engine/core/definition/types';
import { formats } from '../../../engine/core/formats/br/table';
import { isObject, type Json } from '../../../engine/core/json';
import { toPointer } from '../../../engine/core/pointer';
import { languageOf } from '../../../engine/words/language';
import { normalCondition } from '../../../engine/words/normal';
import type { PartSaid } from '../../../engine/words/part';
import type { RuleSaid } from '../../../engine/words/rule';
import { spokenOf } from '../../../engine/words/spoken';
import { wizardNaming } from '../../../engine/words/tabNaming';
import words from '../../../schemas/vocabulary/words/pt-BR.json';

const language = languageOf(words);
const { schemas } = loadSchemas('schemas', { blocks: BLOCKS });
if (!schemas) throw new Error('The definitions have problems.');
const { settings } = schemas;
const wizards = [...schemas.wizards, ...schemas.forms].map(({ definition, tabs }) => ({
  definition,
  tabs,
  naming: wizardNaming({ words, tabs, settings, formats }),
}));
const places = wizards.flatMap(({ definition, tabs, naming }) =>
  tabs.flatMap((tab) =>
    spokenOf(tab).map((spoken) => ({
      name: `${definition.id}/${tab.id}${spoken.pointer}`,
      spoken,
      naming: spoken.list === undefined ? naming(tab.id) : naming(tab.id).rows(spoken.list),
    })),
  ),
);

/** The conditions that stand around tabs: when they are there, and when a lookup starts. */
const around = [
  ...wizards.flatMap(({ definition, naming }) =>
    definition.tabs.flatMap(({ id, when }) =>
      when ? [{ name: `${definition.id}/${id}`, condition: when, naming: naming('') }] : [],
    ),
  ),
  ...Object.entries(schemas.shared.lookups ?? {}).flatMap(([name, { when }]) =>
    wizards.flatMap(({ naming }) => (when ? [{ name, condition: when, naming: naming('') }] : [])),
  ),
];

/** Places of everything that is spelt like a condition or a rule, however deep. */
function conditionsIn(value: Json, path: string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => conditionsIn(item, [...path, String(index)]));
  if (!isObject(value) || path.includes('examples')) return [];
  if (path.at(-2) === 'rules') return [toPointer(path)];
  const isFields = path.at(-1) === 'properties';
  return Object.entries(value).flatMap(([key, inner]) =>
    !isFields && ['when', 'take', 'for', 'local'].includes(key) && isObject(inner)
      ? [toPointer([...path, key])]
      : conditionsIn(inner, [...path, key]),
  );
}

const normalOperand = (operand: Operand): Operand =>
  isObject(operand) && 'is' in operand ? { is: normalCondition(operand.is as Condition) } : operand;

/** A rule as it comes back: its conditions in their normal form. */
function normalRule({ id: _, ...rule }: RuleDefinition): RuleSaid {
  const operands = (given: Record<string, Operand>) =>
    Object.fromEntries(Object.entries(given).map(([name, operand]) => [name, normalOperand(operand)]));
  return {
    ...rule,
    ...(rule.when && { when: normalCondition(rule.when) }),
    ...(rule.compute && { compute: operands(rule.compute) }),
  };
}

describe('all rules and conditions of the definitions', () => {
  it.each(places)('$name has a sentence, which reads back as it', ({ spoken, naming }) => {
    if ('rule' in spoken) {
      const { id: _, ...rule } = spoken.rule;
      expect(language.rule.read(language.rule.write(rule, naming), naming)).toEqual(normalRule(spoken.rule));
    } else {
      const sentence = language.condition.write(spoken.condition, naming);
      expect(language.condition.read(sentence, naming)).toEqual(normalCondition(spoken.condition));
    }
  });

  it.each(around)('$name has a sentence, which reads back as it', ({ condition, naming }) => {
    const sentence = language.condition.write(condition, naming);
    expect(language.condition.read(sentence, naming)).toEqual(normalCondition(condition));
  });

  it('are all that stand in a tab', () => {
    for (const tab of wizards.flatMap(({ tabs }) => tabs)) {
      const said = new Set(spokenOf(tab).map(({ pointer }) => pointer));
      expect(conditionsIn(tab as unknown as Json).filter((pointer) => !said.has(pointer))).toEqual([]);
    }
  });

  it('are many', () => {
    expect(places.length).toBeGreaterThan(150);
  });
});

describe('all save steps of the definitions', () => {
  const parts = wizards.flatMap(({ definition, naming }) =>
    definition.parts.map((part) => ({ name: `${definition.id}/${part.id}`, part, naming: naming('') })),
  );
  it.each(parts)('$name has a sentence, which reads back as it', ({ part: { id: _, ...part }, naming }) => {
    const sentence = language.part.write(part, naming);
    const normal = (given: PartSaid): PartSaid =>
      given.when ? { ...given, when: normalCondition(given.when) } : given;
    expect(language.part.read(sentence, naming)).toEqual(normal(part));
  });

  it('what is switched off is not said', () => {
    const naming = wizardNaming({ words, tabs: [], settings, formats })('');
    const steps = [{ data: ['a/b'], save: 'POST /x', each: false }];
    const sentence = language.part.write({ steps, reload: false }, naming);
    expect(language.part.read(sentence, naming)).toEqual({ steps: [{ data: ['a/b'], save: 'POST /x' }] });
  });

  it('and bodies of the last call', () => {
    for (const { definition, naming } of wizards) {
      for (const operand of Object.values(definition.complete?.body ?? {})) {
        expect(language.operand.read(language.operand.write(operand, naming('')), naming(''))).toEqual(operand);
      }
    }
  });
});
