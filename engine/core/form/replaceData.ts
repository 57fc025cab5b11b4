import { isNone, type Json, type JsonObject, withValues } from '../json';
import { type EvaluateOptions, evaluateTab, reevaluateTab } from '../state/evaluate';
import { isOfNothing } from '../state/ofItself';
import { followRules } from './followRules';
import { type FormState, type FormStep, newForm, type StepInput } from './formState';
import { dropErrors } from './shownErrors';
import { filledWidgetErrors } from './widgetErrors';

/**
 * Other data, as a load brings them: nothing of what was shown or is under way stands any more, but for what widgets said of
 * values that came again.
 */
export function loadData(
  form: FormState,
  { data, options }: { data: JsonObject; options: EvaluateOptions | undefined },
  { plan, context }: StepInput,
): FormStep {
  const { asked, rowKeys, moment } = form;
  // Who begins has nothing stored: the form was begun with that.
  const isBegun = isNone(data) && isOfNothing(plan, form.tab);
  const tab = isBegun ? form.tab : evaluateTab(plan, data, context, options);
  const widgetErrors = filledWidgetErrors(form.widgetErrors);
  return { form: { ...newForm(tab), asked, rowKeys, moment, widgetErrors }, news: 'everything' };
}

/** Single values without events, as rows and keys that the server gave; what was wrong with them goes. */
export function patchData(form: FormState, values: Record<string, Json | undefined>, input: StepInput): FormStep {
  const data = withValues(form.tab.data, values);
  const tab = reevaluateTab(input.plan, { ...form.tab, data }, input.context);
  const left = dropErrors(form.errors, ({ pointer }) => pointer.startsWith('/') && pointer.slice(1) in values);
  const { errors } = followRules(left.errors, tab, new Set(), input);
  return { form: { ...form, tab, errors }, news: 'everything' };
}

/** The form again after something outside of it changed. */
export function refreshData(form: FormState, { plan, context }: StepInput): FormStep {
  return { form: { ...form, tab: reevaluateTab(plan, form.tab, context) }, news: 'everything' };
}
