import { allFields, type FieldEntry } from '../../../analyse/fields';
import { keysActing, namesUnder } from '../../../core/effects/told';
import { getAt, parsePointer, toPointer } from '../../../core/pointer';
import type { TabModel } from '../../model/model';
import { rulesOf } from '../../model/places';
import { resolveReference } from '../../model/scope';

/** Where a tab requires a field. */
export interface Requirement {
  entry: FieldEntry;
  /** As it stands there, under `key`. */
  name: string;
  key: string;
  pointer: string;
}

/** What the schema of a tab and its rules require; forms of rows aside. */
export function requirementsOf(tab: TabModel): Requirement[] {
  const inSchema = allFields(tab.fields).flatMap((entry): Requirement[] => {
    const pointer = `${entry.holder}/required`;
    const names = getAt(tab.source.value, parsePointer(pointer));
    const index = Array.isArray(names) ? names.indexOf(entry.key) : -1;
    return index < 0 ? [] : [{ entry, name: entry.name, key: 'required', pointer: `${pointer}/${index}` }];
  });
  const inRules = rulesOf(tab).flatMap(({ rule, pointer, scope }) =>
    keysActing('requires').flatMap((key) =>
      namesUnder(rule, key).flatMap(({ name, step }): Requirement[] => {
        const { entry } = resolveReference(name, scope);
        return entry ? [{ entry, name, key, pointer: `${pointer}${toPointer([key, step])}` }] : [];
      }),
    ),
  );
  return [...inSchema, ...inRules];
}
