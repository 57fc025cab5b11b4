import type { RuleDefinition } from '../../core/definition/types';
import { givenIn, keysSaying } from '../../core/effects/told';
import type { Says } from '../../core/effects/types';
import { isEqual, type Json } from '../../core/json';
import type { PlacedRule } from '../tab';
import { placedRules } from '../tab';
import type { Code } from './codes';
import { differenceOf } from './decide';
import { exprOf } from './expression';
import type { Found } from './found';
import { knownIn } from './known';
import { nowCalled, type Pair, readingOf } from './pair';
import type { Reading } from './reading';
import { actsOf, fieldsOf, textsOf, withoutTexts } from './ruleActs';

/** The rules of a tab that act on events and in front of actions, what rules tell, and what was written otherwise only. */
export function compareRules(pair: Pair, effects: readonly Found[]): Found[] {
  const { before, after } = pair;
  const old = placedRules(before.subject.tab);
  const now = placedRules(after.subject.tab);
  const isSame = (was: PlacedRule, is: PlacedRule) => was.rule.id === is.rule.id && listNow(pair, was) === is.list;
  const pairs = now.map((rule) => ({ is: rule, was: old.find((other) => isSame(other, rule)) }));
  const came = pairs.filter(({ was }) => !was).map(({ is }) => is);
  const gone = old.filter((rule) => !now.some((is) => isSame(rule, is)));
  const renamedRules = came.flatMap((is) => {
    const was = gone.find((each) =>
      isEqual(meaningOf(each, listNow(pair, each), readingOf(pair)), meaningOf(is, is.list)),
    );
    return was ? [{ was, is }] : [];
  });
  const isTold = (id: string) => effects.some(({ rules }) => rules?.includes(id));
  return [
    ...pairs.flatMap(({ was, is }) => (was ? changed(pair, was, is, isTold(is.rule.id)) : [])),
    ...renamedRules.map(({ is }) => foundOf(pair, 'ruleRewritten', is)),
    ...came
      .filter((rule) => !renamedRules.some(({ is }) => is === rule))
      .flatMap((rule) => single(pair, rule, 'after', isTold(rule.rule.id))),
    ...gone
      .filter((rule) => !renamedRules.some(({ was }) => was === rule))
      .flatMap((rule) => single(pair, rule, 'before', isTold(rule.rule.id))),
  ];
}

const listNow = (pair: Pair, { list }: PlacedRule) => (list === undefined ? undefined : nowCalled(pair, list));

const whenOf = ({ rule, list }: PlacedRule, reading: Reading = {}) => exprOf(rule.when, { ...reading, list });

const isEvent = ({ on, before }: RuleDefinition) => on !== undefined || before !== undefined;

function foundOf({ before, after }: Pair, code: Code, placed: PlacedRule, version: Found['version'] = 'after'): Found {
  const { rule, pointer, list } = placed;
  const about = list === undefined ? rule.id : `${list}[]/${rule.id}`;
  const { at } = version === 'after' ? after : before;
  return { code, version, at, pointer, about, fields: fieldsOf(placed), rules: [rule.id] };
}

/** What is said of rules of a kind that are neither statements nor events like any other. */
interface Codes {
  came: Code;
  gone: Code;
  changed: Code;
  /** Does the same as before, in no state in which it did not. */
  rarer?: Code;
}

const CODES: Partial<Record<Says, Codes>> = {
  lookup: { came: 'lookupChanged', gone: 'lookupChanged', changed: 'lookupChanged' },
  ask: { came: 'questionAdded', gone: 'questionRemoved', changed: 'questionChanged', rarer: 'ruleRewritten' },
};
const codesOf = (...rules: RuleDefinition[]): Codes | undefined =>
  Object.entries(CODES).find(([says]) =>
    keysSaying(says as Says).some((key) => rules.some((rule) => givenIn(rule, key) !== undefined)),
  )?.[1];

/** A rule that one version alone has. */
function single(pair: Pair, placed: PlacedRule, version: Found['version'], isTold: boolean): Found[] {
  const { rule } = placed;
  const isNew = version === 'after';
  const of = (code: Code) => [foundOf(pair, code, placed, version)];
  const codes = codesOf(rule);
  if (codes) return of(isNew ? codes.came : codes.gone);
  if (isEvent(rule)) return of('eventChanged');
  return isTold ? [] : of(isNew ? 'ruleAdded' : 'ruleRemoved');
}

function changed(pair: Pair, was: PlacedRule, is: PlacedRule, isTold: boolean): Found[] {
  if (isEqual(was.rule, is.rule)) return [];
  const told = isEqual(textsOf(was.rule), textsOf(is.rule)) ? [] : [foundOf(pair, 'textChanged', is)];
  const sameActs = isEqual(actsOf(was, readingOf(pair)), actsOf(is));
  const [before, after] = [whenOf(was, readingOf(pair)), whenOf(is)];
  const sameWritten = isEqual(withoutTexts(was.rule), withoutTexts(is.rule));
  if (sameWritten && sameActs && isEqual(before, after)) return told;
  if (!isEvent(was.rule) && !isEvent(is.rule)) return isTold ? told : [...told, foundOf(pair, 'ruleRewritten', is)];
  const knowing = { ...pair.input, knownOf: knownIn(pair) };
  const { more, less } = differenceOf(before, after, knowing);
  if (sameActs && !more && !less) return [...told, foundOf(pair, 'ruleRewritten', is)];
  const { changed: code = 'eventChanged', rarer = code } = codesOf(was.rule, is.rule) ?? {};
  return [...told, foundOf(pair, sameActs && !more ? rarer : code, is)];
}

/** All that a rule does, so that one with another id is known again. */
function meaningOf(placed: PlacedRule, list: string | undefined, reading: Reading = {}): Json {
  return [list ?? null, actsOf(placed, reading), JSON.stringify(whenOf(placed, reading))];
}
