import type { FieldEntry, Fields } from '../../analyse/fields';
import type { WizardModel } from './model';

/** The field that a place of data names (`tab/field`, `tab/list/field`); `undefined` without any. */
export function fieldAt({ tabs }: WizardModel, place: string): FieldEntry | undefined {
  const [tab = '', ...names] = place.split('/');
  return fieldIn(tabs.get(tab)?.fields, names);
}

function fieldIn(fields: Fields | undefined, names: readonly string[]): FieldEntry | undefined {
  for (let end = 1; end < names.length; end += 1) {
    const rows = fields?.get(names.slice(0, end).join('/'))?.rows;
    if (rows) return fieldIn(rows, names.slice(end));
  }
  return fields?.get(names.join('/'));
}

/** The places around a place, the innermost first. */
export function placesAround(place: string): string[] {
  const names = place.split('/');
  return names.slice(1, -1).map((_, index) => names.slice(0, names.length - 1 - index).join('/'));
}
