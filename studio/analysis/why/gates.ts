import { type Asked, type Step, stepSaying } from '../../../engine/analyse';
import type { CollectionDefinition, RuleDefinition } from '../../../engine/definition';
import { isInPlace, rowsOf } from '../../../engine/state';
import type { Deed } from './deeds';
import { formMomentOf } from './formMoment';
import type { Moment, TabAlone } from './moment';
import type { WhyAsked } from './types';

/** The rules that put a question in front of it, each with whether it does now. */
export function gatesOf(module: TabAlone, moment: Moment, { action, row }: Deed, rows: WhyAsked['rows'] = []): Step[] {
  if (row) return gatesOfRow(module, moment, { action, row }, rows);
  const { rules = [], collections = {} } = module.definition;
  // Going on saves, too.
  const isBefore = ({ before = [] }: RuleDefinition) =>
    before.includes(action) || (action === 'advance' && before.includes('save'));
  const own = rules
    .filter(isBefore)
    .flatMap((rule) => stepSaying(moment.asked, { rule, when: rule.when }, 'ask', undefined));
  const ofRows = Object.entries(collections).flatMap(([list, collection]) =>
    isInPlace(collection) ? stepsInRows(moment.asked, list, collection, isBefore) : [],
  );
  return [...own, ...ofRows];
}

function stepsInRows(
  asked: Asked,
  list: string,
  { rules = [] }: CollectionDefinition,
  isBefore: (rule: RuleDefinition) => boolean,
): Step[] {
  return rules
    .filter(isBefore)
    .flatMap((rule) =>
      rowsOf(asked.state.data, list).flatMap((_, index) =>
        stepSaying(asked, { rule, when: rule.when, list }, 'ask', index),
      ),
    );
}

/** A row is saved from its form, and judged as it stands there. */
function gatesOfRow(
  module: TabAlone,
  moment: Moment,
  { action, row: { list, index } }: Required<Deed>,
  rows: WhyAsked['rows'] = [],
): Step[] {
  const [field] = module.definition.collections?.[list]?.forms?.[0]?.fields ?? [];
  const shown = rows.findLast((one) => one.list === list && one.index === index);
  const ofForm = module.definition.collections?.[list]?.forms?.find(({ id }) => id === shown?.form);
  const first = ofForm?.fields.find((item) => typeof item === 'string') ?? field;
  const form = formMomentOf(module, moment, { at: `/${list}/${index}/${first}`, rows });
  if (!form) return [];
  const { asked } = form.moment;
  return (form.collection.rules ?? [])
    .filter(({ before = [] }) => before.includes(action))
    .flatMap((rule) => stepSaying(asked, { rule, when: rule.when }, 'ask', undefined));
}
