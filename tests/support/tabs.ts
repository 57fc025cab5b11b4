import type { Context } from '../../engine/core/condition/scope';
import type {
  CollectionDefinition,
  CompiledTab,
  FieldSchema,
  RuleDefinition,
  TabDefinition,
} from '../../engine/core/definition/types';
import { formats } from '../../engine/core/formats/br/table';
import type { JsonObject } from '../../engine/core/json';
import { planOf } from '../../engine/core/plan/plan';
import { evaluateTab } from '../../engine/core/state/evaluate';

/** A context as a wizard of its own has it; `change` replaces parts. */
export function contextOf(change: Partial<Context> = {}): Context {
  return {
    settings: {},
    user: {},
    mode: 'new',
    today: '2026-11-21',
    now: '2026-11-21T12:00:00.000Z',
    formats,
    ...change,
  };
}

/** A tab with one section per field group; fields of plain text unless said. */
export function tabOf(
  fields: Record<string, FieldSchema>,
  rules: RuleDefinition[] = [],
  more: Partial<TabDefinition> & { collections?: Record<string, CollectionDefinition> } = {},
): TabDefinition {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, { type: 'string' as const, title: name, ...schema }]),
  );
  return {
    id: 'tab',
    title: 'Tab',
    schema: { type: 'object', properties, required: more.schema?.required ?? [] },
    uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: Object.keys(properties) }], ...more.uiSchema },
    rules,
    ...(more.collections && { collections: more.collections }),
    ...(more.messages && { messages: more.messages }),
  };
}

/** A tab whose values ajv never refuses. */
export function compiledOf(definition: TabDefinition): CompiledTab {
  return { definition, validators: {} };
}

/** The plan and state of a tab for some data. */
export function stateOf(definition: TabDefinition, data: JsonObject = {}, change: Partial<Context> = {}) {
  const plan = planOf(definition);
  const context = contextOf(change);
  return { plan, context, state: evaluateTab(plan, data, context) };
}
