import type { CollectionDefinition, CompiledTab, FormDefinition } from '../definition/types';
import { formOfRow, tabOfForm } from '../form/rowForm';
import { isEmpty, type JsonObject } from '../json';
import { fieldNames, isInPlace } from '../plan/fields';
import { planOf } from '../plan/plan';
import { numberedTitle, rowTitle } from '../plan/rowTitle';
import { evaluateTab } from '../state/evaluate';
import { rowsOf } from '../state/state';
import { fillSettings } from '../validation/messages';
import { itemsOf, rowItemsOf, type TabSubject } from './items';
import type { SummaryGroup } from './types';

/** A list as a summary shows it. */
interface SummaryList {
  hidden: boolean;
  groups: SummaryGroup[];
  /** What the screen says of a list without rows. */
  empty: string;
}

/** The rows of a list as groups; `undefined` when the name is not that of a list of rows. */
export function listOf(name: string, subject: TabSubject, tab: CompiledTab | undefined): SummaryList | undefined {
  const { plan, state } = subject;
  const fields = plan.rowSchemas[name];
  if (!fields || !tab) return undefined;
  const collection = plan.definition.collections?.[name];
  const rows = rowsOf(state.data, name);
  const groups = isInPlace(collection)
    ? rows.map((_, index) => rowInPlace(name, index, subject))
    : rows.map((_, index) => rowOfForm(tab, name, index, subject));
  return { hidden: state.hidden.has(`/${name}`), groups, empty: collection?.empty ?? '' };
}

/** A row edited in the tab itself, under the title that it has there. */
function rowInPlace(list: string, index: number, subject: TabSubject): SummaryGroup {
  const { plan, context } = subject;
  const collection = plan.definition.collections?.[list];
  const names = collection?.fields ? fieldNames(collection.fields) : Object.keys(plan.rowSchemas[list] ?? {});
  const title = rowTitle(collection, index) || (plan.schemas[list]?.title ?? list);
  const [own] = rowItemsOf([collection?.titleField ?? ''], { list, index }, subject);
  return {
    title: fillSettings(title, context.settings),
    ...(own?.value && !own.pending && { name: own.value }),
    items: rowItemsOf(names, { list, index }, subject),
  };
}

/** A row with a form of its own, under the text of its table's main column, else under its title with its number. */
function rowOfForm(tab: CompiledTab, list: string, index: number, subject: TabSubject): SummaryGroup {
  const { definition } = tab;
  const collection = definition.collections?.[list] as CollectionDefinition;
  const rows = rowsOf(subject.state.data, list);
  const row = rows[index] as JsonObject;
  const others = rows.filter((other) => other !== row);
  const context = { ...subject.context, root: subject.state.data, others, stored: row };
  const form = formOfRow(collection, row, context) ?? (collection.forms?.[0] as FormDefinition);
  const plan = planOf(tabOfForm(tab, list, form).definition);
  const inForm = { ...context, form: form.id };
  const state = evaluateTab(plan, row, inForm, { locals: 'kept' });
  const own: TabSubject = { ...subject, plan, state, context: inForm, given: row };
  const main = collection.columns?.[0]?.fields[0];
  const [lead] = main === undefined ? [] : itemsOf([main], own);
  return {
    title: lead?.value || fillSettings(numberedTitle(collection.title ?? form.title, index), context.settings),
    items: itemsOf(namesOf(form, plan.schemas), own),
  };
}

/** The fields of a form, before them those that the form itself fills in: what kind of person the row is. */
function namesOf(form: FormDefinition, schemas: Record<string, { title?: string }>): string[] {
  const placed = fieldNames(form.fields);
  const given = Object.entries(form.start ?? {})
    .filter(([name, value]) => !isEmpty(value) && schemas[name]?.title !== undefined && !placed.includes(name))
    .map(([name]) => name);
  return [...given, ...placed];
}
