import { allFields, type FieldEntry } from '../../../analyse/fields';
import { keysActing, namesUnder } from '../../../core/effects/told';
import { getAt, parsePointer } from '../../../core/pointer';
import type { TabModel } from '../../model/model';
import { rulesOf } from '../../model/places';
import { resolveReference } from '../../model/scope';

/** Fields that an error may name as missing: those required by their schema or by a rule, and lists that have a least. */
export function askedFor(tab: TabModel): ReadonlySet<FieldEntry> {
  const inSchema = allFields(tab.fields).filter(({ holder, key, schema }) => {
    const names = getAt(tab.source.value, parsePointer(`${holder}/required`));
    return schema.minItems !== undefined || (Array.isArray(names) && names.includes(key));
  });
  const inRules = rulesOf(tab).flatMap(({ rule, scope }) =>
    keysActing('requires').flatMap((key) =>
      namesUnder(rule, key).flatMap(({ name }) => resolveReference(name, scope).entry ?? []),
    ),
  );
  return new Set([...inSchema, ...inRules]);
}
