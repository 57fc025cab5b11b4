import type { Code } from './codes';
import type { Match } from './fields';
import { formulasOf } from './formulas';
import type { Found } from './found';
import { asksForNew } from './newFields';
import type { Pair } from './pair';
import { placeOfRules } from './rulePlaces';
import { compareSchemas } from './schemas';

/**
 * What becomes of a field that a step takes to another tab: `pair` has the tab that it left and the one that it came to.
 * What rules do there is not held against what they did here, for they read other fields: it is told as open.
 */
export function compareOtherTab(pair: Pair, { from, to }: Match): Found[] {
  const { subject } = pair.after;
  const was = formulasOf(pair.before.subject.plan, from.field);
  const is = formulasOf(subject.plan, to.field);
  const place = placeOfRules(pair, [], is.rules, to.field);
  const found = (code: Code, more: Partial<Found> = {}): Found => {
    return { code, about: to.field.node, fields: [to.field.node], ...place, ...more };
  };
  const there = { ...pair, before: pair.after, renames: new Map<string, string>() };
  const asks = was.asked === true ? undefined : asksForNew(there, to.field);
  return [
    ...compareSchemas({ pair, was: from.field, is: to.field }),
    ...(is.cleared === false ? [] : [found('visibilityOpen')]),
    ...(is.computed === false ? [] : [found('computedOpen')]),
    ...(is.refused === false ? [] : [found('errorOpen')]),
    ...(asks && asks.when !== 'never' ? [found('requirementWidened', { witness: asks.witness })] : []),
  ];
}
