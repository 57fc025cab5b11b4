import { questions } from '../widgets/kinds';
import type { FieldPlan } from './fields';

/** Whether a field is a question that nothing answers before the customer does. */
export function isQuestion({ schema, ui }: Pick<FieldPlan, 'schema' | 'ui'>): boolean {
  const isGiven =
    schema.readOnly || schema.local !== undefined || schema.default !== undefined || schema.const !== undefined;
  const widget = ui['ui:widget'];
  return !isGiven && (widget === undefined ? schema.type === 'boolean' : questions.includes(widget));
}
