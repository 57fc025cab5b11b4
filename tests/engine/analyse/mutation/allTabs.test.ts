import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../../../contract/blocks';
import { type Example, examplesOf, failuresOf, finish, type Tested } from '../../../../engine/analyse/cases';
import { judgeMutants, type Mutant, mutantsOf, type Verdict, withMutant } from '../../../../engine/analyse/mutation';
import { readsOf } from '../../../../engine/analyse/reads';
import { everyVariable, formAt } from '../../../../engine/analyse/states';
import { type Subject, subjectsOf } from '../../../../engine/analyse/subject';
import { resolvedTab } from '../../../../engine/analyse/why/asked';
import { loadSchemas } from '../../../../engine/compile';
import { planOf } from '../../../../engine/core/plan/plan';
import { evaluateTab } from '../../../../engine/core/state/evaluate';
import { testedTabs } from '../../../../scripts/lib/testedTabs';

/** Mutants of each tab that are looked at; the long form asks for others. */
const SAMPLE = Number(process.env.TORTURE_MUTANTS ?? 30);
const seed = Number(process.env.TORTURE_SEED ?? 20_261_123);

const { schemas } = loadSchemas('schemas', { blocks: BLOCKS });
if (!schemas) throw new Error('The definitions have problems.');
const tabs = [...schemas.wizards, ...schemas.forms].flatMap((loaded) =>
  testedTabs(schemas, loaded).map((tested) => ({
    name: `${loaded.definition.id}/${tested.tab.definition.id}`,
    tested,
  })),
);

function verdictsOf(tested: Tested, mutants: readonly Mutant[]): Verdict[] {
  const all: Verdict[] = [];
  finish(judgeMutants(tested, { mutants }), (verdict: Verdict) => all.push(verdict));
  return all;
}

const fails = (tested: Tested, example: Example): boolean => [...failuresOf(tested, example)].length > 0;

let noticed = 0;

describe.each(tabs)('the mutants of $name', ({ tested }) => {
  const mutants = mutantsOf(tested);
  const sample = fc.sample(fc.shuffledSubarray(mutants, { maxLength: Math.min(SAMPLE, mutants.length) }), {
    numRuns: 1,
    seed,
  })[0] as Mutant[];

  it('are noticed by the example that is named, which holds without them', () => {
    const examples = examplesOf(tested.tab.definition);
    for (const verdict of verdictsOf(tested, sample)) {
      if (verdict.kind !== 'noticed') continue;
      const example = examples.find(({ pointer }) => pointer === verdict.example) as Example;
      expect(fails(tested, example), verdict.mutant.id).toBe(false);
      expect(fails(withMutant(tested, verdict.mutant), example), verdict.mutant.id).toBe(true);
      noticed += 1;
    }
  });

  it('that are called equivalent differ in no random state', () => {
    const equivalent = verdictsOf(tested, mutants).filter(({ kind }) => kind === 'equivalent');
    for (const { mutant } of equivalent.filter(({ mutant: { edit } }) => edit.of === 'tab')) {
      const spoilt = withMutant(tested, mutant);
      const [subject] = subjectsOf(resolvedTab(structuredClone(tested.tab.definition))) as [Subject];
      const nodes = subject.plan.fields.map(({ node }) => node);
      const reads = readsOf(subject.plan, { nodes }, true);
      const variables = everyVariable(subject, reads, tested.input);
      const draw = fc.tuple(...variables.map(({ values }) => fc.nat(values.length - 1)));
      const check = (choice: number[]) => {
        const { data, context } = formAt(subject, variables, choice, reads, tested.input);
        const [one, other] = [tested, spoilt].map(({ tab }) =>
          evaluateTab(planOf(tab.definition), data, context, { locals: 'kept' }),
        );
        expect(one, mutant.id).toEqual(other);
      };
      fc.assert(fc.property(draw as fc.Arbitrary<number[]>, check), { numRuns: 40, seed });
    }
  });
});

it('were noticed at all, and so is a tab without any rule', () => {
  expect(noticed).toBeGreaterThan(200);
  for (const { name, tested } of tabs.filter((one) => one.tested.tab.definition.rules?.length)) {
    const bare = { ...tested, tab: { ...tested.tab, definition: { ...tested.tab.definition, rules: [] } } };
    expect(
      examplesOf(tested.tab.definition).some((example) => fails(bare, example)),
      name,
    ).toBe(true);
  }
});
