import type { Context } from '../condition/scope';
import type { WizardDefinition } from '../definition/types';
import type { Json, JsonObject } from '../json';
import { evaluateOperand } from '../state/operand';

/** The body of the call that sends a registration: `{ "RenovacaoCadastral": true }`. */
export function bodyOfCompletion({ complete }: Pick<WizardDefinition, 'complete'>, context: Context): JsonObject {
  const scope = { data: {}, context };
  return Object.fromEntries(
    Object.entries(complete.body ?? {}).map(([name, from]): [string, Json] => [
      name,
      evaluateOperand(from, scope) ?? null,
    ]),
  );
}
