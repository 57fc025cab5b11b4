import type { FormStore } from '../form/types';
import { type Json, type JsonObject, withValues } from '../json';
import type { Pointer } from '../pointer';
import { rowsOf } from '../state/state';

/**
 * Puts values into a row of a form, at its place in the data (`` is the whole form, `/socios/1` a row of a list), as if they had
 * been stored: no lookup begins. What the row would refuse is left out, to be typed.
 */
export function fillRow(form: FormStore, base: Pointer, values: JsonObject): void {
  put(form, base, values);
  const refused = form
    .check('save')
    .filter(({ pointer }) => pointer.startsWith(`${base}/`))
    .map(({ pointer }) => pointer.slice(base.length + 1))
    .filter((field) => field in values);
  if (refused.length > 0) put(form, base, Object.fromEntries(refused.map((field) => [field, undefined])));
}

function put(form: FormStore, base: Pointer, values: Record<string, Json | undefined>): void {
  if (base === '') {
    form.patch(values);
    return;
  }
  const [, list = '', at] = base.split('/');
  const rows = rowsOf(form.getState().data, list).map((row, index) =>
    index === Number(at) ? withValues(row, values) : row,
  );
  form.patch({ [list]: rows });
}
