import type { CompiledTab, RuleDefinition } from '../core/definition/types';
import { tabOfForm } from '../core/form/rowForm';
import { rowNode } from '../core/plan/fields';
import { planOf, type TabPlan } from '../core/plan/plan';
import { entriesOf } from './entries';
import { allFields } from './fields';
import { formsOf, placedCollections, placedItems, placedRules, type ResolvedTab } from './tab';

/** A rule with its place in the file; in a form without the list, whose row the form is. */
export interface SubjectRule {
  rule: RuleDefinition;
  pointer: string;
  list?: string;
}

/** What is looked at as one thing: a tab, or one form of a list, which is a tab of its own to the engine. */
export interface Subject {
  tab: ResolvedTab;
  plan: TabPlan;
  rules: SubjectRule[];
  /** The form's id, when the subject is one. */
  form?: string;
  /** Places of the shown fields in the file, by node. */
  shown: ReadonlyMap<string, string>;
  /** Places of the fields' schemas in the file, by node. */
  schemas: ReadonlyMap<string, string>;
}

/** The subjects of a tab. */
export function subjectsOf(tab: ResolvedTab): Subject[] {
  return [tabSubject(tab), ...formSubjects(tab)];
}

function tabSubject(tab: ResolvedTab): Subject {
  const plan = planOf(tab.definition);
  const places = placedItems(tab).filter(({ kind }) => kind !== 'form');
  const shown = places.flatMap(({ items, pointer, list }) =>
    entriesOf(items).flatMap(([item, index]): [string, string][] => {
      if (typeof item !== 'string') return [];
      return [[list === undefined ? item : rowNode(list, item), `${pointer}/${index}`]];
    }),
  );
  const rules = placedRules(tab).filter(({ list }) => list === undefined || plan.lists.includes(list));
  const schemas = allFields(tab.fields).map(({ node, pointer }): [string, string] => [node, pointer]);
  return { tab, plan, rules, shown: new Map(shown), schemas: new Map(schemas) };
}

function formSubjects(tab: ResolvedTab): Subject[] {
  const compiled: CompiledTab = { definition: tab.definition, validators: {} };
  return placedCollections(tab).flatMap(({ list, collection, pointer, rows }) =>
    formsOf(collection, pointer).map(({ form, pointer: at }): Subject => {
      const shown = entriesOf(form.fields).flatMap(([item, index]): [string, string][] =>
        typeof item === 'string' ? [[item, `${at}/fields/${index}`]] : [],
      );
      return {
        tab,
        plan: planOf(tabOfForm(compiled, list, form).definition),
        rules: entriesOf(collection.rules).map(([rule, index]) => ({ rule, pointer: `${pointer}/rules/${index}` })),
        form: form.id,
        shown: new Map(shown),
        schemas: new Map([...rows.values()].map((entry) => [entry.name, entry.pointer])),
      };
    }),
  );
}
