import { describe, expect, it } from 'vitest';
import { finish, type Tested } from '../../../../engine/analyse/cases';
import {
  judgeMutants,
  type Mutant,
  mutantsOf,
  OPERATORS,
  type Verdict,
  withMutant,
} from '../../../../engine/analyse/mutation';
import type { StoryDefinition } from '../../../../engine/core/definition/types';
import { testedReader } from '../cases/reader';

function verdicts(stories: StoryDefinition[], only: (mutant: Mutant) => boolean): Verdict[] {
  const tested = testedReader({ valid: [], invalid: [], stories });
  const all: Verdict[] = [];
  finish(judgeMutants(tested, { mutants: mutantsOf(tested).filter(only) }), (one: Verdict) => all.push(one));
  return all;
}

const child: StoryDefinition = {
  title: 'A child',
  today: '2026-11-23',
  data: { Birth: '2015-11-23' },
  expect: { shown: ['/Guardian'], required: ['/Guardian'] },
};
const grown: StoryDefinition = {
  title: 'No child',
  today: '2026-11-23',
  data: { Birth: '2014-11-23' },
  expect: { hidden: ['/Guardian'] },
};
const ofChild = ({ rule }: Mutant) => rule === 'child';
const kinds = (all: Verdict[]) =>
  Object.fromEntries(all.map(({ mutant, kind }) => [`${mutant.operator} ${mutant.pointer} ${mutant.to ?? ''}`, kind]));

describe('mutants', () => {
  it('are one change each, and each its own', () => {
    const tested = testedReader();
    const all = mutantsOf(tested);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect([...new Set(all.map(({ operator }) => operator))].every((operator) => operator in OPERATORS)).toBe(true);
    for (const mutant of all) {
      const { tab, lookups } = withMutant(tested, mutant);
      expect([tab.definition, lookups], mutant.id).not.toEqual([tested.tab.definition, tested.lookups]);
    }
  });

  it('of a rule negate and drop it, shift its limit, and drop what it acts on', () => {
    const own = mutantsOf(testedReader()).filter(ofChild);
    expect(own.map(({ operator, pointer, to }) => `${operator} ${pointer} ${JSON.stringify(to) ?? ''}`)).toEqual([
      'ruleDropped /rules/0 ',
      'conditionNegated /rules/0/when {"not":{"Birth":{"maxAge":11}}}',
      'leafDropped /rules/0/when/Birth ',
      'limitShifted /rules/0/when/Birth/maxAge 12',
      'limitShifted /rules/0/when/Birth/maxAge 10',
      'targetDropped /rules/0/show/0 ',
      'targetDropped /rules/0/require/0 ',
      'hidingSwapped /rules/0/hidden "keep"',
    ]);
  });

  it('of a field shift what its schema limits, where validators can be made again', () => {
    const tested = testedReader();
    const { schema } = tested.tab.definition;
    Object.assign(schema.properties.Guardian as object, { maxLength: 40 });
    Object.assign(schema.properties.Birth as object, { notAfter: 'today' });
    const limits = (own: Tested) =>
      mutantsOf(own).filter(({ pointer }) => /^\/schema\/properties\/(?:Guardian|Birth)/.test(pointer));
    expect(limits(tested).map(({ from, to }) => [from, to])).toEqual([[{ notAfter: 'today' }, { before: 'today' }]]);
    const made: number[] = [];
    const compile: NonNullable<Tested['compile']> = ({ schema: own }) => {
      made.push(own.properties.Guardian?.maxLength ?? 0);
      return {};
    };
    const all = limits({ ...tested, compile });
    expect(all.map(({ to }) => to)).toEqual([{ before: 'today' }, 41, 39]);
    const [day] = all.map(
      (mutant) => withMutant({ ...tested, compile }, mutant).tab.definition.schema.properties.Birth,
    );
    expect(day).toMatchObject({ format: 'date', before: 'today' });
    expect(day).not.toHaveProperty('notAfter');
    expect(made).toEqual([41, 39]);
  });

  it('are noticed by an example on the right side of the limit, and by no other', () => {
    const one = kinds(verdicts([child], ofChild));
    expect(one['limitShifted /rules/0/when/Birth/maxAge 10']).toBe('noticed');
    expect(one['limitShifted /rules/0/when/Birth/maxAge 12']).toBe('unnoticed');
    const both = verdicts([child, grown], ofChild);
    expect(kinds(both)['limitShifted /rules/0/when/Birth/maxAge 12']).toBe('noticed');
    expect(both.filter(({ kind }) => kind === 'unnoticed').map(({ mutant }) => mutant.operator)).toEqual([
      'hidingSwapped',
    ]);
  });

  it('that nothing notices come with the answers that would show them', () => {
    const [negated] = verdicts([], ({ operator, rule }) => operator === 'conditionNegated' && rule === 'child');
    expect(negated).toMatchObject({ kind: 'unnoticed', difference: { answers: [] } });
  });

  it('in which no state differs are equivalent, and are counted apart', () => {
    // Nothing is both 1 and 2: whatever this rule requires, it never does.
    const never = kinds(verdicts([], ({ rule, operator }) => rule === 'never' && operator === 'ruleDropped'));
    expect(Object.values(never)).toEqual(['equivalent']);
  });

  it('are not noticed by an example that is wrong without them', () => {
    const wrong: StoryDefinition = { title: 'Wrong', expect: { shown: ['/Guardian'] } };
    expect(verdicts([wrong], ofChild).filter(({ kind }) => kind === 'noticed')).toEqual([]);
  });
});
