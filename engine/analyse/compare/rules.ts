import type { RuleDefinition } from '../../core/definition/types';
import { isEqual, type Json } from '../../core/json';
import type { PlacedRule } from '../tab';
import { placedRules } from '../tab';
import type { Code } from './codes';
import { differenceOf } from './decide';
import { exprOf, refOf, sorted } from './expression';
import type { Found } from './found';
import { knownIn } from './known';
import { type Pair, readingOf } from './pair';

/** The rules of a tab that act on events and in front of actions, what rules tell, and what was written otherwise only. */
export function compareRules(pair: Pair, effects: readonly Found[]): Found[] {
  const { before, after } = pair;
  const old = placedRules(before.subject.tab);
  const now = placedRules(after.subject.tab);
  const pairs = now.map((rule) => ({ is: rule, was: old.find((other) => isSame(other, rule)) }));
  const came = pairs.filter(({ was }) => !was).map(({ is }) => is);
  const gone = old.filter((rule) => !now.some((other) => isSame(rule, other)));
  const renamedRules = came.flatMap((is) => {
    const was = gone.find((each) => isEqual(meaningOf(pair, each, true), meaningOf(pair, is)));
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

const isSame = (one: PlacedRule, other: PlacedRule) => one.rule.id === other.rule.id && one.list === other.list;

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
  const sameActs = isEqual(actsOf(pair, was, true), actsOf(pair, is));
  const sameWritten = isEqual(withoutTexts(was.rule), withoutTexts(is.rule));
  if (sameWritten) return told;
  if (!isEvent(was.rule) && !isEvent(is.rule)) return isTold ? told : [...told, foundOf(pair, 'ruleRewritten', is)];
  const knowing = { ...pair.input, knownOf: knownIn(pair) };
  const { more, less } = differenceOf(
    exprOf(was.rule.when, { ...readingOf(pair), list: was.list }),
    exprOf(is.rule.when, { list: is.list }),
    knowing,
  );
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
function actsOf({ renames }: Pair, { rule, list }: PlacedRule, isBefore = false): Json {
  const { id: _, when: __, ...acts } = rule;
  const name = (text: string) =>
    text.startsWith('#') ? text : refOf(text, { list, ...(isBefore && { rename: renames }) });
  const named = {
    ...acts,
    ...(acts.on && { on: acts.on.map(name) }),
    ...(acts.clear && { clear: acts.clear.map(name).sort() }),
    ...(acts.show && { show: acts.show.map(name).sort() }),
    ...(acts.require && { require: acts.require.map(name).sort() }),
    ...(acts.set && { set: Object.fromEntries(Object.entries(acts.set).map(([key, value]) => [name(key), value])) }),
  };
  return withoutTexts(named as RuleDefinition);
}

/** All that a rule does, so that one with another id is known again. */
function meaningOf(pair: Pair, placed: PlacedRule, isBefore = false): Json {
  const { rule, list } = placed;
  const when = exprOf(rule.when, { ...(isBefore && readingOf(pair)), list });
  return [list ?? null, actsOf(pair, placed, isBefore), JSON.stringify(when)];
}
