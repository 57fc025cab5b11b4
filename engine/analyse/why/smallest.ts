import { effectsOf, givenIn, keysSaying } from '../../core/effects/told';
import type { Pointer } from '../../core/pointer';
import { rowsOf } from '../../core/state/state';
import { directCauses } from './causes';
import { type Asked, stepOf } from './steps';
import { QUESTIONS, type Question, type Step } from './types';
import { isSoWithout } from './without';

/**
 * A smallest set of rules and keywords without which something were not so. Usually those that act on the field itself;
 * where fewer others would do, by what they keep from being computed or emptied, these.
 */
export function smallestCauses(asked: Asked, pointer: Pointer, question: Question): Step[] {
  const { make } = directCauses(asked, pointer, question);
  const at = { pointer, question };
  const all = candidates(asked, pointer, make);
  const limit = make.length > 0 && !isSoWithout(asked, at, make) ? byRule(make).length : all.length + 1;
  for (let size = 1; size < Math.min(limit, MOST); size += 1) {
    for (const group of groupsOf(all, size)) if (!isSoWithout(asked, at, group)) return group;
  }
  return make;
}

/** Rules that are tried together. */
const MOST = 4;

/** One step for each rule. */
function byRule(steps: readonly Step[]): Step[] {
  return steps.filter((step, at) => steps.findIndex((other) => ruleOf(other) === ruleOf(step)) === at);
}

const ruleOf = ({ effect, pointer, id }: Step): string =>
  effect === 'keyword' ? id : pointer.slice(0, pointer.lastIndexOf('/'));

/** The rules that say something of the state, and the keywords of the field. */
function candidates(asked: Asked, pointer: Pointer, make: readonly Step[]): Step[] {
  const keywords = QUESTIONS.flatMap((question) => directCauses(asked, pointer, question).make).filter(
    ({ effect }) => effect === 'keyword',
  );
  const effects = effectsOf('state').filter((key) => keysSaying('targets', 'fields', 'operands').includes(key));
  const rules = asked.subject.plan.rules.flatMap(({ rule, list }) => {
    const effect = effects.find((key) => givenIn(rule, key) !== undefined);
    if (!effect || rule.on || rule.before) return [];
    const hasRow = list === undefined || rowsOf(asked.state.data, list).length > 0;
    return hasRow
      ? [stepOf(asked, { rule, ...(list !== undefined && { list }) }, effect, list === undefined ? undefined : 0)]
      : [];
  });
  return byRule([...make, ...keywords, ...rules]);
}

function* groupsOf(steps: readonly Step[], size: number, from = 0): Generator<Step[]> {
  if (size === 0) yield [];
  else {
    for (let at = from; at <= steps.length - size; at += 1) {
      for (const rest of groupsOf(steps, size - 1, at + 1)) yield [steps[at] as Step, ...rest];
    }
  }
}
