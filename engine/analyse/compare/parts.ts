import type { PartDefinition, PartStep, WizardDefinition } from '../../core/definition/types';
import { isEqual, type Json } from '../../core/json';
import { stepsOfPart } from '../../core/mapping/wizard';
import { entriesOf } from '../entries';
import type { Code } from './codes';
import { isOtherCall } from './collections';
import type { Found } from './found';
import { conditionNow } from './named';
import { type Reading, refOf } from './reading';
import type { ComparedWizard } from './types';

/** The name of a field where parts name it: an object or list is named as a whole. */
const nameOf = (node: string) => (node.split('[]/')[0] as string).split('/')[0] as string;

/** Whether a source of a part has a field: by itself, or with its tab and no other part names it. */
export function covers({ data }: PartStep, tab: string, node: string): 'field' | 'tab' | undefined {
  if (data.includes(`${tab}/${nameOf(node)}`) || data.includes(`${tab}/${node}`)) return 'field';
  return data.includes(tab) ? 'tab' : undefined;
}

/** The ids of the parts that carry a field. */
export function partsOf({ parts }: WizardDefinition, tab: string, node: string): string[] {
  const found = parts.map((part) => ({ part, how: stepsOfPart(part).map((step) => covers(step, tab, node)) }));
  const own = found.filter(({ how }) => how.includes('field'));
  return (own.length > 0 ? own : found.filter(({ how }) => how.includes('tab'))).map(({ part }) => part.id);
}

const EXTRA: readonly (keyof PartStep)[] = ['wrap', 'rename', 'take', 'send', 'each'];

/** What the parts of the save flow carry and call otherwise. */
export function compareParts(was: ComparedWizard, is: ComparedWizard, reading: Reading): Found[] {
  const [old, now] = [was.definition.parts, is.definition.parts];
  const found = (code: Code, part: PartDefinition, index: number, keyword = ''): Found => ({
    code,
    version: 'after',
    at: is.places.own,
    pointer: `/parts/${index}${keyword && `/${keyword}`}`,
    about: `part:${part.id}${keyword && `.${keyword}`}`,
    parts: [part.id],
    params: { part: part.id, keyword },
  });
  const stay = now.filter(({ id }) => old.some((part) => part.id === id)).map(({ id }) => id);
  const stayed = old.filter(({ id }) => stay.includes(id)).map(({ id }) => id);
  const isReordered = !isEqual(stay, stayed);
  return [
    ...entriesOf(old).flatMap(([part, index]): Found[] => {
      if (now.some(({ id }) => id === part.id)) return [];
      return [{ ...found('partRemoved', part, index), version: 'before', at: was.places.own }];
    }),
    ...entriesOf(now).flatMap(([part, index]) => {
      const before = old.find(({ id }) => id === part.id);
      return before
        ? comparePart(partNow(before, part, reading), part, { was, is }, (code, key) => found(code, part, index, key))
        : [found('partAdded', part, index)];
    }),
    ...(isReordered
      ? [{ ...found('partsReordered', now[0] as PartDefinition, 0), about: 'parts', pointer: '/parts' }]
      : []),
  ];
}

/** A part under the names of the later version; a field that keeps its name on the wire goes by no other one. */
function partNow(was: PartDefinition, is: PartDefinition, reading: Reading): PartDefinition {
  const later = stepsOfPart(is);
  const own = <T extends Partial<PartStep>>(step: T, index: number): T => {
    const [source = ''] = step.data ?? [];
    const rows = source.split('/').length < 2 ? reading : { ...reading, list: `$tabs/${source}` };
    const { take, send } = step;
    const rename = renameNow(step, later[index]?.rename, reading);
    return {
      ...step,
      ...(take && { take: conditionNow(take, rows) }),
      ...(send && { send: conditionNow(send, rows) }),
      ...(rename && { rename }),
    };
  };
  const { when, steps } = was;
  return {
    ...(steps ? { ...was, steps: steps.map(own) } : own(was, 0)),
    ...(when && { when: conditionNow(when, reading) }),
  };
}

/** What fields are called on the wire, by their later names. */
function renameNow(
  { rename, data = [] }: Partial<PartStep>,
  later: PartStep['rename'],
  reading: Reading,
): PartStep['rename'] {
  const tabs = [...new Set(data.map((source) => source.split('/')[0] as string))];
  const now = (name: string) =>
    tabs
      .map((tab) => refOf(`$tabs/${tab}/${name}`, reading).split('/').slice(2).join('/'))
      .find((each) => each !== name);
  const own = Object.entries(rename ?? {}).map(([name, wire]) => [now(name) ?? name, wire]);
  const kept = Object.entries(later ?? {}).filter(([name, wire]) => rename?.[wire] === undefined && now(wire) === name);
  const all = Object.fromEntries([...own, ...kept]);
  return Object.keys(all).length > 0 ? all : rename;
}

function comparePart(
  was: PartDefinition,
  is: PartDefinition,
  wizards: { was: ComparedWizard; is: ComparedWizard },
  found: (code: Code, key?: string) => Found,
): Found[] {
  const [old, now] = [stepsOfPart(was), stepsOfPart(is)];
  if (old.length !== now.length || !was.steps !== !is.steps) return [found('partChanged', 'steps')];
  const steps = now.flatMap((step, index): Found[] => {
    const before = old[index] as PartStep;
    const other = EXTRA.filter((key) => !isEqual(before[key], step[key]));
    return [
      ...(isOtherCall(before.save, step.save) ? [found('callChanged', 'save')] : []),
      ...(isOtherCall(before.load, step.load) ? [found('callChanged', 'load')] : []),
      ...other.map((key) => found('partChanged', key)),
      ...(isOtherData(before, step, wizards) ? [found('partChanged', 'data')] : []),
      ...(isEqual(textsOf(before), textsOf(step)) ? [] : [found('textChanged', 'failure')]),
    ];
  });
  const own = (['when', 'reload'] as const).filter((key) => !isEqual(was[key], is[key]));
  return [...steps, ...own.map((key) => found('partChanged', key))];
}

/** Whether a part carries other data of what both versions have: a new tab or field is told as such. */
function isOtherData(was: PartStep, is: PartStep, wizards: { was: ComparedWizard; is: ComparedWizard }): boolean {
  const has = ({ tabs }: ComparedWizard, source: string) => {
    const [id, ...path] = source.split('/');
    const tab = tabs.find((each) => each.id === id);
    return tab !== undefined && (path.length === 0 || tab.schema.properties[path[0] as string] !== undefined);
  };
  const gone = was.data.filter((source) => !is.data.includes(source) && has(wizards.is, source));
  const come = is.data.filter((source) => !was.data.includes(source) && has(wizards.was, source));
  return gone.length + come.length > 0;
}

/** What a part tells people. */
function textsOf({ failure, save, load }: PartStep): Json {
  const told = [save, load].map((call) =>
    typeof call === 'object' ? [call.failure ?? null, call.timeout ?? null] : null,
  );
  return [failure ?? null, told] as unknown as Json;
}
