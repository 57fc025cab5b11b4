import type { LoadedDefinition } from '../../../engine/compile';
import type { FieldSchema, FormDefinition, TabDefinition } from '../../../engine/core/definition/types';
import { stepsOfPart } from '../../../engine/core/mapping/wizard';
import type { MigrationStep } from '../../../engine/core/migration/types';
import { blocksOf } from '../../../engine/core/plan/fields';
import { mentions, placeOfSpot, type Spot, siblingsOf, spotsOf } from './spots';

/** From 0 up to 1. */
export type Random = () => number;

/** A change of a wizard in place, and the step that data take with it; `undefined` where there was nothing to change. */
export type Change = (wizard: LoadedDefinition, random: Random, id: string) => MigrationStep | undefined;

export const pick = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

const isPlainText = ({ schema }: Spot) =>
  schema.type === 'string' &&
  ['format', 'enum', 'oneOf', 'options', 'formatBy', 'maxLengthOf', 'default'].every((key) => !(key in schema));

/** A field under another name, wherever the wizard names it. */
const rename: Change = (wizard, random, id) => {
  const spot = pick(spotsOf(wizard), random);
  if (!spot) return undefined;
  const { tab, name } = spot;
  const [moved, to] = [name, `${name}-${id}`].map((each) => placeOfSpot(spot, each)) as [string, string];
  const inTab = (text: string) =>
    [`"#"`, `{#}`, `/#"`, `"#/`].reduce(
      (now, form) => now.replaceAll(form.replace('#', name), form.replace('#', `${name}-${id}`)),
      text,
    );
  for (const one of wizard.tabs) {
    const [from, now] = [moved, to].map((place) => `$tabs/${place}`) as [string, string];
    const text = one === tab ? inTab(JSON.stringify(one)) : JSON.stringify(one).replaceAll(`"${from}"`, `"${now}"`);
    replace(one, JSON.parse(text));
  }
  return { id, moved, to };
};

/** A list with all its rows, under another name. */
const renameList: Change = (wizard, random, id) => {
  const lists = wizard.tabs.flatMap((tab) => Object.keys(tab.collections ?? {}).map((list) => ({ tab, list })));
  const found = pick(
    lists.filter(({ tab, list }) => !mentions(JSON.stringify(blocksOf(tab)), list)),
    random,
  );
  if (!found) return undefined;
  const { tab, list } = found;
  const to = `${list}-${id}`;
  const now = <T>(named: Record<string, T>) =>
    Object.fromEntries(Object.entries(named).map(([name, value]) => [name === list ? to : name, value]));
  const text = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll(`"${list}"`, `"${to}"`).replaceAll(`/${list}"`, `/${to}"`));
  tab.schema.properties = now(tab.schema.properties);
  tab.uiSchema = now(tab.uiSchema) as typeof tab.uiSchema;
  tab.collections = now(tab.collections ?? {});
  for (const holder of [tab, ...Object.values(tab.collections)]) if (holder.rules) holder.rules = text(holder.rules);
  if (tab.schema.required) tab.schema.required = text(tab.schema.required);
  for (const section of tab.uiSchema['ui:sections']) section.fields = text(section.fields);
  for (const one of [...wizard.tabs, wizard.definition]) {
    const json = JSON.stringify(one).replaceAll(`"$tabs/${tab.id}/${list}"`, `"$tabs/${tab.id}/${to}"`);
    replace(one, JSON.parse(json.replaceAll(`"${tab.id}/${list}"`, `"${tab.id}/${to}"`)));
  }
  return { id, moved: `${tab.id}/${list}`, to: `${tab.id}/${to}` };
};

/** A field goes to another tab, without the rules that named it. */
const toOtherTab: Change = (wizard, random, id) => {
  const whole = wizard.definition.parts.flatMap(stepsOfPart).flatMap(({ data }) => data);
  const spot = pick(
    spotsOf(wizard).filter(({ tab, list }) => list === undefined && whole.includes(tab.id)),
    random,
  );
  const target = pick(
    wizard.tabs.filter((tab) => tab !== spot?.tab && whole.includes(tab.id)),
    random,
  );
  if (!spot || !target) return undefined;
  const to = `${spot.name}-${id}`;
  takeOff(wizard, spot);
  addField({ tab: target, name: spot.name, schema: spot.schema }, to, spot.schema);
  return { id, moved: placeOfSpot(spot, spot.name), to: `${target.id}/${to}` };
};

const retire: Change = (wizard, random, id) => {
  const spot = pick(spotsOf(wizard), random);
  if (!spot) return undefined;
  takeOff(wizard, spot);
  return { id, retired: placeOfSpot(spot, spot.name), title: spot.schema.title ?? spot.name };
};

/** A text becomes two, or goes on with its first word. */
const split: Change = (wizard, random, id) => {
  const spot = pick(spotsOf(wizard).filter(isPlainText), random);
  if (!spot) return undefined;
  const names = [random() < 0.5 ? spot.name : `${spot.name}-${id}a`, `${spot.name}-${id}b`];
  if (!names.includes(spot.name)) takeOff(wizard, spot);
  for (const name of names) if (name !== spot.name) addField(spot, name, { type: 'string', title: `Campo ${name}` });
  return { id, split: placeOfSpot(spot, spot.name), into: names.map((name) => placeOfSpot(spot, name)), at: ' ' };
};

const merge: Change = (wizard, random, id) => {
  const texts = spotsOf(wizard).filter(isPlainText);
  const first = pick(texts, random);
  const second = pick(
    texts.filter(({ tab, list, name }) => tab === first?.tab && list === first?.list && name !== first?.name),
    random,
  );
  if (!first || !second) return undefined;
  const name = `${first.name}-${id}`;
  for (const spot of [first, second]) takeOff(wizard, spot);
  addField(first, name, { type: 'string', title: `Campo ${name}` });
  const merged = [first, second].map((spot) => placeOfSpot(spot, spot.name));
  return { id, merged, into: placeOfSpot(first, name), with: '; ' };
};

/** The options of a choice get other codes, one of which may go. */
const recode: Change = (wizard, random, id) => {
  const spot = pick(
    spotsOf(wizard).filter(({ schema: { oneOf, default: start } }) => oneOf && oneOf.length > 1 && start === undefined),
    random,
  );
  const options = spot?.schema.oneOf;
  if (!spot || !options) return undefined;
  const gone = random() < 0.3 ? pick(options, random) : undefined;
  const codeOf = (code: unknown) => `${String(code)}-${id}`;
  dropRules(wizard, spot);
  Object.assign(spot.schema, {
    type: 'string',
    oneOf: options.filter((option) => option !== gone).map((option) => ({ ...option, const: codeOf(option.const) })),
  });
  const map = options.map((option) => [String(option.const), option === gone ? null : codeOf(option.const)]);
  return { id, codes: placeOfSpot(spot, spot.name), map: Object.fromEntries(map) };
};

/** Who has no answer gets one. */
const fill: Change = (wizard, random, id) => {
  const spot = pick(
    spotsOf(wizard).filter(({ schema }) => schema.default === undefined && (schema.oneOf || schema.type === 'boolean')),
    random,
  );
  if (!spot) return undefined;
  const value = pick(spot.schema.oneOf ?? [], random)?.const ?? false;
  return { id, default: placeOfSpot(spot, spot.name), value };
};

/** The changes for which there are steps. */
export const CHANGES: readonly Change[] = [rename, rename, renameList, toOtherTab, retire, split, merge, recode, fill];

function replace<T extends object>(target: T, content: T): void {
  for (const key of Object.keys(target)) delete target[key as keyof T];
  Object.assign(target, content);
}

/** Puts a field beside a spot: in the section, or form, that shows it. */
function addField(spot: Spot, name: string, schema: FieldSchema): void {
  siblingsOf(spot)[name] = structuredClone(schema);
  const { tab, list } = spot;
  const collection = list === undefined ? undefined : tab.collections?.[list];
  const shown = list === undefined ? tab.uiSchema['ui:sections'][0]?.fields : collection?.forms?.[0]?.fields;
  (shown ?? collection?.fields)?.push(name);
}

/** A field goes, with all that names it. */
function takeOff(wizard: LoadedDefinition, spot: Spot): void {
  const { tab, list, name } = spot;
  delete siblingsOf(spot)[name];
  dropRules(wizard, spot);
  const without = <T>(items: readonly T[]) => items.filter((item) => item !== name);
  const holder = list === undefined ? tab.schema : tab.schema.properties[list]?.items;
  if (holder?.required) holder.required = without(holder.required);
  for (const section of tab.uiSchema['ui:sections']) section.fields = without(section.fields);
  delete tab.uiSchema[name];
  const collection = list === undefined ? undefined : tab.collections?.[list];
  if (!collection) return;
  if (collection.fields) collection.fields = without(collection.fields);
  for (const column of collection.columns ?? []) column.fields = without(column.fields);
  for (const form of collection.forms ?? []) {
    form.fields = without(form.fields);
    if (form.required) form.required = without(form.required) as NonNullable<FormDefinition['required']>;
  }
}

/** Takes the rules off that name a field, of any tab. */
function dropRules({ tabs }: LoadedDefinition, spot: Spot): void {
  const named = `$tabs/${placeOfSpot(spot, spot.name)}`;
  const drop = (holder: Pick<TabDefinition, 'rules'>, isIn: (text: string) => boolean) => {
    if (holder.rules) holder.rules = holder.rules.filter((rule) => !isIn(JSON.stringify(rule)));
  };
  for (const tab of tabs) {
    const isIn = (text: string) => (tab === spot.tab ? mentions(text, spot.name) : text.includes(named));
    for (const holder of [tab, ...Object.values(tab.collections ?? {})]) drop(holder, isIn);
  }
}
