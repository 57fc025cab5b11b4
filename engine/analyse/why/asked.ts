import type { TabDefinition } from '../../core/definition/types';
import { fieldsOfSchema } from '../fields';
import type { ResolvedTab } from '../tab';

/** A tab as analysis takes it, out of a loaded definition. */
export function resolvedTab(definition: TabDefinition): ResolvedTab {
  return { id: definition.id, definition, fields: fieldsOfSchema(definition.schema, '/schema') };
}
