import { listAt, objectAt as objectOf } from '../../engine/compile/references/world';
import type { Condition, RuleDefinition } from '../../engine/core/definition/types';
import { isObject, type Json, type JsonObject } from '../../engine/core/json';
import { referencesOf } from '../../engine/core/plan/references';
import { toPointer } from '../../engine/core/pointer';
import { objectAt, valueAt } from '../document/pointers';
import { tabAt, type Values } from '../document/tabs';
import type { Thing } from './things';

/** A rule that has to do with a field or section, with its place. */
export interface RelatedRule {
  pointer: string;
  rule: RuleDefinition;
}

/** The rules that act on a thing, and those that read it. */
export interface Related {
  acting: RelatedRule[];
  /** Fields that decide about the thing, and those about which it decides, by name. */
  dependsOn: string[];
  decides: string[];
}

/** What the rules of its tab have to do with a field or section. */
export function relatedTo(values: Values, thing: Thing): Related {
  const { file, kind, name, list } = thing;
  const rules = rulesOf(values, thing);
  const targets = kind === 'section' ? [`#${name}`] : [name, ...sectionsWith(values, file, name, list)];
  const acting = rules.filter(({ rule }) => actedOn(rule).some((target) => targets.includes(target)));
  const reading = kind === 'section' ? [] : rules.filter(({ rule }) => readBy(rule).includes(name));
  const others = (names: string[]) => [...new Set(names)].filter((each) => each !== name && each !== '');
  return {
    acting,
    dependsOn: others(acting.flatMap(({ rule }) => readBy(rule))),
    decides: others(reading.flatMap(({ rule }) => actedOn(rule))),
  };
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

/** What a rule shows, requires, locks, writes or empties. */
function actedOn(rule: RuleDefinition): string[] {
  const { show = [], require = [], lock = [], clear = [], compute, set, fill, locks, error } = rule;
  const written = [compute, set, fill, locks].flatMap((each) => Object.keys(each ?? {}));
  return [...show, ...require, ...lock, ...clear, ...written, ...(error ? [error.at] : [])];
}

/** The fields that decide whether a rule acts. */
function readBy({ when, on = [], of = [] }: RuleDefinition): string[] {
  const read = referencesOf(when as Condition | undefined).flatMap(({ text, reference, within }) =>
    reference.kind === 'field' && within === undefined ? [text] : [],
  );
  return [...read, ...on, ...of];
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

function callOf(call: Json | undefined): string | undefined {
  if (typeof call === 'string') return call;
  return isObject(call) && typeof call.call === 'string' ? call.call : undefined;
}

/** The title of a field, a section or a member of an object by the name that rules have for it. */
export function titleOf(values: Values, { file, list }: Thing, name: string): string {
  const tab = tabAt(values, file);
  if (name.startsWith('#')) {
    const section = tab?.uiSchema['ui:sections'].find(({ id }) => `#${id}` === name);
    return section?.title ?? name;
  }
  const root = list === undefined ? tab?.schema : (tab?.schema.properties[list]?.items ?? tab?.schema);
  const found = name
    .replace(/^\//, '')
    .split('/')
    .reduce<JsonObject | undefined>(
      (schema, step) => objectAt(schema as Json, toPointer(['properties', step])),
      root as unknown as JsonObject,
    );
  return typeof found?.title === 'string' ? found.title : name;
}
