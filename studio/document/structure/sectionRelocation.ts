import { isObject, type Json, type JsonObject, toPointer } from '../../../engine/core';
import { listAt, objectAt, type ReferenceIndex, type Subject, stepEdits } from '../../../engine/edit';
import { freeName, freeNames } from '../add/names';
import {
  fileAt,
  objectOf,
  placeNames,
  ruleName,
  sectionFields,
  sectionPlaces,
  sectionsOf,
  tabName,
} from '../add/places';
import type { Definitions } from '../add/types';
import { followComments } from '../comments/follow';
import { editsBetween, editsInTurn, type Step } from '../difference';
import { insertItem, insertKey } from '../edits';
import { valueAt } from '../pointers';
import { changed, type Relocation, stepOf } from './relocation';
import { removalOf } from './removal';
import { namedIn } from './renamedIn';
import { withCarried } from './withCarried';

/** A section of a tab of a wizard, and the tab of the same wizard that it goes to, behind so many of its sections. */
export interface SectionMove {
  wizard: string;
  from: { file: string; section: number };
  to: { file: string; behind: number };
}

/** Whether a section may stand in another tab: it has no block, whose data are its tab's, and no name that is taken there. */
export function canRelocate(definitions: Definitions, from: SectionMove['from'], file: string): boolean {
  const items = listAt(sectionsOf(definitions, from.file)[from.section]?.fields);
  const taken = objectAt(objectAt(objectOf(definitions, file).schema).properties);
  const hasBlock = items.some((item) => isObject(item) && 'block' in item);
  return !hasBlock && sectionFields(definitions, from.file, from.section).every((name) => !(name in taken));
}

/**
 * Takes a section to another tab with its fields and lists, the rules that are about nothing else, what was remarked about
 * it, and what was answered. What still looks for it where it was is told.
 */
export function relocatedSection(index: ReferenceIndex, definitions: Definitions, move: SectionMove): Relocation {
  const { wizard, from, to } = move;
  const home = from.file.replace(/\.json$/, '');
  const tab = objectOf(definitions, from.file);
  const section = objectAt(sectionsOf(definitions, from.file)[from.section]);
  const names = sectionFields(definitions, from.file, from.section);
  const ids = sectionPlaces(definitions, from.file, from.section);
  const things: Subject[] = [
    ...names.map((name) => ({ kind: 'field' as const, id: `${home}/${name}` })),
    ...ids.map((id) => ({ kind: 'place' as const, id: `${home}#${id}` })),
  ];
  const rules = ownRules(index, tab, { file: from.file, things });
  const removal = removalOf(
    index,
    definitions.texts,
    [...things, ...rules.map(({ rule }) => ({ kind: 'rule' as const, id: `${home}/${ruleName(rule)}` }))],
    [
      { file: from.file, at: `/uiSchema/ui:sections/${from.section}` },
      ...rules.map(({ pointer }) => ({ file: from.file, at: pointer })),
    ],
  );
  const without = changed(definitions, removal.edits);
  const put = added(without, to, { tab, section, names, rules: rules.map(({ rule }) => rule) });
  const isKept = (name: string) => objectAt(objectAt(objectAt(tab.schema).properties)[name]).local === undefined;
  const moves = names.filter(isKept).map((name) => ({
    wizard,
    step: stepOf(`${tabName(from.file)}/${name}`, `${tabName(to.file)}/${name}`),
  }));
  const places = new Set([...names.map((name) => `/${name}`), ...ids.map((id) => `#${id}`)]);
  const remarks = followComments(definitions.texts, [wizard], (about) => {
    const isOfIt =
      about.tab === `${wizard}/${tabName(from.file)}` && places.has(/^[/#][^/]*/.exec(about.at)?.[0] ?? '');
    return isOfIt ? { ...about, tab: `${wizard}/${tabName(to.file)}` } : undefined;
  });
  return {
    edits: [...editsBetween(definitions.texts, put.texts), ...stepEdits(index, moves), ...remarks],
    broken: removal.broken,
    at: { file: to.file, pointer: `/uiSchema/ui:sections/${to.behind}` },
  };
}

/** The rules that act on these things, and read and act on nothing else of their tab. */
function ownRules(
  index: ReferenceIndex,
  tab: JsonObject,
  { file, things }: { file: string; things: readonly Subject[] },
): { rule: JsonObject; pointer: string }[] {
  const home = file.replace(/\.json$/, '');
  const isOwn = (id: string) => things.some((thing) => id === thing.id || id.startsWith(`${thing.id}/`));
  return listAt(tab.rules).flatMap((rule, at) => {
    const pointer = `/rules/${at}`;
    const named = namedIn(index, { file, pointer }).filter(({ subject }) => subject.id.startsWith(home));
    const about = named.filter(({ subject }) => subject.kind === 'field' || subject.kind === 'place');
    const isFree = index.references.every((one) => one.file !== file || one.pointer !== pointer || !one.through);
    const acts = about.some(({ sense }) => sense === 'acts');
    return isFree && acts && about.every(({ subject }) => isOwn(subject.id)) ? [{ rule: objectAt(rule), pointer }] : [];
  });
}

interface Going {
  tab: JsonObject;
  section: JsonObject;
  names: readonly string[];
  rules: readonly JsonObject[];
}

/** The definitions with a section and all that belongs to it in a tab. */
function added(definitions: Definitions, { file, behind }: SectionMove['to'], going: Going): Definitions {
  const { tab, section, names, rules } = going;
  const target = objectOf(definitions, file);
  const required = listAt(objectAt(target.schema).required);
  const needed = listAt(objectAt(tab.schema).required).filter((name) => names.includes(String(name)));
  const id = freeName(String(section.id), placeNames(definitions, file));
  const known = listAt(target.rules);
  const ruleIds = freeNames(rules.map(ruleName), known.map(ruleName));
  const steps: Step[] = [
    (text) => insertItem({ file, text }, '/uiSchema/ui:sections', behind, { ...section, id }),
    ...memberSteps(file, tab, target, going, ['schema', 'properties']),
    ...memberSteps(file, tab, target, going, ['uiSchema']),
    ...memberSteps(file, tab, target, going, ['collections']),
    ...itemSteps(file, target, ['schema', 'required'], needed, required.length),
    ...itemSteps(
      file,
      target,
      ['rules'],
      rules.map((rule, at) => (rule.id === undefined ? rule : { ...rule, id: ruleIds[at] as string })),
      known.length,
    ),
  ];
  const put = changed(definitions, editsInTurn(fileAt(definitions, file), steps));
  return withCarried(put, { file, tab, names: names.map((name) => [name, name]) });
}

/** What an object of a tab says of the fields, in the same object of the other one. */
function memberSteps(
  file: string,
  tab: JsonObject,
  target: JsonObject,
  { names }: Going,
  at: readonly string[],
): Step[] {
  const holder = toPointer(at);
  const members = names.flatMap((name) => {
    const value = valueAt(tab, toPointer([...at, name]));
    return value === undefined ? [] : [[name, value] as const];
  });
  if (members.length > 0 && valueAt(target, holder) === undefined) {
    return [(text) => insertKey({ file, text }, '', at[0] as string, Object.fromEntries(members))];
  }
  return members.map(
    ([name, value]): Step =>
      (text) =>
        insertKey({ file, text }, holder, name, value),
  );
}

/** Items at the end of a list of a tab, which is made where there is none. */
function itemSteps(
  file: string,
  target: JsonObject,
  at: readonly string[],
  items: readonly Json[],
  count: number,
): Step[] {
  const list = toPointer(at);
  if (items.length === 0) return [];
  if (!Array.isArray(valueAt(target, list))) {
    return [(text) => insertKey({ file, text }, toPointer(at.slice(0, -1)), at.at(-1) as string, [...items])];
  }
  return items.map(
    (item, index): Step =>
      (text) =>
        insertItem({ file, text }, list, count + index, item),
  );
}
