import type { Operand, RuleDefinition } from '../../core/definition/types';
import { givenIn, keysSaying } from '../../core/effects/told';
import { isEqual, type Json } from '../../core/json';
import type { PlacedRule } from '../tab';
import { placedRules } from '../tab';
import type { Code } from './codes';
import { differenceOf } from './decide';
import { exprOf, sorted } from './expression';
import { operandKey } from './formulas';
import type { Found } from './found';
import { knownIn } from './known';
import { paramsNow } from './named';
import { nowCalled, type Pair, readingOf } from './pair';
import { type Reading, refOf } from './reading';

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

const isEvent = ({ on, before, lookup }: RuleDefinition) =>
  on !== undefined || before !== undefined || lookup !== undefined;

function foundOf(
  { before, after }: Pair,
  code: Code,
  { rule, pointer, list }: PlacedRule,
  version: Found['version'] = 'after',
): Found {
  const about = list === undefined ? rule.id : `${list}[]/${rule.id}`;
  const fields = [...(rule.show ?? []), ...(rule.require ?? []), ...(rule.clear ?? []), ...Object.keys(rule.set ?? {})];
  const nodes = fields.filter((name) => !name.startsWith('#')).map((name) => refOf(name, { list }));
  const { at } = version === 'after' ? after : before;
  return { code, version, at, pointer, about, fields: [...new Set(nodes)], rules: [rule.id] };
}

/** A rule that one version alone has. */
function single(pair: Pair, placed: PlacedRule, version: Found['version'], isTold: boolean): Found[] {
  const { rule } = placed;
  const isNew = version === 'after';
  const of = (code: Code) => [foundOf(pair, code, placed, version)];
  if (rule.lookup) return of('lookupChanged');
  if (rule.ask) return of(isNew ? 'questionAdded' : 'questionRemoved');
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
  if (was.rule.lookup || is.rule.lookup) return [...told, foundOf(pair, 'lookupChanged', is)];
  if (was.rule.ask || is.rule.ask) {
    return [...told, foundOf(pair, sameActs && !more ? 'ruleRewritten' : 'questionChanged', is)];
  }
  return [...told, foundOf(pair, 'eventChanged', is)];
}

/** What a rule tells people, apart from what it does. */
function textsOf({ error, ask }: RuleDefinition): Json {
  const { at: _, ...texts } = error ?? { at: '' };
  const { if: __, block: ___, ...question } = typeof ask === 'object' ? ask : {};
  return sorted([texts, question] as unknown as Json);
}

function withoutTexts({ error, ask, ...rest }: RuleDefinition): Json {
  const question = typeof ask === 'object' ? { if: ask.if ?? null, block: ask.block ?? null } : (ask ?? null);
  return sorted({ ...rest, error: error?.at ?? null, ask: question } as unknown as Json);
}

/** What a rule does when its condition holds, with the names of the later version. */
function actsOf({ rule, list }: PlacedRule, reading: Reading = {}): Json {
  const { id: _, when: __, ...acts } = rule;
  const own = { ...reading, list };
  const name = (text: string) => (text.startsWith('#') ? text : refOf(text, own));
  const names = (list: readonly string[] | undefined) => list?.map(name).sort();
  const keys = <T>(named: Readonly<Record<string, T>> | undefined, of: (value: T) => unknown = (value) => value) =>
    named && Object.fromEntries(Object.entries(named).map(([key, value]) => [name(key), of(value)]));
  const operand = (value: Operand) => operandKey(value, own);
  const named = {
    ...acts,
    on: acts.on?.map(name),
    of: acts.of?.map(name),
    params: acts.params && paramsNow(acts.params, acts.of ?? [], own),
    ...Object.fromEntries(keysSaying('targets', 'fields').map((key) => [key, names(givenIn(acts, key))])),
    ...Object.fromEntries(keysSaying('operands').map((key) => [key, keys<Operand>(givenIn(acts, key), operand)])),
    with: acts.with && Object.fromEntries(Object.entries(acts.with).map(([key, field]) => [key, name(field)])),
    fill: keys(acts.fill),
    locks: keys(acts.locks),
    notFound: acts.notFound && { clear: names(acts.notFound.clear) },
    error: acts.error && { ...acts.error, at: name(acts.error.at) },
  };
  return withoutTexts(JSON.parse(JSON.stringify(named)) as RuleDefinition);
}

/** All that a rule does, so that one with another id is known again. */
function meaningOf(placed: PlacedRule, list: string | undefined, reading: Reading = {}): Json {
  return [list ?? null, actsOf(placed, reading), JSON.stringify(whenOf(placed, reading))];
}
