import { entriesOf } from '../../analyse/entries';
import { type FieldEntry, withinField } from '../../analyse/fields';
import { isBlock } from '../../core/plan/fields';
import type { TabModel } from './model';
import type { RuleEntry } from './places';
import { resolveReference } from './scope';

/** The fields that a target of a rule stands for: itself, those of an object, list or `#section`. */
export function fieldsOfTarget(tab: TabModel, target: string, { scope }: Pick<RuleEntry, 'scope'>): FieldEntry[] {
  if (target.startsWith('#')) {
    const sections = entriesOf(tab.definition.uiSchema['ui:sections']).map(([section]) => section);
    const all = sections.flatMap(({ fields }) => entriesOf(fields).map(([item]) => item));
    const inSection = sections.find(({ id }) => `#${id}` === target)?.fields;
    const items = inSection
      ? entriesOf(inSection).map(([item]) => item)
      : all.filter((item) => isBlock(item) && `#${item.id}` === target);
    // What a block binds goes with the block, unless a section shows it too.
    const names = items.flatMap((item) =>
      isBlock(item)
        ? Object.values(item.binds ?? {}).filter((name) => !all.includes(name))
        : typeof item === 'string'
          ? [item]
          : [],
    );
    return names.flatMap((name) => {
      const entry = tab.fields.get(name);
      return entry ? withinField(entry, tab.fields) : [];
    });
  }
  const { entry } = resolveReference(target, scope);
  return entry ? withinField(entry, entry.list === undefined ? tab.fields : scope.fields) : [];
}
