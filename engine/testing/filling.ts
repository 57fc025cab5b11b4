import type { FormStore } from '../core/form/types';
import { isEmpty, type Json } from '../core/json';
import { pointerOf } from '../core/plan/fields';
import type { Pointer } from '../core/pointer';
import { instancesOf, locate } from '../core/state/state';

/**
 * Fills fields in as a customer does, one after the other, and leaves each: values by pointer, `/name` or `/rows/0/name`.
 * `undefined` empties one.
 * @throws {Error} for a field that there is not, that is hidden at that moment, or locked: no customer could
 */
export function fill(form: FormStore, values: Readonly<Record<Pointer, Json | undefined>>): void {
  for (const [pointer, value] of Object.entries(values)) {
    const place = locate(form.plan, pointer);
    if (!place) throw new Error(`The form has no field "${pointer}".`);
    const { field, index } = place;
    if (index !== undefined && !instancesOf(field, form.getState().data).includes(index))
      throw new Error(`The list "${field.list}" has no row ${index}: there is nothing to fill in at "${pointer}".`);
    const { hidden, locked } = form.view(pointer);
    if (hidden) throw new Error(`The field "${pointer}" is hidden: it cannot be filled in.`);
    if (locked) throw new Error(`The field "${pointer}" is locked: it cannot be filled in.`);
    form.change(pointer, value);
    form.leave(pointer);
  }
}

/** The fields that are shown, by pointer, in the order of the screen, with their values; empty ones are `undefined`. */
export function shownValues(form: FormStore): Record<Pointer, Json | undefined> {
  const { data } = form.getState();
  return Object.fromEntries(
    form.plan.fields
      .flatMap((field) => instancesOf(field, data).map((index) => pointerOf(field, index)))
      .filter((pointer) => !pointer.startsWith('#') && !form.view(pointer).hidden)
      .map((pointer) => {
        const { value } = form.view(pointer);
        return [pointer, isEmpty(value) ? undefined : value];
      }),
  );
}

/** The texts that stand under fields, by pointer: what was left or tried, and is wrong. */
export function shownErrors(form: FormStore): Record<Pointer, string> {
  return Object.fromEntries(form.visibleErrors().map(({ pointer, inline }) => [pointer, inline]));
}
