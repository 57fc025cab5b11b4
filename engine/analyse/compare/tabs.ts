import type { SettingDefinition, TabDefinition } from '../../core/definition/types';
import { isEqual } from '../../core/json';
import { placeAfter, sourcesOf, targetsOf } from '../../core/migration/trace';
import type { MigrationStep } from '../../core/migration/types';
import { type Fields, fieldsOfSchema } from '../fields';
import { type Subject, subjectsOf } from '../subject';
import type { ResolvedTab } from '../tab';
import { compareCollections } from './collections';
import { compareEffects } from './effects';
import { compareMembers, compareShared, type Match } from './fields';
import type { Found } from './found';
import { nowCalled, type Pair, type Side } from './pair';
import { compareRules } from './rules';
import { compareSchemas } from './schemas';
import { compareScreen } from './screen';
import { fillsIn, mapsIn, movedElsewhere, placeOf } from './steps';
import type { CompareInput, Locate } from './types';

/** One version of a tab with what stands around it. */
export interface TabSide {
  tab: ResolvedTab;
  subjects: Subject[];
  at: Locate;
  settings: Record<string, SettingDefinition>;
  tabs: ReadonlyMap<string, { fields: Fields }>;
}

/** The tab of one version, ready to be compared. */
export function tabSide(definition: TabDefinition, around: Pick<TabSide, 'at' | 'settings' | 'tabs'>): TabSide {
  const tab = { id: definition.id, definition, fields: fieldsOfSchema(definition.schema, '/schema') };
  return { tab, subjects: subjectsOf(tab), ...around };
}

/**
 * Everything that differs in a tab that both versions have; `matches` are its fields with another name or place, `steps`
 * what the later version does with data of the earlier one.
 */
export function compareTabs(
  before: TabSide,
  after: TabSide,
  { matches, steps }: { matches: readonly Match[]; steps: readonly MigrationStep[] },
  input: CompareInput,
): Found[] {
  const here = matches.filter(({ from, to }) => from.tab === before.tab.id && to.tab === from.tab);
  const renames = new Map(here.map(({ from, to }) => [from.field.node, to.field.node]));
  const pairOf = (was: Subject, is: Subject, own: Pair['renames']): Pair => {
    const side = ({ settings, tabs, at }: TabSide, subject: Subject): Side => {
      return { subject, at, input: { formats: input.formats, today: input.today, settings, tabs } };
    };
    return {
      before: side(before, was),
      after: side(after, is),
      renames: own,
      codes: mapsIn(before.tab.id, is, steps),
      elsewhere: movedElsewhere(steps),
      fills: fillsIn(before.tab.id, is, steps),
      input,
    };
  };
  const pair = pairOf(before.subjects[0] as Subject, after.subjects[0] as Subject, renames);
  const forms = after.subjects.slice(1).flatMap((is) => {
    const was = before.subjects.find((each) => each.form === is.form && nowCalled(pair, listOf(each)) === listOf(is));
    return was ? [pairOf(was, is, renamesIn(renames, was))] : [];
  });
  const effects = [
    ...compareMembers(pair, matches, before.tab.definition),
    ...compareEffects(pair),
    ...forms.flatMap(compareForm),
  ];
  return [
    ...compareShared(pair),
    ...effects,
    ...compareRules(pair, effects),
    ...compareCollections(pair),
    ...compareScreen(pair),
    ...compareOwn(pair),
    ...filledNow(pair, steps),
    ...reshaped(pair, steps),
  ];
}

const idOf = ({ plan }: Subject) => plan.definition.id;

const listOf = (form: Subject) => idOf(form).split('/')[1] ?? '';

/** The later names of a row's fields as a form of the earlier version has them, and of fields of the tab that it reads. */
function renamesIn(renames: Pair['renames'], form: Subject): Map<string, string> {
  const prefix = `${listOf(form)}[]/`;
  return new Map(
    [...renames].flatMap(([from, to]): [string, string][] => {
      if (from.startsWith(prefix)) return [[from.slice(prefix.length), to.slice(to.indexOf('[]/') + '[]/'.length)]];
      return from.includes('[]/') || form.plan.byNode.has(from) ? [] : [[from, to]];
    }),
  );
}

/** A form of a list: what rules do in it, fields that it asks for anew, and what it has otherwise than the row. */
function compareForm(pair: Pair): Found[] {
  const { before, after } = pair;
  const list = listOf(after.subject);
  const name = idOf(after.subject).split('/').slice(1).join('/');
  const form = ({ subject }: Side) =>
    subject.tab.definition.collections?.[listOf(subject)]?.forms?.find(({ id }) => id === subject.form);
  const own = new Set([
    ...Object.keys(form(before)?.properties ?? {}).map((node) => nowCalled(pair, node)),
    ...Object.keys(form(after)?.properties ?? {}),
  ]);
  const schemas = before.subject.plan.fields.flatMap((was) => {
    const node = nowCalled(pair, was.node);
    const is = own.has(node) ? after.subject.plan.byNode.get(node) : undefined;
    return is ? compareSchemas({ pair, was, is }) : [];
  });
  const members = compareMembers(pair, [], after.subject.tab.definition).filter(({ code }) =>
    code.startsWith('fieldAddedRequired'),
  );
  return [...compareEffects(pair), ...schemas, ...members].map((found) => ({
    ...found,
    about: `${name}/${found.about}`,
    fields: (found.fields ?? []).map((field) => `${list}[]/${field}`),
  }));
}

/** Fields that a step fills for those who left them empty: others may depend on what nobody answered. */
function filledNow(pair: Pair, steps: readonly MigrationStep[]): Found[] {
  const names = new Set(pair.before.subject.plan.fields.map(({ node }) => nowCalled(pair, node)));
  const { at, subject } = pair.after;
  const filled = new Set(steps.flatMap((step) => ('default' in step ? [placeAfter(step.default, steps)] : [])));
  return subject.plan.fields.flatMap(({ node }): Found[] => {
    if (!names.has(node) || !filled.has(placeOf(subject.tab.id, node))) return [];
    const pointer = subject.schemas.get(node) ?? '';
    return [{ code: 'fieldFilledNow', version: 'after', at, pointer, key: true, about: node, fields: [node] }];
  });
}

/** Fields that both versions have, and whose texts a step takes apart or puts together. */
function reshaped(pair: Pair, steps: readonly MigrationStep[]): Found[] {
  const { at, subject } = pair.after;
  const tab = subject.tab.id;
  const parted = new Set(
    steps.flatMap((step) => ('split' in step || 'merged' in step ? [...sourcesOf(step), ...targetsOf(step)] : [])),
  );
  return pair.before.subject.plan.fields.flatMap(({ node: was }): Found[] => {
    const node = nowCalled(pair, was);
    if (!subject.plan.byNode.has(node) || ![was, node].some((one) => parted.has(placeOf(tab, one)))) return [];
    const pointer = subject.schemas.get(node) ?? '';
    return [{ code: 'fieldReshaped', version: 'after', at, pointer, key: true, about: node, fields: [node] }];
  });
}

/** What is said of the tab itself; what its rules, lists and fields say is looked at elsewhere. */
const OF_TAB: Record<Exclude<keyof TabDefinition, '$schema'>, 'text' | 'look' | 'elsewhere'> = {
  id: 'elsewhere',
  title: 'text',
  lead: 'text',
  line: 'text',
  treatment: 'text',
  schema: 'elsewhere',
  uiSchema: 'elsewhere',
  rules: 'elsewhere',
  collections: 'elsewhere',
  messages: 'text',
  errors: 'look',
  dialog: 'look',
  examples: 'elsewhere',
};

function compareOwn(pair: Pair): Found[] {
  const { before, after } = pair;
  const [was, is] = [before.subject.tab.definition, after.subject.tab.definition];
  return (Object.keys(OF_TAB) as (keyof typeof OF_TAB)[]).flatMap((key): Found[] => {
    const meaning = OF_TAB[key];
    if (meaning === 'elsewhere' || isEqual(was[key], is[key])) return [];
    const code = meaning === 'text' ? 'textChanged' : 'presentationChanged';
    return [{ code, version: 'after', at: after.at, pointer: `/${key}`, key: true, about: `.${key}` }];
  });
}
