import type { FieldSchema, FieldUi, SectionDefinition, TabDefinition } from '../definition/types';
import type { FieldPlan } from './fields';
import { keepPlan, planOf, type TabPlan } from './plan';

/**
 * Makes the plan of a definition of that of an earlier one, where nothing but what is said of fields, sections and the tab
 * itself differs: titles, messages, looks. Whether it did: a state of the earlier tab is then one of this tab, too.
 * What is the same object in both is not looked into. Cost: the fields, in one pass over their names.
 */
export function takePlanOver(earlier: TabDefinition, definition: TabDefinition): boolean {
  if (earlier === definition) return true;
  const plan = planAfter(planOf(earlier), definition);
  if (plan) keepPlan(plan);
  return plan !== undefined;
}

/** What is said of a field, and decides nothing. */
const SAID: ReadonlySet<string> = new Set(['title', 'errorMessage']);

function planAfter(plan: TabPlan, definition: TabDefinition): TabPlan | undefined {
  const { schema, uiSchema, rules, collections } = plan.definition;
  const isKept = definition.rules === rules && definition.collections === collections;
  const [was, now] = [schema.properties, definition.schema.properties];
  const [wasUi, nowUi] = [uiSchema, definition.uiSchema];
  if (!isKept || definition.schema.required !== schema.required) return undefined;
  const properties = changedKeys(was, now);
  const looks = changedKeys(wasUi, nowUi);
  const sections = sectionsAfter(plan.sections, nowUi['ui:sections']);
  if (!properties || !looks || !sections) return undefined;
  if (!properties.every((name) => isSaidAlone(was[name] as FieldSchema, now[name] as FieldSchema))) return undefined;
  let { fields } = plan;
  const byNode = new Map(plan.byNode);
  for (const node of new Set([...properties, ...looks.filter((key) => key !== 'ui:sections')])) {
    const field = byNode.get(node);
    // What is said of a list is said of its rows as well.
    if (!field || field.schema.type === 'array') return undefined;
    const next: FieldPlan = { ...field, schema: now[node] ?? field.schema, ui: (nowUi[node] as FieldUi) ?? {} };
    fields = fields.with(fields.indexOf(field), next);
    byNode.set(node, next);
  }
  return { ...plan, ...sections, definition, fields, byNode, schemas: now };
}

/** The keys under which another object stands; `undefined` where a key came, went or moved. */
function changedKeys(was: object, now: object): string[] | undefined {
  if (was === now) return [];
  const [before, after] = [Object.entries(was), Object.entries(now)];
  if (before.length !== after.length) return undefined;
  const changed: string[] = [];
  for (const [at, [key, value]] of before.entries()) {
    const [other, next] = after[at] ?? [];
    if (key !== other) return undefined;
    if (value !== next) changed.push(key);
  }
  return changed;
}

/** Whether two schemas of a value differ in what is said of it alone. */
function isSaidAlone(was: FieldSchema, now: FieldSchema): boolean {
  const names = Object.keys({ ...was, ...now }) as (keyof FieldSchema)[];
  return was.type !== 'object' && names.every((name) => SAID.has(name) || was[name] === now[name]);
}

/** Sections that show the very same. */
function sectionsAfter(
  was: SectionDefinition[],
  now: SectionDefinition[],
): Pick<TabPlan, 'sections' | 'sectionNames'> | undefined {
  const isSame = (section: SectionDefinition, at: number) =>
    section === now[at] || (section.id === now[at]?.id && section.fields === now[at]?.fields);
  if (was.length !== now.length || !was.every(isSame)) return undefined;
  const named = now.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const]));
  return { sections: now, sectionNames: new Map(named) };
}
