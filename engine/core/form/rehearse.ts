import { editField } from './editField';
import type { FormState, StepInput } from './formState';
import { leaveField } from './leaveField';

/**
 * Works out what a key in the first text of a tab would do, and the leaving of it, and forgets both: a browser compiles a
 * function when it is called first, and the first key of a customer is not to wait for fifty of them.
 */
export function rehearseTyping(form: FormState, input: StepInput): void {
  const field = input.plan.fields.find(
    ({ list, schema }) => list === undefined && (schema.type ?? 'string') === 'string',
  );
  if (!field) return;
  const { pointer } = field;
  leaveField(editField(form, { pointer, value: 'x' }, input).form, { pointer }, input);
}
