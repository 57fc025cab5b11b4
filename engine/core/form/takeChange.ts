import { isEmpty } from '../json';
import type { ChangeResult } from '../state/change';
import { valueAt } from '../state/state';
import type { FieldError } from '../validation/errors';
import { followRules } from './followRules';
import type { FieldStep, FormState, StepInput } from './formState';
import { dropErrors } from './shownErrors';

/** A form with a change, or with what an answer wrote: errors of what changed go, those of rules come and go with it. */
export function takeChange(
  form: FormState,
  { state, touched, lookups }: ChangeResult,
  input: StepInput,
): Required<FieldStep> {
  const isStillMissing = ({ pointer, kind }: FieldError) =>
    kind === 'missing' && !state.hidden.has(pointer) && isEmpty(valueAt(state.data, pointer));
  const left = dropErrors(form.errors, (error) => touched.has(error.pointer) && !isStillMissing(error));
  const { errors, places } = followRules(left.errors, state, touched, input);
  return { form: { ...form, tab: state, errors }, news: [...touched, ...places], lookups };
}
