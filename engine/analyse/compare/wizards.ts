import type { SettingDefinition, TabEntry, WizardDefinition } from '../../core/definition/types';
import { isEqual } from '../../core/json';
import { placeAfter } from '../../core/migration/trace';
import type { MigrationStep } from '../../core/migration/types';
import { entriesOf } from '../entries';
import { fieldsOfSchema } from '../fields';
import type { Code } from './codes';
import { type Match, matchesOf, type Single } from './fields';
import { operandKey } from './formulas';
import type { Found } from './found';
import { compareOtherTab } from './otherTab';
import { isValueless, type Pair, type Side } from './pair';
import { compareParts, partsOf } from './parts';
import type { Reading } from './reading';
import { mapsElsewhere, movedElsewhere, newSteps, placeOf, withSteps } from './steps';
import { compareTabEntry } from './tabEntries';
import { compareTabs, type TabSide, tabSide } from './tabs';
import type { ComparedSchemas, ComparedWizard, CompareInput } from './types';
import { compareWire, wireOf } from './wire';

/** What is said of a wizard itself: texts, what the portal and the API know it by; `elsewhere`: looked at by itself. */
const OF_WIZARD: Record<Exclude<keyof WizardDefinition, '$schema'>, Code | 'elsewhere'> = {
  id: 'elsewhere',
  title: 'textChanged',
  language: 'textChanged',
  treatment: 'textChanged',
  type: 'wizardChanged',
  registration: 'wizardChanged',
  overview: 'wizardChanged',
  route: 'wizardChanged',
  key: 'wizardChanged',
  navigation: 'navigationChanged',
  open: 'wizardChanged',
  tabs: 'elsewhere',
  parts: 'elsewhere',
  complete: 'elsewhere',
  messages: 'textChanged',
  texts: 'textChanged',
  settings: 'settingDefaultChanged',
};

/** Everything that differs in a wizard that both versions have. */
export function compareWizards(
  was: ComparedWizard,
  is: ComparedWizard,
  schemas: { before: ComparedSchemas; after: ComparedSchemas },
  input: CompareInput,
): Found[] {
  const old = sidesOf(was, schemas.before);
  const now = sidesOf(is, schemas.after);
  const renamed = renamedTabs(was, is);
  const steps = input.steps ? (input.steps[is.definition.id] ?? []) : newSteps(was, is);
  const matches = matchesIn(was, is, old, now, steps);
  const reading: Reading = { rename: movedElsewhere(steps), codes: mapsElsewhere(steps) };
  const found = [
    ...compareOwn(was, is, reading),
    ...compareParts(was, is, reading),
    ...compareTabEntry(was, is, { renamed, sides: { before: old, after: now }, reading, input }),
    ...[...old.values()].flatMap((before) => {
      const after = now.get(before.tab.id);
      if (!after) return [];
      const of = compareTabs(before, after, { matches, steps }, input);
      return [...of, ...otherParts(was, is, before, after)].map((each) => ({ ...each, tab: before.tab.id }));
    }),
  ];
  const carried = matches.flatMap((match): Found[] => {
    const { from, to } = match;
    const [before, after] = [old.get(from.tab), now.get(to.tab)];
    const isCarried = placeAfter(placeOf(from.tab, from.field.node), steps) === placeOf(to.tab, to.field.node);
    if (!before || !after || from.tab === to.tab || !isCarried) return [];
    return compareOtherTab(pairOfTabs(before, after, { match, matches, reading }, input), match).map((each) => ({
      ...each,
      tab: to.tab,
    }));
  });
  const definitions = { before: was.definition, after: is.definition };
  // A rule that asks something of a field that came to its tab is told there.
  const isTold = ({ code, tab, rules = [] }: Found) =>
    code === 'ruleAdded' && carried.some((other) => other.tab === tab && other.rules?.some((id) => rules.includes(id)));
  return [...found.filter((one) => !isTold(one)), ...carried, ...compareWire(matches, steps, now)].map((one): Found => {
    const each = withTab(withSteps(one, steps));
    const parts = (each.fields ?? []).flatMap((node) => partsOf(definitions[each.version], each.tab ?? '', node));
    return { ...each, wizard: is.definition.id, parts: [...new Set([...(each.parts ?? []), ...parts])] };
  });
}

/** The tab that a field left and the one that it came to. */
function pairOfTabs(
  was: TabSide,
  is: TabSide,
  { match, matches, reading }: { match: Match; matches: readonly Match[]; reading: Reading },
  input: CompareInput,
): Pair {
  const side = ({ subjects, settings, tabs, at }: TabSide): Side => {
    return { subject: subjects[0] as Side['subject'], at, input: { ...input, settings, tabs } };
  };
  const alike = matches.filter(({ from, to }) => from.tab === match.from.tab && to.tab === match.to.tab);
  const renames = new Map(alike.map(({ from, to }) => [from.field.node, to.field.node]));
  return {
    before: side(was),
    after: side(is),
    renames,
    codes: new Map(),
    elsewhere: new Map(reading.rename),
    fills: new Map(),
    input,
  };
}

/** A step that maps codes names the field with its tab. */
function withTab(found: Found): Found {
  const { suggestion, tab = '' } = found;
  if (!suggestion || !('codes' in suggestion)) return found;
  return { ...found, suggestion: { ...suggestion, codes: placeOf(tab, suggestion.codes) } };
}

/** The tabs of one version by id. */
function sidesOf({ definition, tabs, places }: ComparedWizard, schemas: ComparedSchemas): Map<string, TabSide> {
  const settings: Record<string, SettingDefinition> = { ...schemas.settings };
  for (const [name, own] of Object.entries(definition.settings ?? {})) {
    const setting = settings[name];
    if (setting) settings[name] = { ...setting, ...own };
  }
  const fields = new Map(tabs.map((tab) => [tab.id, { fields: fieldsOfSchema(tab.schema, '/schema') }]));
  return new Map(
    tabs.map((tab) => [tab.id, tabSide(tab, { at: places.tabs[tab.id] as TabSide['at'], settings, tabs: fields })]),
  );
}

/** Tabs that look like one that is gone: they have most of its fields. */
function renamedTabs(was: ComparedWizard, is: ComparedWizard): Map<string, string> {
  const gone = was.tabs.filter(({ id }) => !is.tabs.some((tab) => tab.id === id));
  const come = is.tabs.filter(({ id }) => !was.tabs.some((tab) => tab.id === id));
  const pairs = gone.flatMap((old): [string, string][] => {
    const names = Object.keys(old.schema.properties);
    const to = come.find(({ schema, title }) => {
      const same = names.filter((name) => name in schema.properties).length;
      return same * 2 > names.length || (title === old.title && same > 0);
    });
    return to ? [[old.id, to.id]] : [];
  });
  return new Map(pairs);
}

function matchesIn(
  was: ComparedWizard,
  is: ComparedWizard,
  old: ReadonlyMap<string, TabSide>,
  now: ReadonlyMap<string, TabSide>,
  steps: readonly MigrationStep[],
): Match[] {
  const singles = (sides: ReadonlyMap<string, TabSide>, others: ReadonlyMap<string, TabSide>, wizard: ComparedWizard) =>
    [...sides.values()].flatMap(({ tab, subjects }): Single[] => {
      const other = others.get(tab.id)?.subjects[0]?.plan.byNode;
      const [subject] = subjects;
      if (!subject) return [];
      return subject.plan.fields
        .filter((field) => !isValueless(field, subject) && !other?.has(field.node))
        .map((field) => ({ tab: tab.id, field, wire: wireOf(wizard.definition, tab.id, field.node) }));
    });
  const gone = singles(old, now, was).filter(({ tab }) => now.has(tab));
  return matchesOf(gone, singles(now, old, is), steps);
}

/** Fields that stay in their tab and go with the call of another part. */
function otherParts(was: ComparedWizard, is: ComparedWizard, before: TabSide, after: TabSide): Found[] {
  const known = before.subjects[0]?.plan.byNode;
  const top = (after.subjects[0]?.plan.fields ?? []).filter(({ list, node }) => list === undefined && known?.has(node));
  return top.flatMap(({ node, schema }): Found[] => {
    const [old, now] = [was, is].map(({ definition }) => partsOf(definition, before.tab.id, node));
    if (schema.local !== undefined || isEqual(old, now) || !old?.length) return [];
    const pointer = after.subjects[0]?.schemas.get(node) ?? '';
    const params = { from: old.join(', '), to: (now ?? []).join(', ') };
    return [
      {
        code: 'fieldMovedPart',
        version: 'after',
        at: after.at,
        pointer,
        key: true,
        about: node,
        fields: [node],
        params,
      },
    ];
  });
}

function compareOwn(was: ComparedWizard, is: ComparedWizard, reading: Reading): Found[] {
  const found = (code: Code, key: string): Found => {
    return {
      code,
      version: 'after',
      at: is.places.own,
      pointer: `/${key}`,
      key: true,
      about: `.${key}`,
      params: { keyword: key },
    };
  };
  const [old, now] = [was.definition, is.definition];
  const keys = (Object.keys(OF_WIZARD) as (keyof typeof OF_WIZARD)[]).filter((key) => !isEqual(old[key], now[key]));
  const isOtherEnd = !isEqual(endOf(old.complete, reading), endOf(now.complete, {}));
  const isOtherText = !isEqual(old.complete.failure, now.complete.failure);
  const isReordered = !isEqual(orderOf(old.tabs, now.tabs), orderOf(now.tabs, old.tabs));
  return [
    ...keys.flatMap((key) => (OF_WIZARD[key] === 'elsewhere' ? [] : [found(OF_WIZARD[key] as Code, key)])),
    ...(isOtherEnd ? [found('completionChanged', 'complete')] : []),
    ...(isOtherText && !isOtherEnd ? [found('textChanged', 'complete')] : []),
    ...(isReordered ? [found('tabsReordered', 'tabs')] : []),
  ];
}

/** What the call that sends a wizard says, by what its body is made of. */
function endOf({ call, body = {} }: WizardDefinition['complete'], reading: Reading) {
  return { call, body: Object.entries(body).map(([name, operand]) => [name, operandKey(operand, reading)]) };
}

/** The tabs that both versions have, in the order of the first. */
function orderOf(tabs: readonly TabEntry[], others: readonly TabEntry[]): string[] {
  return entriesOf(tabs).flatMap(([{ id }]) => (others.some((other) => other.id === id) ? [id] : []));
}
