import type { JsonObject } from '../json';
import { addRow, removeRow } from '../state/rows';
import { rowsOf } from '../state/state';
import { withoutMarksOf } from './formLookups';
import type { FormState, FormStep, StepInput } from './formState';
import { withoutRowKey, withRowKeys } from './rowKeys';
import { type RowStatus, rowStatusOf } from './rowStatus';
import { moveErrors } from './shownErrors';
import { moveTexts } from './unreadTexts';

/** A form with a row at the end of a list: a new one, or one that was taken off. */
export function addFormRow(
  form: FormState,
  added: { list: string; row?: JsonObject | undefined },
  input: StepInput,
): FormStep {
  return { form: { ...form, tab: addRow(input.plan, form.tab, added, input.context) }, news: 'everything' };
}

/** A form without a row: what stands in those behind it moves with them. */
export function removeFormRow(
  form: FormState,
  { list, index }: { list: string; index: number },
  input: StepInput,
): FormStep {
  const { plan, context } = input;
  const keyed = keyRows(form, list);
  return {
    form: {
      ...keyed,
      tab: removeRow(plan, form.tab, list, index, context),
      errors: moveErrors(form.errors, list, index),
      unread: moveTexts(form.unread, list, index),
      lookups: withoutMarksOf(form.lookups, list),
      rowKeys: withoutRowKey(keyed.rowKeys, list, index),
    },
    news: 'everything',
  };
}

/** A form in which each row of a list has its key. */
export function keyRows(form: FormState, list: string): FormState {
  const rowKeys = withRowKeys(form.rowKeys, list, rowsOf(form.tab.data, list).length);
  return rowKeys === form.rowKeys ? form : { ...form, rowKeys };
}

/** How a row stands: what of it is still to be filled in, and what is wrong. */
export function statusOfRow(
  { tab, errors }: FormState,
  { list, index }: { list: string; index: number },
  input: StepInput,
): RowStatus {
  const { plan, validators, context } = input;
  const fields = plan.fields.filter((field) => field.list === list);
  const look = { plan, state: tab, validate: validators[''], context };
  return rowStatusOf(fields, index, look, (pointer) => errors.at.has(pointer));
}
