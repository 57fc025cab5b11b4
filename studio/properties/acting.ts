import { namesActedOn } from '../../engine/catalog';
import { toPointer } from '../../engine/core';
import type { RuleDefinition } from '../../engine/definition';
import { listAt, objectAt as objectOf, type Subject } from '../../engine/edit';
import { callOf, valueAt } from '../document/pointers';
import { tabAt, type Values } from '../document/tabs';
import type { Thing } from './things';

/** A rule that has to do with a field or section, with its place. */
export interface RelatedRule {
  pointer: string;
  rule: RuleDefinition;
}

/** The rules of its tab that act on a field, itself or by its section, or on a section. */
export function actingOn(values: Values, thing: Thing): RelatedRule[] {
  const { file, kind, name, list } = thing;
  const targets = kind === 'section' ? [`#${name}`] : [name, ...sectionsWith(values, file, name, list)];
  return rulesOf(values, thing).filter(({ rule }) => namesActedOn(rule).some((target) => targets.includes(target)));
}

/** What references know a thing by that others can depend on. */
export function subjectOf({ kind, file, name, list }: Thing, tab: string | null): Subject | undefined {
  const home = file.replace(/\.json$/, '');
  if (kind === 'section') return { kind: 'place', id: `${home}#${name}` };
  if (kind === 'tab') return { kind: 'tab', id: home };
  if (kind === 'part') return { kind: 'part', id: `${file === 'shared.json' ? 'shared' : file.split('/')[0]}/${name}` };
  if (kind !== 'field' || tab === null || !file.includes('/')) return undefined;
  return { kind: 'field', id: [home, ...(list === undefined ? [] : [list]), name].join('/') };
}

function rulesOf(values: Values, { file, list }: Thing): RelatedRule[] {
  const tab = tabAt(values, file);
  const rules = list === undefined ? tab?.rules : tab?.collections?.[list]?.rules;
  const around = list === undefined ? '' : toPointer(['collections', list]);
  return (rules ?? []).map((rule, index) => ({ rule, pointer: `${around}/rules/${index}` }));
}

function sectionsWith(values: Values, file: string, name: string, list: string | undefined): string[] {
  if (list !== undefined) return [];
  return listAt(valueAt(values[file], '/uiSchema/ui:sections')).flatMap((section) => {
    const { id, fields } = objectOf(section);
    return listAt(fields).includes(name) ? [`#${id}`] : [];
  });
}

/** Where a part sends a field: the part, its place, and its call. */
export interface Sent {
  part: string;
  call: string;
  file: string;
  pointer: string;
}

/** The parts that carry a field of a tab (`pf/informacoes`), or the tab itself. */
export function sentBy(values: Values, tab: string | null, name: string | undefined): Sent[] {
  const [wizard, id] = tab?.split('/') ?? [];
  if (wizard === undefined || id === undefined) return [];
  const file = `${wizard}/wizard.json`;
  const shared = listAt(valueAt(values['shared.json'], '/parts'));
  const parts = listAt(valueAt(values[file], '/parts')).map((part, index) => {
    if (typeof part !== 'string') return { part: objectOf(part), file, pointer: `/parts/${index}` };
    const at = shared.findIndex((each) => objectOf(each).id === part);
    return { part: objectOf(shared[at]), file: 'shared.json', pointer: `/parts/${at}` };
  });
  const all = parts.flatMap(({ part, ...place }) =>
    [part, ...listAt(part.steps).map(objectOf)].flatMap((step): (Sent & { data: string[] })[] => {
      const call = callOf(step.save);
      return call === undefined ? [] : [{ part: String(part.id), call, ...place, data: listAt(step.data).map(String) }];
    }),
  );
  const [top] = name?.split('/') ?? [];
  const exact = all.filter(
    ({ data }) => name !== undefined && data.some((each) => each === `${id}/${name}` || each === `${id}/${top}`),
  );
  return (exact.length > 0 ? exact : all.filter(({ data }) => data.includes(id))).map(({ data: _, ...sent }) => sent);
}
