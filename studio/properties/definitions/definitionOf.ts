import { BLOCKS } from '../../../contract/blocks';
import type { JsonObject } from '../../../engine/core';
import type { RuleDefinition, SectionDefinition, SectionItem, TabDefinition, TabUi } from '../../../engine/definition';
import { spokenHelp } from '../../words/help';
import { anyTitle } from '../../words/keys';
import { controlOf, optionControl } from './controls';
import { type FormKind, type KindSpec, kinds } from './kinds';
import { type KnownKey, keysOfKind, knownKinds } from './known';
import { specials } from './specials';

/** Where in a form what is not asked of everybody stands. */
const LAST = 'Mais';

/** The definition of the form of a kind of things, from the vocabulary: a section for each group, every key with its explanation. */
export function definitionOf(kind: FormKind): TabDefinition {
  const spec: KindSpec = kinds[kind];
  const known = new Map(spec.of.flatMap(keysOfKind).map((each) => [each.key, each]));
  const grouped = spec.groups.flatMap(({ keys }) => keys);
  const rest = [...known.keys()].filter((key) => !grouped.includes(key) && !spec.leftOut.includes(key));
  const groups = [...spec.groups, ...(rest.length > 0 ? [{ title: LAST, keys: rest }] : [])];
  const properties: TabDefinition['schema']['properties'] = {};
  const screen: Omit<TabUi, 'ui:sections'> = {};
  const options = spec.block === undefined ? {} : (BLOCKS[spec.block]?.options ?? {});
  const titleOf = (key: string) => known.get(key)?.said.title ?? anyTitle(key);
  const itemOf = (key: string): SectionItem => {
    const special = specials[key];
    const own = known.get(key);
    const said = special ?? own?.said ?? {};
    const [title, help] = [said.title ?? key, spokenHelp(said.description ?? '', titleOf)];
    const option = options[key];
    const control = special?.control ?? (option ? optionControl(key, option) : controlOf(own as KnownKey));
    if ('block' in control) return { block: control.block, id: key, key, title, help };
    properties[key] = { ...control.schema, title };
    screen[key] = { ...control.ui, 'ui:help': help };
    return key;
  };
  const sections: SectionDefinition[] = groups.map(({ title, keys }, index) => ({
    id: `grupo-${index}`,
    title,
    fields: keys.map(itemOf),
  }));
  const shown = new Set(sections.flatMap(({ fields }) => fields.map(nameOf)));
  // What decides about others is data of the form, seen or not.
  for (const key of decidersOf(spec)) properties[key] ??= { type: 'string' };
  return {
    id: `propriedades-${kind}`,
    title: spec.noun,
    schema: { type: 'object', properties, required: requiredOf(spec).filter((key) => key in properties) },
    uiSchema: { 'ui:sections': sections, ...screen } as TabUi,
    rules: (spec.only ?? []).map(
      ({ when, show }, index): RuleDefinition => ({
        id: `so-${index}`,
        when,
        show: show.map((key) => (properties[key] ? key : `#${key}`)).filter((key) => shown.has(key)),
        hidden: 'keep',
      }),
    ),
    dialog: false,
  };
}

const nameOf = (item: SectionItem): string => (typeof item === 'string' ? item : `#${(item as JsonObject).id}`);

function requiredOf({ of, groups, isFixed, block }: KindSpec): string[] {
  const options = block === undefined ? {} : (BLOCKS[block]?.options ?? {});
  const needed = Object.keys(options).filter((key) => options[key]?.required);
  const known = of.flatMap((kind) => (knownKinds[kind].shape as { required?: string[] }).required ?? []);
  return isFixed ? [...known, ...groups.flatMap(({ keys }) => keys)] : [...known, ...needed];
}

const decidersOf = ({ only = [] }: KindSpec): string[] => [...new Set(only.flatMap(({ when }) => Object.keys(when)))];

/** Whether a thing shows only the keys that it says. */
export const isFixed = (kind: FormKind): boolean => (kinds[kind] as KindSpec).isFixed === true;

/** Keys of a form that something else says already. */
export function saidOtherwise(kind: FormKind, data: JsonObject): string[] {
  const { instead = {} }: KindSpec = kinds[kind];
  return Object.entries(instead).flatMap(([key, others]) => (data[key] === undefined ? [] : [...others]));
}

/** Which groups of a form are shown only on demand, by the section's name. */
export function moreOf(kind: FormKind): string[] {
  const { groups }: KindSpec = kinds[kind];
  const more = groups.flatMap(({ isMore }, index) => (isMore ? [`grupo-${index}`] : []));
  return [...more, `grupo-${groups.length}`];
}
