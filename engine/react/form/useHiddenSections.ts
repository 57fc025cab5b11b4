import { useMemo } from 'react';
import type { FormStore } from '../../core/form/types';
import { fieldNames, pointerOf } from '../../core/plan/fields';
import type { TabPlan } from '../../core/plan/plan';
import type { Pointer } from '../../core/pointer';
import { useFormValue } from './useFieldView';

/** The ids of the sections of which everything is hidden. A key that hides and shows nothing costs one look, however many there are. */
export function useHiddenSections(form: FormStore): ReadonlySet<string> {
  const { nodes } = form.plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: plans of the same nodes show them in the same sections
  const shown = useMemo(() => shownFields(form.plan), [nodes]);
  const read = useMemo(() => hiddenOf(form, shown), [form, shown]);
  const ids = useFormValue(form, read);
  return useMemo(() => new Set(ids.split('/')), [ids]);
}

/** Gives the ids with a slash between them; worked out again when something was hidden or shown. */
function hiddenOf(form: FormStore, shown: ReadonlyMap<string, readonly Pointer[]>): () => string {
  let last: { hidden: ReadonlySet<Pointer>; ids: string } | undefined;
  return () => {
    const { hidden } = form.getState();
    if (last?.hidden !== hidden) {
      const gone = [...shown].filter(([, fields]) => fields.every((pointer) => hidden.has(pointer)));
      last = { hidden, ids: gone.map(([id]) => id).join('/') };
    }
    return last.ids;
  };
}

/** The pointers of the fields and blocks that each section names; of one that names none nothing. */
function shownFields({ sections, fields, blocks }: TabPlan): Map<string, Pointer[]> {
  const sectionOf = new Map(sections.flatMap(({ id, fields: items }) => fieldNames(items).map((name) => [name, id])));
  for (const { node, section = '' } of blocks) sectionOf.set(node, section);
  const shown = new Map<string, Pointer[]>();
  for (const field of fields) {
    const { list, path } = field;
    if (list !== undefined) continue;
    const section = path.map((_, depth) => sectionOf.get(path.slice(0, depth + 1).join('/'))).find((id) => id);
    if (section !== undefined) shown.set(section, [...(shown.get(section) ?? []), pointerOf(field)]);
  }
  return shown;
}
