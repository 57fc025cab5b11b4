import type { Json, JsonObject, Pointer } from '../../../engine/core';
import { type FieldPlan, pointerOf } from '../../../engine/state';
import { type MigrationStep, placeAfter, targetsOf } from '../../../engine/wire';

/** Where a value of a wizard stands: the node of its field, and the rows on the way to it. */
export interface Place {
  tab: string;
  node: string;
  rows: number[];
}

/** The place that a pointer of a tab names. */
export function placeOf(tab: string, pointer: Pointer): Place {
  const rows: number[] = [];
  const node = pointer.slice(1).replace(/\/(\d+)(?=\/|$)/g, (_, index: string) => {
    rows.push(Number(index));
    return '[]';
  });
  return { tab, node, rows };
}

/** The place of one instance of a field. */
export const placeOfField = (tab: string, field: FieldPlan, index: number | undefined): Place =>
  placeOf(tab, pointerOf(field, index));

/** The value at a place of a tab's data. */
export function valueAt(given: JsonObject, { node, rows }: Place): Json | undefined {
  let value: Json | undefined = given;
  const indexes = [...rows];
  for (const step of node.split('/')) {
    const name = step.replace('[]', '');
    value = (value as JsonObject | undefined)?.[name];
    if (step.endsWith('[]')) value = (value as Json[] | undefined)?.[indexes.shift() ?? 0];
  }
  return value;
}

/** The place that steps of migration name; `isList` knows the lists of tabs, which are not told there. */
export function placeOfStep(place: string, isList: (name: string) => boolean): Place {
  const [tab = '', ...names] = place.split('/');
  const [first, ...rest] = names;
  const isInRows = rest.length > 0 && isList(`${tab}/${first}`);
  return { tab, node: isInRows ? `${first}[]/${rest.join('/')}` : names.join('/'), rows: [] };
}

/** A place as steps of migration name it: without rows. */
export const toStep = ({ tab, node }: Place): string => `${tab}/${node.replaceAll('[]', '')}`;

/** Tells one place from others, by the name that it has after these steps; `undefined` once they took it away. */
export function keyAfter(place: Place, steps: readonly MigrationStep[]): string | undefined {
  const isStill = (name: string, step: MigrationStep) => targetsOf(step).includes(name);
  const name = steps.reduce<string | undefined>(
    (now, step) => (now === undefined || isStill(now, step) ? now : placeAfter(now, [step])),
    toStep(place),
  );
  return name === undefined ? undefined : [name, ...place.rows].join(' ');
}
