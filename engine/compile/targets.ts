import { type FieldEntry, withinField } from './fields';
import type { RuleEntry, TabModel } from './model';
import { resolveReference } from './scope';
import { entriesOf } from './structure';

/** The fields that a target of a rule stands for: itself, those of an object, list or `#section`. */
export function fieldsOfTarget(tab: TabModel, target: string, { scope }: Pick<RuleEntry, 'scope'>): FieldEntry[] {
  if (target.startsWith('#')) {
    const sections = entriesOf(tab.definition.uiSchema['ui:sections']).map(([section]) => section);
    const items = sections.find(({ id }) => `#${id}` === target)?.fields;
    return entriesOf(items).flatMap(([item]) => {
      const entry = typeof item === 'string' ? tab.fields.get(item) : undefined;
      return entry ? withinField(entry, tab.fields) : [];
    });
  }
  const { entry } = resolveReference(target, scope);
  return entry ? withinField(entry, entry.list === undefined ? tab.fields : scope.fields) : [];
}
