import type { AskDefinition } from '../definition/types';
import { isEmpty, type Json } from '../json';
import type { Pointer } from '../pointer';
import { changeField } from '../state/change';
import { failsInFull } from '../validation/formatOf';
import { withoutMark } from './formLookups';
import type { FieldStep, FormState, StepInput } from './formState';
import { leaveField } from './leaveField';
import { putError } from './shownErrors';
import { takeChange } from './takeChange';
import { putText } from './unreadTexts';
import { isOfWidget, putWidgetErrors, widgetErrorAt } from './widgetErrors';

/** What the customer put into a field; the text is what was typed where it means no value. */
export interface Edit {
  pointer: Pointer;
  value: Json | undefined;
  text?: string | undefined;
  /** What the widget says is wrong with it; without any, what it said before goes. */
  errors?: readonly string[] | undefined;
}

/** A form after an edit, or with its questions, to be answered first. */
export interface EditStep extends FieldStep {
  asks: readonly (string | AskDefinition)[];
}

/** Takes an edit, and judges a text that its format calls complete; one that a rule asks about is only shown. */
export function editField(form: FormState, edit: Edit, input: StepInput): EditStep {
  const { pointer, value, text } = edit;
  const { plan, context } = input;
  const result = changeField(plan, form.tab, { pointer, value }, context);
  const { asks } = result;
  const edited: FormState = {
    ...form,
    lookups: withoutMark(form.lookups, pointer),
    unread: putText(form.unread, pointer, isEmpty(value) ? text : undefined),
  };
  if (asks.length > 0) {
    return { form: { ...edited, asked: new Map(form.asked).set(pointer, value) }, news: [pointer], asks };
  }
  const taken = sayErrors(takeChange(edited, result, input), edit, input);
  if (!failsInFull(plan, taken.form.tab, pointer, context)) return { ...taken, asks };
  const judged = leaveField(taken.form, { pointer }, input);
  return { ...taken, form: judged.form, news: [...new Set([...taken.news, ...(judged.news ?? [])])], asks };
}

/** Takes the edit that a question was about, or shows what stood before. What came meanwhile stays: it is worked out anew. */
export function endQuestion(
  form: FormState,
  { isYes, ...edit }: Edit & { isYes: boolean },
  input: StepInput,
): FieldStep {
  const { pointer, value } = edit;
  const asked = new Map(form.asked);
  asked.delete(pointer);
  const ended = { ...form, asked };
  if (!isYes) return { form: ended, news: [pointer] };
  const taken = takeChange(ended, changeField(input.plan, form.tab, { pointer, value }, input.context), input);
  const said = sayErrors(taken, edit, input);
  return { ...said, news: [...new Set([...said.news, pointer])] };
}

/** Shows what the widget said with an edit, or takes away what it said before. */
function sayErrors(taken: Required<FieldStep>, edit: Edit, input: StepInput): Required<FieldStep> {
  const { pointer, errors = [] } = edit;
  const { form, news } = taken;
  if (errors.length === 0 && !form.widgetErrors.has(pointer)) return taken;
  const told: FormState = { ...form, widgetErrors: putWidgetErrors(form, pointer, errors) };
  if (widgetErrorAt(told, pointer, input)) {
    const shown = leaveField(told, { pointer }, input);
    return { ...taken, form: shown.form, news: [...news, ...(shown.news ?? [])] };
  }
  if (!isOfWidget(form.errors.at.get(pointer))) return { ...taken, form: told };
  const left = putError(input.plan, form.errors, pointer, undefined);
  return { ...taken, form: { ...told, errors: left.errors }, news: [...news, ...left.places] };
}
