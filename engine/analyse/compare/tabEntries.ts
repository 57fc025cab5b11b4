import type { TabEntry } from '../../core/definition/types';
import { isEqual } from '../../core/json';
import { entriesOf } from '../entries';
import type { Code } from './codes';
import { differenceOf } from './decide';
import { exprOf } from './expression';
import type { Found } from './found';
import { knownIn } from './known';
import { asksForNew } from './newFields';
import { isValueless, type Pair } from './pair';
import type { Reading } from './reading';
import { compareBlocks } from './screen';
import { type TabSide, tabSide } from './tabs';
import type { ComparedWizard, CompareInput } from './types';

/** The tabs of both versions around a wizard's list of them. */
export interface Listed {
  renamed: ReadonlyMap<string, string>;
  sides: Record<'before' | 'after', ReadonlyMap<string, TabSide>>;
  /** How conditions of the earlier version name fields of tabs. */
  reading: Reading;
  input: CompareInput;
}

/** Tabs that came, went, or are listed otherwise. */
export function compareTabEntry(was: ComparedWizard, is: ComparedWizard, listed: Listed): Found[] {
  const { renamed, sides } = listed;
  const [old, now] = [was.definition.tabs, is.definition.tabs];
  const targets = new Set(renamed.values());
  const found = (code: Code, entry: TabEntry, index: number, key = ''): Found => ({
    code,
    version: 'after',
    at: is.places.own,
    pointer: `/tabs/${index}${key && `/${key}`}`,
    about: `tab:${entry.id}${key && `.${key}`}`,
    tab: entry.id,
    params: { tab: entry.id, keyword: key },
  });
  return [
    ...entriesOf(old).flatMap(([entry, index]): Found[] => {
      if (now.some(({ id }) => id === entry.id)) return [];
      const to = renamed.get(entry.id);
      const gone: Found = {
        ...found(to ? 'tabRenamed' : 'tabRemoved', entry, index),
        version: 'before',
        at: was.places.own,
      };
      const fields = Object.keys(sides.before.get(entry.id)?.tab.definition.schema.properties ?? {});
      return [{ ...gone, fields, params: { tab: entry.id, to: to ?? '' } }];
    }),
    ...entriesOf(now).flatMap(([entry, index]): Found[] => {
      const before = old.find(({ id }) => id === entry.id);
      if (before) return sameTab(before, entry, listed, (code, key) => found(code, entry, index, key));
      return targets.has(entry.id) ? [] : newTab(listed, found('tabAdded', entry, index));
    }),
  ];
}

function sameTab(
  was: TabEntry,
  is: TabEntry,
  { sides, reading, input }: Listed,
  found: (code: Code, key: string) => Found,
): Found[] {
  const looks = (['card', 'icon'] as const).filter((key) => was[key] !== is[key]);
  const pair = pairAround(sides.before.get(was.id), sides.after.get(is.id), input);
  const knowing = { ...input, knownOf: pair ? knownIn(pair) : () => ({}) };
  const { more, less } = differenceOf(exprOf(was.when, reading), exprOf(is.when), knowing);
  const isOther = !isEqual(was.when, is.when);
  return [
    ...(was.number === is.number ? [] : [found('tabNumberChanged', 'number')]),
    ...looks.map((key) => found('textChanged', key)),
    ...(isEqual(was.keep, is.keep) ? [] : [found('presentationChanged', 'keep')]),
    ...(more ? [found('tabShownMore', 'when')] : less ? [found('tabShownLess', 'when')] : []),
    ...(isOther && !more && !less ? [found('ruleRewritten', 'when')] : []),
  ];
}

/** A new tab asks more when it is not complete by itself; what its blocks ask they know alone. */
function newTab({ sides, input }: Listed, found: Found): Found[] {
  const side = sides.after.get(found.tab ?? '');
  if (!side) return [found];
  const subject = side.subjects[0];
  if (!subject) return [found];
  const schema = { type: 'object' as const, properties: {} };
  const { id, title } = side.tab.definition;
  const { at, settings, tabs } = side;
  const none = tabSide({ id, title, schema, uiSchema: { 'ui:sections': [] } }, { at, settings, tabs });
  const pair = pairAround(none, side, input);
  const asked = subject.plan.fields.flatMap((field) => {
    if (!pair || isValueless(field, subject)) return [];
    const { when, witness } = asksForNew(pair, field);
    return when === 'never' ? [] : [{ field, witness }];
  });
  const [first] = asked;
  const minimum = subject.plan.fields.some(({ schema }) => (schema.minItems ?? 0) > 0);
  const blocks = pair ? compareBlocks(pair).map((each) => ({ ...each, tab: id })) : [];
  if (!first && !minimum) return [found, ...blocks];
  const fields = asked.map(({ field }) => field.node);
  return [{ ...found, code: 'tabAddedRequired', fields, witness: first?.witness }, ...blocks];
}

function pairAround(was: TabSide | undefined, is: TabSide | undefined, input: CompareInput): Pair | undefined {
  const [before, after] = [was, is].map((side) => {
    const subject = side?.subjects[0];
    return side && subject && { subject, at: side.at, input: { ...input, settings: side.settings, tabs: side.tabs } };
  });
  return before && after
    ? { before, after, renames: new Map(), codes: new Map(), elsewhere: new Map(), fills: new Map(), input }
    : undefined;
}
