import type { ReferenceIndex } from '../../../engine/compile/references/buildIndex';
import { applyEdits } from '../../../engine/compile/references/edits';
import { stepEdits } from '../../../engine/compile/references/migrate';
import type { Subject } from '../../../engine/compile/references/types';
import { listAt, objectAt } from '../../../engine/compile/references/world';
import { isObject, type Json, type JsonObject } from '../../../engine/core/json';
import { toPointer } from '../../../engine/core/pointer';
import { carried } from '../add/carried';
import { freeName } from '../add/names';
import { objectOf, placeNames, sectionsOf, tabName } from '../add/places';
import type { Definitions } from '../add/types';
import { followComments } from '../comments/follow';
import { editsBetween, type Step, textAfter } from '../difference';
import { insertItem, insertKey } from '../edits';
import { valueAt } from '../pointers';
import { changed, type Relocation, stepOf } from './relocation';
import { removalOf } from './removal';
import { namedIn } from './renamedIn';

/** A section of a tab of a wizard, and the tab of the same wizard that it goes to, behind so many of its sections. */
export interface SectionMove {
  wizard: string;
  from: { file: string; section: number };
  to: { file: string; behind: number };
}

/** The fields and lists of the first level that a section shows. */
export function fieldsOfSection(definitions: Definitions, { file, section }: SectionMove['from']): string[] {
  const known = objectAt(objectAt(objectOf(definitions, file).schema).properties);
  const items = listAt(sectionsOf(definitions, file)[section]?.fields);
  const tops = items.flatMap((item) => (typeof item === 'string' ? [item.split('/')[0] as string] : []));
  return [...new Set(tops)].filter((name) => name in known);
}

/** Whether a section may stand in another tab: it has no block, whose data are its tab's, and no name that is taken there. */
export function canRelocate(definitions: Definitions, from: SectionMove['from'], file: string): boolean {
  const items = listAt(sectionsOf(definitions, from.file)[from.section]?.fields);
  const taken = objectAt(objectAt(objectOf(definitions, file).schema).properties);
  const hasBlock = items.some((item) => isObject(item) && 'block' in item);
  return !hasBlock && fieldsOfSection(definitions, from).every((name) => !(name in taken));
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
  const names = fieldsOfSection(definitions, from);
  const ids = [section.id, ...listAt(section.fields).map((item) => objectAt(item).id)].filter((id) => id !== undefined);
  const things: Subject[] = [
    ...names.map((name) => ({ kind: 'field' as const, id: `${home}/${name}` })),
    ...ids.map((id) => ({ kind: 'place' as const, id: `${home}#${String(id)}` })),
  ];
  const rules = ownRules(index, tab, { file: from.file, things });
  const removal = removalOf(
    index,
    definitions.texts,
    [...things, ...rules.map(({ rule }) => ({ kind: 'rule' as const, id: `${home}/${String(rule.id ?? rule.rule)}` }))],
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
  const places = new Set([...names.map((name) => `/${name}`), ...ids.map((id) => `#${String(id)}`)]);
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
  const taken = listAt(target.rules).map((each) => String(objectAt(each).id));
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
      rules.map((rule) => (rule.id === undefined ? rule : { ...rule, id: freeName(String(rule.id), taken) })),
      taken.length,
    ),
  ];
  let now = withText(definitions, file, textAfter({ file, text: definitions.texts[file] ?? '' }, steps));
  for (const name of names) {
    const { local, title } = objectAt(objectAt(objectAt(tab.schema).properties)[name]);
    const isOfForms = listAt(objectAt(objectAt(tab.collections)[name]).forms).length > 0;
    if (local !== undefined || isOfForms) continue;
    const edits = carried(now, file, { name, title: typeof title === 'string' ? title : name });
    now = changed(now, edits);
  }
  return now;
}

const withText = ({ texts, values }: Definitions, file: string, text: string): Definitions => ({
  texts: applyEdits(texts, [{ file, offset: 0, length: texts[file]?.length ?? 0, text }]),
  values: { ...values, [file]: JSON.parse(text) as Json },
});

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
