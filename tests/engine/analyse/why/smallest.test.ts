import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../../../contract/blocks';
import { readsOf } from '../../../../engine/analyse/reads';
import { everyVariable, momentOf } from '../../../../engine/analyse/states';
import { type Subject, subjectsOf } from '../../../../engine/analyse/subject';
import { resolvedTab } from '../../../../engine/analyse/why/asked';
import { isSo } from '../../../../engine/analyse/why/outcome';
import type { Asked } from '../../../../engine/analyse/why/steps';
import { QUESTIONS, type Step } from '../../../../engine/analyse/why/types';
import { whyField } from '../../../../engine/analyse/why/why';
import type { WitnessInput } from '../../../../engine/analyse/witnesses';
import { loadSchemas } from '../../../../engine/compile';
import type { FieldSchema, RuleDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import { withExamples } from '../../../../engine/core/formats/br/withExamples';
import { type FieldPlan, pointerOf } from '../../../../engine/core/plan/fields';
import { planOf } from '../../../../engine/core/plan/plan';
import { reevaluateTab } from '../../../../engine/core/state/evaluate';
import { instancesOf } from '../../../../engine/core/state/state';

/** Random states of each tab; the long form asks for others. */
const STATES = Number(process.env.TORTURE_STATES ?? 12);
const seed = Number(process.env.TORTURE_SEED ?? 20_261_123);

const { schemas } = loadSchemas('schemas', { blocks: BLOCKS });
if (!schemas) throw new Error('The definitions have problems.');
const { settings } = schemas;
const folders = [...schemas.wizards, ...schemas.forms];
const subjects = folders.flatMap(({ definition, tabs }) => {
  const resolved = tabs.map(resolvedTab);
  const input: WitnessInput = {
    formats: withExamples(formats),
    today: '2026-11-23',
    settings,
    tabs: new Map(resolved.map((tab) => [tab.id, tab])),
  };
  return resolved.flatMap((tab) =>
    subjectsOf(tab).map((subject) => {
      return { name: [definition.id, tab.id, ...(subject.form ? [subject.form] : [])].join('/'), subject, input };
    }),
  );
});

/** A state that comes of random values of all that the rules of a subject read. */
function stateOf(subject: Subject, input: WitnessInput, pick: (below: number) => number): Asked {
  const reads = readsOf(subject.plan, { nodes: subject.plan.fields.map(({ node }) => node) }, true);
  const variables = everyVariable(subject, reads, input);
  const choice = variables.map(({ values }) => pick(values.length));
  return { subject, ...momentOf(subject, variables, choice, reads, input) };
}

/** The definition without what these steps name, made apart from what is tested. */
function without({ plan, rules }: Subject, field: FieldPlan, steps: readonly Step[]): TabDefinition {
  const definition = structuredClone(plan.definition);
  const gone = rules.filter(({ pointer }) => steps.some((step) => step.pointer.startsWith(`${pointer}/`)));
  const isGone = (rule: RuleDefinition) => gone.some((entry) => JSON.stringify(entry.rule) === JSON.stringify(rule));
  const kept = (list: RuleDefinition[] | undefined) => list?.filter((rule) => !isGone(rule)) ?? [];
  definition.rules = kept(definition.rules);
  for (const collection of Object.values(definition.collections ?? {})) collection.rules = kept(collection.rules);
  for (const { pointer } of steps.filter(({ effect }) => effect === 'keyword')) {
    const keyword = pointer.split('/').at(-1);
    const path = [...(field.list === undefined ? [] : [field.list]), ...field.path];
    const holder = path
      .slice(0, -1)
      .reduce<FieldSchema>(
        (schema, name) => schema.properties?.[name]?.items ?? schema.properties?.[name] ?? {},
        definition.schema,
      );
    if (keyword === 'required') holder.required = holder.required?.filter((name) => name !== field.name) ?? [];
    else delete holder.properties?.[field.name]?.readOnly;
  }
  return definition;
}

/** Holds one explanation against the core; gives back whether what was asked is so. */
function checkOne(
  asked: Asked,
  { field, index }: { field: FieldPlan; index: number | undefined },
  question: (typeof QUESTIONS)[number],
): boolean {
  const { subject, state, context } = asked;
  const pointer = pointerOf(field, index);
  const why = whyField(asked, pointer, question);
  const said = `${pointer} ${question}: ${why.because.map(({ id }) => id).join(', ')}`;
  const still = (steps: readonly Step[]) => {
    const plan = planOf(without(subject, field, steps));
    return isSo(plan, reevaluateTab(plan, state, context), pointer, question);
  };
  expect(why.holds).toBe(isSo(subject.plan, state, pointer, question));
  if (!why.holds) {
    const acting = why.because.filter(({ truth, effect }) => truth && effect !== 'show' && effect !== 'keyword');
    if (question !== 'cleared') expect(acting, said).toEqual([]);
    return false;
  }
  expect(why.because.length, said).toBeGreaterThan(0);
  expect(still(why.because), said).toBe(false);
  const rules = [...new Map(why.because.map((step) => [step.rule ?? step.id, step])).values()];
  if (rules.length > 1) {
    for (const one of rules) expect(still(rules.filter((each) => each !== one)), said).toBe(true);
    // No other set is smaller either, whatever its rules act on.
    const all = subject.rules.map(
      (entry): Step => ({ ...(rules[0] as Step), effect: 'show', pointer: `${entry.pointer}/show` }),
    );
    for (const [at, one] of all.entries()) {
      expect(still([one]), said).toBe(true);
      if (rules.length > 2) for (const other of all.slice(at + 1)) expect(still([one, other]), said).toBe(true);
    }
  }
  return true;
}

let explained = 0;

describe.each(subjects)('$name', ({ subject, input }) => {
  it('names a smallest set of rules whose joint removal changes the outcome', () => {
    let told = 0;
    const check = (draws: number[]) => {
      let at = 0;
      const asked = stateOf(subject, input, (below) => (draws[at++ % draws.length] as number) % below);
      for (const field of subject.plan.fields) {
        for (const index of instancesOf(field, asked.state.data).slice(0, 2)) {
          for (const question of QUESTIONS) told += Number(checkOne(asked, { field, index }, question));
        }
      }
    };
    fc.assert(fc.property(fc.array(fc.nat(9999), { minLength: 40, maxLength: 40 }), check), { numRuns: STATES, seed });
    explained += told;
  });
});

it('had something to explain', () => {
  expect(explained).toBeGreaterThan(STATES * 100);
});
