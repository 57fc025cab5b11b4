import type { JsonObject } from '../json';
import { toPointer } from '../pointer';
import { addRow, removeRow } from '../state/rows';
import { rowsOf, type TabState } from '../state/state';
import { withoutMarksOf } from './formLookups';
import type { FormState, FormStep, StepInput } from './formState';
import { withoutRowKey, withRowKeys } from './rowKeys';
import { type RowStatus, rowStatusOf } from './rowStatus';
import { dropErrors, moveErrors, type ShownErrors } from './shownErrors';
import { moveTexts } from './unreadTexts';
import { moveWidgetErrors } from './widgetErrors';

/** A form with a row at the end of a list: a new one, or one that was taken off. */
export function addFormRow(
  form: FormState,
  added: { list: string; row?: JsonObject | undefined },
  input: StepInput,
): FormStep {
  const tab = addRow(input.plan, form.tab, added, input.context);
  return { form: { ...form, tab, errors: withoutNumber(form.errors, tab, added.list, input) }, news: 'everything' };
}

/** What was wrong with the number of rows goes once it is right. */
function withoutNumber(errors: ShownErrors, { data }: TabState, list: string, { plan }: StepInput): ShownErrors {
  const { length } = rowsOf(data, list);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = plan.schemas[list] ?? {};
  const pointer = toPointer([list]);
  const isRight: Record<string, boolean> = {
    required: length > 0,
    minItems: length >= minItems,
    maxItems: length <= maxItems,
  };
  return dropErrors(errors, (error) => error.pointer === pointer && isRight[error.keyword] === true).errors;
}

/** A form without a row: what stands in those behind it moves with them. */
export function removeFormRow(
  form: FormState,
  { list, index }: { list: string; index: number },
  input: StepInput,
): FormStep {
  const { plan, context } = input;
  const keyed = keyRows(form, list);
  const tab = removeRow(plan, form.tab, list, index, context);
  return {
    form: {
      ...keyed,
      tab,
      errors: withoutNumber(moveErrors(form.errors, list, index), tab, list, input),
      unread: moveTexts(form.unread, list, index),
      widgetErrors: moveWidgetErrors(form.widgetErrors, list, index),
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
