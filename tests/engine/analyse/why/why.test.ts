import { expect, it } from 'vitest';
import { subjectsOf } from '../../../../engine/analyse/subject';
import { resolvedTab } from '../../../../engine/analyse/why/asked';
import { smallestTurn } from '../../../../engine/analyse/why/turn';
import { whyAsked, whyError, whyField, whySection } from '../../../../engine/analyse/why/why';
import type { FieldSchema, RuleDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import { withExamples } from '../../../../engine/core/formats/br/withExamples';
import type { JsonObject } from '../../../../engine/core/json';
import { changeField } from '../../../../engine/core/state/change';
import { evaluateTab } from '../../../../engine/core/state/evaluate';
import { validateTab } from '../../../../engine/core/validation/validate';
import { contextOf, tabOf } from '../../../support/tabs';

const yesNo: FieldSchema = { type: 'boolean' };
const rules: RuleDefinition[] = [
  { id: 'married', when: { married: { const: true } }, show: ['spouse'], hidden: 'clear', require: ['spouse'] },
  {
    id: 'abroad',
    when: { anyOf: [{ abroad: { const: true } }, { not: { country: { const: 'BR' } } }] },
    show: ['#visa'],
    hidden: 'keep',
  },
  { id: 'known', when: { country: { const: 'BR' } }, compute: { language: 'pt' } },
  { id: 'same', when: { spouse: { sameAs: 'name' } }, error: { at: 'spouse', text: 'Not yourself.' } },
  { id: 'sure', before: ['save'], when: { abroad: { const: true } }, ask: { text: 'Sure?' } },
];
const fields: Record<string, FieldSchema> = {
  name: {},
  married: yesNo,
  spouse: {},
  abroad: yesNo,
  country: {},
  language: {},
  visa: {},
};
const tab: TabDefinition = tabOf(fields, rules, {
  uiSchema: {
    'ui:sections': [
      { id: 'all', title: 'All', fields: ['name', 'married', 'spouse', 'abroad', 'country', 'language'] },
      { id: 'visa', title: 'Visa', fields: ['visa'] },
    ],
  },
});
const resolved = resolvedTab(tab);
const [subject] = subjectsOf(resolved);
const context = contextOf();
const input = {
  formats: withExamples(formats),
  today: context.today,
  settings: {},
  tabs: new Map([[tab.id, resolved]]),
};

function asked(data: JsonObject) {
  if (!subject) throw new Error('A tab is a subject.');
  return { subject, context, state: evaluateTab(subject.plan, data, context, { locals: 'kept' }) };
}

it('names the rule, its place, each leaf with its value and truth', () => {
  expect(whyField(asked({ married: false }), '/spouse', 'hidden')).toEqual({
    pointer: '/spouse',
    question: 'hidden',
    holds: true,
    because: [
      {
        id: '/rules/0:show',
        effect: 'show',
        rule: 'married',
        pointer: '/rules/0/show',
        truth: false,
        when: { married: { const: true } },
        leaves: [
          {
            id: '/rules/0/when/married',
            pointer: '/rules/0/when/married',
            reference: 'married',
            expected: { const: true },
            value: false,
            truth: false,
            negations: 0,
          },
        ],
      },
    ],
  });
});

it('says that a field is not required because it is hidden', () => {
  const why = whyField(asked({}), '/spouse', 'required');
  expect(why.holds).toBe(false);
  expect(why.because.map(({ id }) => id)).toEqual(['/rules/0:show']);
});

it('gives the leaves of alternatives and the negations around them', () => {
  const [step] = whyField(asked({ country: 'BR' }), '/visa', 'hidden').because;
  expect(step?.leaves.map(({ reference, truth, negations }) => [reference, truth, negations])).toEqual([
    ['abroad', false, 0],
    ['country', true, 1],
  ]);
});

it('explains computed and emptied fields, sections, errors and the questions in front of an action', () => {
  const state = asked({ name: 'Ana', married: true, spouse: 'ana', country: 'BR', abroad: true });
  const ids = (steps: { id: string; truth: boolean }[]) => steps.map(({ id, truth }) => `${id} ${truth}`);
  expect(ids(whyField(state, '/language', 'computed').because)).toEqual(['/rules/2:compute true']);
  expect(ids(whyField(state, '/language', 'locked').because)).toEqual(['/rules/2:compute true']);
  expect(ids(whyField(asked({}), '/spouse', 'cleared').because)).toEqual(['/rules/0:show false']);
  expect(whySection(state, 'visa')).toMatchObject({ hidden: false, because: [{ rule: 'abroad', truth: true }] });
  expect(whySection(asked({ country: 'BR' }), 'visa').hidden).toBe(true);
  const texts = { messages: {}, formats: {}, settings: {} };
  const [error] = validateTab(state.subject.plan, {}, state.state, 'advance', { context, texts });
  expect(ids(error ? whyError(state, error) : [])).toEqual(['/rules/3:error true']);
  expect(ids(whyAsked(state, 'save'))).toEqual(['/rules/4:ask true']);
  expect(whyAsked(state, 'delete')).toEqual([]);
});

it('finds the fewest answers that turn it, with all that follows of them', () => {
  const state = asked({ country: 'BR' });
  const at = { pointer: '/spouse', question: 'hidden' } as const;
  const turn = smallestTurn(state, at, input);
  expect(turn).toEqual([{ pointer: '/married', to: true }]);
  const [change] = turn as { pointer: string; to: boolean }[];
  const write = { pointer: change?.pointer ?? '', value: change?.to };
  const { state: next } = changeField(state.subject.plan, state.state, write, context);
  expect(next.hidden.has('/spouse')).toBe(false);
  expect(smallestTurn(state, { pointer: '/name', question: 'required' }, input)).toBeUndefined();
});
