import { getNodeValue, type Node } from 'jsonc-parser';
import { sharedName } from '../../core/definition/inlineRefs';
import type { Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { paramsNaming } from '../../core/validators/params';
import { enterMember, enterObject } from './enter';
import { walkData } from './exampleData';
import { places } from './roleGroups';
import { namedBy, roles } from './roles';
import { type Scope, settingsIn } from './scope';
import type { Through } from './types';
import { membersOf, type Spot, type Visit, type Walk } from './visit';
import { asObject, itemOf, type Known, memberOf, opened } from './vocabulary';
import { objectAt } from './world';

/** Walks a value of a file along the vocabulary and reports every place that names something. */
export function walk(known: Known, spot: Spot, to: Walk): void {
  const { node, scope, pointer } = spot;
  to.reach?.({ ...spot, known, at: 'value', place: known.place });
  if (node.type === 'array') {
    for (const [index, item] of (node.children ?? []).entries()) {
      walk(itemOf(known), { node: item, scope, pointer: `${pointer}/${index}` }, to);
    }
  } else if (node.type === 'object') {
    const object = asObject(known);
    const entered = enterObject[object.place]?.(scope, { key: '', value: getNodeValue(node) as Json });
    const inside = { ...spot, scope: { ...scope, ...entered } };
    if (object.place === 'rule') takeUpRule(inside, to);
    if (object.place === 'field') takeUpField(inside, to, []);
    walkMembers(object, inside, to);
  } else {
    report(known.place, { ...spot, at: 'value' }, to);
  }
}

function walkMembers(known: Known, { node, scope, pointer: around }: Spot, to: Walk): void {
  for (const { key, value } of membersOf(node)) {
    const name = key.value as string;
    const found = memberOf(known, name);
    const pointer = around + toPointer([name]);
    const place = `${found.at}:key`;
    to.reach?.({ node: key, scope, pointer, known: found, around: known, at: 'key', place });
    if (found.isFree) report(place, { node: key, scope, pointer, at: 'key' }, to);
    const entered = enterMember[found.at]?.(scope, { key: name, value: getNodeValue(value) as Json });
    const spot: Spot = { node: value, scope: { ...scope, ...entered }, pointer };
    const tabs = tabsOfData(found.at, name, scope);
    if (tabs) for (const tab of tabs) walkData(spot, tab, to);
    else
      walk(
        CONDITIONS.includes(found.at) && paramsNaming('condition').includes(name) ? conditionShape : found,
        spot,
        to,
      );
  }
}

/** Where parameters of validators stand, of which some are conditions. */
const CONDITIONS = places('params', '.*');

/** What a condition is. */
const conditionShape = opened({ place: 'condition', shape: { $ref: '#/definitions/condition' }, file: 'shared' });

/** The tabs that examples are data of, where data stands. */
function tabsOfData(place: string, name: string, { tab, world, wizards }: Scope): string[] | undefined {
  if (place === 'tab.examples.invalid.tabs.*' || place === 'tab.examples.stories.tabs.*')
    return world.tabsCalled(name, wizards);
  const isOwn = ['valid', 'invalid.data', 'stories.data'].some((key) => place === `tab.examples.${key}`);
  return isOwn && tab !== undefined ? [tab] : undefined;
}

function report(place: string, spot: Spot & { at: 'key' | 'value' }, to: Walk): void {
  const value = spot.node.value as Json;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const role = roles[place];
  const named = role ? namedBy(role, { text, value }, spot.scope) : [];
  if (role && named.length > 0) to.visit({ ...spot, place, text, sense: role.sense, named });
  const settings = typeof value === 'string' ? settingsIn(value) : [];
  if (settings.length > 0) to.visit({ ...spot, place, text, sense: 'reads', named: settings });
}

/** A rule of shared.json in the place of its name: what it names there is named here. */
function takeUpRule({ node, scope, pointer }: Spot, to: Walk): void {
  const { rule, names, ...own } = objectAt(getNodeValue(node) as Json);
  const found = typeof rule === 'string' && scope.domain ? to.shared('rules', rule) : undefined;
  if (!found || !scope.domain) return;
  const given = objectAt(names) as Record<string, string>;
  const { lookup } = objectAt(getNodeValue(found.node) as Json);
  const inside: Scope = {
    ...scope,
    domain: { ...scope.domain, names: given },
    ...(scope.root && { root: { ...scope.root, names: given } }),
    ...(typeof lookup === 'string' && { lookup }),
  };
  const known = opened({ place: 'rule', shape: { $ref: '#/definitions/rule' }, file: 'shared' });
  takeUp(known, { from: found, scope: inside, pointer }, to, (visit, key) =>
    key in own ? undefined : { ...placeOf(visit), by: 'names', key: visit.text, isSaid: visit.text in given },
  );
}

/** A field of shared.json behind a `$ref`: what it names beside itself is named here, but for the keys said here. */
function takeUpField({ node, scope, pointer }: Spot, to: Walk, said: readonly string[]): void {
  const members = membersOf(node);
  const $ref: unknown = members.find(({ key }) => key.value === '$ref')?.value.value;
  const name = typeof $ref === 'string' && scope.domain?.kind === 'field' ? sharedName($ref) : undefined;
  const found = name === undefined || said.length > MOST_KEYS ? undefined : to.shared('$defs', name);
  if (!found) return;
  const known = opened({ place: 'field', shape: { $ref: '#/definitions/field' }, file: 'shared' });
  const keys = [...said, ...members.map(({ key }) => key.value as string), 'properties', 'items'];
  takeUp(known, { from: found, scope, pointer }, to, (visit, key) =>
    keys.includes(key) ? undefined : { ...placeOf(visit), by: 'key', key, isSaid: false },
  );
  takeUpField({ node: found.node, scope, pointer }, to, keys);
}

/** Shared fields that refer to each other in a circle end here. */
const MOST_KEYS = 200;

const placeOf = ({ pointer, at }: Visit): Pick<Through, 'pointer' | 'at'> => ({ pointer, at });

function takeUp(
  known: Known,
  { from, scope, pointer }: { from: { node: Node; pointer: string }; scope: Scope; pointer: string },
  to: Walk,
  throughOf: (visit: Visit, key: string) => Through | undefined,
): void {
  const inside: Walk = {
    shared: () => undefined,
    visit(visit) {
      const named = visit.named.filter(({ subject }) => subject.kind === 'field');
      const [key = ''] = visit.pointer.slice(from.pointer.length + 1).split('/', 1);
      const through = throughOf(visit, key);
      if (through && named.length > 0) to.visit({ ...visit, named, pointer, at: 'value', through });
    },
  };
  walkMembers(known, { node: from.node, scope, pointer: from.pointer }, inside);
}
