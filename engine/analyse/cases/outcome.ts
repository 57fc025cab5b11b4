import { evaluateCondition } from '../../core/condition/evaluate';
import type { Context } from '../../core/condition/scope';
import type { PartDefinition, SectionDefinition } from '../../core/definition/types';
import { isObject, type Json, type JsonObject } from '../../core/json';
import { rowMatches } from '../../core/mapping/parts';
import { stepsOfPart, tabsOfPart } from '../../core/mapping/wizard';
import { blocksOf, fieldNames, pointerOf } from '../../core/plan/fields';
import { getAt, type Pointer, parsePointer, toPointer } from '../../core/pointer';
import { columnsOf } from '../../core/session/collections';
import { locate, rowsOf, scopeOf } from '../../core/state/state';
import type { FieldError } from '../../core/validation/errors';
import type { MessageContext } from '../../core/validation/messages';
import { validateTab } from '../../core/validation/validate';
import { rowSourcesOf } from './conditions';
import type { Performance, Played } from './perform';

/** What can be said of a field: in which set of a state it is or is not, and whether it is free text in place of its options. */
export type Flag = 'hidden' | 'required' | 'locked' | 'free';

/** The form that a pointer leads into, and the pointer there. */
function placed({ tab, rows }: Performance, pointer: Pointer): { played: Played; own: Pointer } {
  const row = rows.find(({ at }) => pointer.startsWith(`${at}/`));
  return row ? { played: row, own: pointer.slice(row.at.length) } : { played: tab, own: pointer };
}

/**
 * Whether a field, section, text or block has a flag. As on the screen a section is hidden as long as all the fields and
 * blocks that it names are, and a text with its section.
 */
export function hasFlag(performance: Performance, flag: Flag, pointer: Pointer): boolean {
  const { played, own } = placed(performance, pointer);
  const { plan, state } = played;
  if (flag === 'free') return isFree(played, own);
  if (!own.startsWith('#') || plan.byNode.has(own)) return state[flag].has(own);
  const id = own.slice(1);
  const section = plan.sections.find((each) => each.id === id);
  if (section) return isWholly(played, flag, section);
  const around = plan.sections.find((each) => each.id === plan.byNode.get(id)?.section);
  return state[flag].has(`/${id}`) || (around !== undefined && isWholly(played, flag, around));
}

function isWholly({ plan, state }: Played, flag: Exclude<Flag, 'free'>, { id, fields }: SectionDefinition): boolean {
  const names = fieldNames(fields);
  const shown = plan.fields.filter(({ node, section, list }) => {
    if (section !== id || list !== undefined) return false;
    return node.startsWith('#') || names.some((name) => node === name || node.startsWith(`${name}/`));
  });
  return shown.length > 0 && shown.every((field) => state[flag].has(pointerOf(field)));
}

function isFree({ plan, state, context }: Played, pointer: Pointer): boolean {
  const place = locate(plan, pointer);
  const { options } = place?.field.schema ?? {};
  if (!place || !options?.when) return false;
  return !evaluateCondition(options.when, scopeOf(plan, state.data, context, place.field.list, place.index));
}

/** The value at a pointer in the end. */
export function valueAt(performance: Performance, pointer: Pointer): Json | undefined {
  const { played, own } = placed(performance, pointer);
  return getAt(played.state.data, parsePointer(own));
}

/** All errors on advancing, those of rows with forms behind those of the tab; without `texts`, only where and which. */
export function errorsOf({ tab, rows }: Performance, texts: MessageContext = NO_TEXTS): FieldError[] {
  return [tab, ...rows].flatMap((played) => {
    const { at, plan, state, context } = played;
    const found = validateTab(plan, played.tab.validators, state, 'advance', { context, texts });
    return found.map((error) => ({ ...error, pointer: at + error.pointer }));
  });
}

const NO_TEXTS: MessageContext = { messages: {}, formats: {}, settings: {} };

/** The titles of the columns of a list that stand. */
export function columnTitles({ tab }: Performance, list: string): string[] {
  const collection = tab.tab.definition.collections?.[list];
  return collection ? columnsOf(collection, tab.context, tab.state.data).map(({ title }) => title) : [];
}

/** What the wizard sees: all tabs, this one as it is in the end. */
export function wizardContext({ tab, given }: Performance): Context {
  return { ...tab.context, tabs: { ...given.tabs, [tab.tab.definition.id]: tab.state.data } };
}

/** The parts that carry data of the tab. */
export function partsOf({ tested, tab }: Pick<Performance, 'tested' | 'tab'>): PartDefinition[] {
  return tested.wizard.parts.filter((part) => tabsOfPart(part).includes(tab.tab.definition.id));
}

/** The ids of the parts of the tab whose condition holds. */
export function partsSent(performance: Performance): string[] {
  const context = wizardContext(performance);
  return partsOf(performance)
    .filter(({ when }) => evaluateCondition(when, { data: {}, context }))
    .map(({ id }) => id);
}

/** A condition on rows, with the rows that it is asked of. */
export interface RowFilter {
  condition: NonNullable<PartDefinition['take']>;
  rows: { pointer: Pointer; row: Json }[];
}

/**
 * The conditions of `take` and `send` on data of the tab, of the lists first and then of the parts: of what a server answers,
 * as the example gives it, and of what goes out, as it is in the end.
 */
export function rowFilters(performance: Performance, kind: 'take' | 'send'): RowFilter[] {
  const { tab, given } = performance;
  const { id, collections = {} } = tab.tab.definition;
  const data = kind === 'take' ? (given.data ?? {}) : tab.state.data;
  const ofLists = Object.entries(collections).flatMap(([list, { take }]) =>
    kind === 'take' && take ? [{ condition: take, rows: rowsIn(data, list) }] : [],
  );
  const ofParts = partsOf(performance).flatMap((part) =>
    stepsOfPart(part).flatMap((step) => {
      const condition = step[kind];
      const fields = step.data.flatMap((text) => (text.startsWith(`${id}/`) ? [text.slice(id.length + 1)] : []));
      return condition ? fields.map((field) => ({ condition, rows: rowsIn(data, field) })) : [];
    }),
  );
  return [...ofLists, ...ofParts];
}

function rowsIn(data: JsonObject, field: string): RowFilter['rows'] {
  const value = data[field];
  if (isObject(value)) return [{ pointer: toPointer([field]), row: value }];
  return rowsOf(data, field).map((row, index) => ({ pointer: toPointer([field, index]), row }));
}

/** The rows that `take` or `send` lets through. */
export function rowsThrough(performance: Performance, kind: 'take' | 'send'): Pointer[] {
  return rowFilters(performance, kind).flatMap(({ condition, rows }) =>
    rows.filter(({ row }) => rowMatches(condition, row, performance.tab.context)).map(({ pointer }) => pointer),
  );
}

/** The rows of a list of any tab: `participantes/emissores`. */
export function rowsOfSource({ tab, given }: Performance, source: string): JsonObject[] {
  const [id = '', list = ''] = source.split('/');
  return rowsOf((id === tab.tab.definition.id ? tab.state.data : given.tabs?.[id]) ?? {}, list);
}

/** The rows that the conditions of a block let through: `participantes/emissores/0`. */
export function rowsChosen(performance: Performance, id: string): string[] {
  const { context, tab } = performance.tab;
  const block = blocksOf(tab.definition).find((item) => item.id === id);
  return (block ? rowSourcesOf(block) : []).flatMap(({ list, when }) =>
    rowsOfSource(performance, list).flatMap((row, index) =>
      when && !evaluateCondition(when, { data: row, context }) ? [] : [`${list}/${index}`],
    ),
  );
}

/** Whether the wizard passes over the tab. */
export function isSkipped(performance: Performance): boolean {
  const { tested, tab } = performance;
  const entry = tested.wizard.tabs.find(({ id }) => id === tab.tab.definition.id);
  return !evaluateCondition(entry?.when, { data: {}, context: wizardContext(performance) });
}
