import { keysActing, keyToBe, namesUnder } from '../../engine/catalog';
import { isObject, type Json, type JsonObject, parsePointer, toPointer } from '../../engine/core';
import { listAt, objectAt as objectOf, type TextEdit } from '../../engine/edit';
import { editsInTurn, editsTo, type Step } from '../document/difference';
import { insertKey, removeValue } from '../document/edits';
import { objectAt, valueAt } from '../document/pointers';
import { ruleOrder } from './sentence/ruleLines';
import type { Thing } from './things';

/** When a field must be filled: never, always, or where rules that show it require it. */
export type Requiredness = 'never' | 'always' | 'shown';

/** A rule that shows or requires a field, with its place. */
interface Acting {
  pointer: string;
  rule: JsonObject;
  shows: boolean;
  requires: boolean;
}

/** The rules of a file that show a field, itself or by its section, or require it. */
function actingOn(tab: Json | undefined, { name, list }: Pick<Thing, 'name' | 'list'>): Acting[] {
  const around = list === undefined ? '' : toPointer(['collections', list]);
  const sections = listAt(valueAt(tab, '/uiSchema/ui:sections')).filter((section) =>
    listAt(objectOf(section).fields).includes(name),
  );
  const targets = [name, ...(list === undefined ? sections.map((section) => `#${objectOf(section).id}`) : [])];
  return listAt(valueAt(tab, `${around}/rules`)).flatMap((rule, index): Acting[] => {
    if (!isObject(rule)) return [];
    const named = (keys: readonly string[]) => keys.flatMap((key) => namesUnder(rule, key).map((each) => each.name));
    const shows = named(keysActing('shows')).some((each) => targets.includes(each));
    const requires = named(keysActing('requires')).includes(name);
    return shows || requires ? [{ pointer: `${around}/rules/${index}`, rule, shows, requires }] : [];
  });
}

/** The list of obligatory fields that a field stands in: that of the tab, the row, or the object around it. */
function listOf({ pointer }: Thing): { holder: string; key: string } {
  const steps = parsePointer(pointer);
  return { holder: toPointer(steps.slice(0, -2)), key: steps.at(-1) ?? '' };
}

/** When a field must be filled; `undefined` when rules say it that do not show it. */
export function requirednessOf(tab: Json | undefined, thing: Thing): Requiredness | undefined {
  const { holder, key } = listOf(thing);
  if (listAt(objectAt(tab, holder).required).includes(key)) return 'always';
  const acting = actingOn(tab, thing);
  const showing = acting.filter(({ shows }) => shows);
  if (showing.length > 0 && showing.every(({ requires }) => requires)) return 'shown';
  return acting.some(({ requires }) => requires) ? undefined : 'never';
}

/** Whether a rule shows a field, so that it can be required where it is seen. */
export const isShownByRule = (tab: Json | undefined, thing: Thing): boolean =>
  actingOn(tab, thing).some(({ shows }) => shows);

/** The edits after which a field must be filled then. */
export function requiredEdits(at: { file: string; text: string }, thing: Thing, to: Requiredness): TextEdit[] {
  const tab = JSON.parse(at.text) as Json;
  const acting = actingOn(tab, thing);
  const steps = [...listSteps(at.file, tab, thing, to === 'always')];
  for (const { pointer, rule, shows, requires } of acting) {
    const wanted = to === 'shown' && shows;
    if (wanted !== requires) steps.push(ruleStep(at.file, pointer, rule, thing.name));
  }
  return editsInTurn(at, steps);
}

function listSteps(file: string, tab: Json, thing: Thing, isWanted: boolean): Step[] {
  const { holder, key } = listOf(thing);
  const object = objectAt(tab, holder);
  const required = listAt(object.required).map(String);
  if (required.includes(key) === isWanted) return [];
  const next = isWanted
    ? inOrder([...required, key], Object.keys(objectOf(object.properties)))
    : required.filter((each) => each !== key);
  if (required.length === 0) return [(text) => insertKey({ file, text }, holder, 'required', next, 'properties')];
  if (next.length === 0) return [(text) => removeValue({ file, text }, `${holder}/required`)];
  return [(text) => editsTo({ file, text, pointer: `${holder}/required` }, next)];
}

/** Names in the order of the fields, as far as the others are. */
function inOrder(names: string[], order: string[]): string[] {
  const added = names.at(-1) as string;
  const others = names.slice(0, -1);
  const before = others.findIndex((name) => order.indexOf(name) > order.indexOf(added));
  return before < 0 ? names : others.toSpliced(before, 0, added);
}

/** The rule with the field among those that it requires, or without it. */
function ruleStep(file: string, pointer: string, rule: JsonObject, name: string): Step {
  const requiring = keysActing('requires').filter((key) => listAt(rule[key]).includes(name));
  const [key, isNew] = [keyToBe('requires'), requiring.length === 0];
  const patch: Record<string, Json[]> = isNew
    ? { [key]: [...listAt(rule[key]), name] }
    : Object.fromEntries(requiring.map((each) => [each, listAt(rule[each]).filter((other) => other !== name)]));
  const after = Object.entries({ ...rule, ...patch }).filter(([each]) => patch[each]?.length !== 0);
  return (text) => editsTo({ file, text, pointer }, Object.fromEntries(after), ruleOrder);
}
