import type { FieldSchema, RuleDefinition, SectionDefinition, TabDefinition } from '../definition/types';
import { EngineError } from '../errors';
import type { NodeRules, RulePlan } from './acting';
import { type FieldPlan, fieldsOf, isInPlace } from './fields';
import { buildGraph, type Dependent } from './graph';
import { compileRules } from './rules';

/** Everything that is known of a tab before any data: its fields, its rules by field, the order to evaluate in. */
export interface TabPlan {
  definition: TabDefinition;
  fields: FieldPlan[];
  byNode: Map<string, FieldPlan>;
  /** The blocks among the fields. */
  blocks: FieldPlan[];
  sections: SectionDefinition[];
  /** The `name` templates of the sections that have one, by section. */
  sectionNames: Map<string, string>;
  rules: RulePlan[];
  /** Those with a trigger. */
  triggered: RulePlan[];
  /** Rules by the field that they act on. */
  nodes: Map<string, NodeRules>;
  /** Nodes so that each comes after all that its value depends on. */
  order: string[];
  rank: Map<string, number>;
  /** Which nodes must be looked at again when a node changed. */
  dependents: Map<string, Dependent[]>;
  /** Nodes whose flags depend on values that come later in the order: they are looked at a second time. */
  revisited: string[];
  /** The schemas of the tab's fields, and of the rows of each list. */
  schemas: Record<string, FieldSchema>;
  rowSchemas: Record<string, Record<string, FieldSchema>>;
  /** Lists whose rows are edited in place. */
  lists: string[];
}

const plans = new WeakMap<TabDefinition, TabPlan>();

/**
 * The plan of a tab, made once per definition. Cost: its size.
 * @throws EngineError `CYCLE` when the rules cycle (the loader refuses such a file with its line).
 */
export function planOf(definition: TabDefinition): TabPlan {
  const known = plans.get(definition);
  if (known) return known;
  const plan = makePlan(definition);
  keepPlan(plan);
  return plan;
}

/** Keeps a plan for its definition. */
export const keepPlan = (plan: TabPlan): void => void plans.set(plan.definition, plan);

function makePlan(definition: TabDefinition): TabPlan {
  const fields = fieldsOf(definition);
  const byNode = new Map(fields.map((field) => [field.node, field]));
  const sections = definition.uiSchema['ui:sections'];
  const rules = compileRules(collectRules(definition), fields, sections);
  const { order, dependents, revisited, cycle } = buildGraph(fields, rules);
  if (cycle) throw new EngineError('CYCLE', `${definition.id}: rules cycle: ${cycle.join(' -> ')}`);
  return {
    definition,
    fields,
    byNode,
    blocks: fields.filter(({ node }) => node.startsWith('#')),
    sections,
    sectionNames: new Map(sections.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const]))),
    rules: rules.all,
    triggered: rules.all.filter((rule) => rule.on.length > 0),
    nodes: rules.nodes,
    order,
    rank: new Map(order.map((node, index) => [node, index])),
    dependents,
    revisited,
    schemas: definition.schema.properties,
    rowSchemas: Object.fromEntries(
      fields
        .filter((field) => field.schema.items?.properties)
        .map((field) => [field.node, field.schema.items?.properties ?? {}]),
    ),
    lists: fields
      .filter((field) => field.schema.type === 'array' && isInPlace(definition.collections?.[field.node]))
      .filter((field) => field.schema.items?.properties)
      .map((field) => field.node),
  };
}

/** The rules of a tab with the list that they belong to; those of collections with forms act on the form alone. */
function collectRules(definition: TabDefinition): { rule: RuleDefinition; list?: string }[] {
  const own = (definition.rules ?? []).map((rule) => ({ rule }));
  const ofRows = Object.entries(definition.collections ?? {})
    .filter(([, collection]) => isInPlace(collection))
    .flatMap(([list, collection]) => (collection.rules ?? []).map((rule) => ({ rule, list })));
  return [...own, ...ofRows];
}
