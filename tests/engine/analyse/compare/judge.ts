import type { LoadedSchemas } from '../../../../engine/compile';
import type { Context } from '../../../../engine/core/condition/scope';
import type { Moment, TabDefinition } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import type { JsonObject } from '../../../../engine/core/json';
import { planOf } from '../../../../engine/core/plan/plan';
import { evaluateTab } from '../../../../engine/core/state/evaluate';
import type { TabState } from '../../../../engine/core/state/state';
import type { FieldError } from '../../../../engine/core/validation/errors';
import { validateTab } from '../../../../engine/core/validation/validate';
import { validatedOf } from '../../../support/validated';
import { today } from './versions';

/** A tab of one version with the validators that the build writes for it. */
export interface Judge {
  definition: TabDefinition;
  /** What becomes of data, and what is wrong with them. */
  judge(data: JsonObject, context: Context, moment: Moment, locals?: 'kept'): { state: TabState; errors: FieldError[] };
  /** What the validator of the schema says, hidden fields and all. */
  isWellFormed(data: JsonObject): boolean;
  /** What is stored of data. */
  stored(state: TabState): JsonObject;
}

/** What stands around a form, with these values beside the usual ones. */
export function contextOf(settings: JsonObject, own: Partial<Context> = {}): Context {
  return {
    settings,
    user: {},
    mode: 'new',
    today,
    now: `${today}T12:00:00.000Z`,
    formats,
    option: () => undefined,
    ...own,
  };
}

/** The real validation of a tab, as browser and server run it. */
export function judgeOf(definition: TabDefinition, { shared }: Pick<LoadedSchemas, 'shared'>): Judge {
  const { validators } = validatedOf(definition);
  const plan = planOf(definition);
  return {
    definition,
    judge(data, context, moment, locals) {
      const texts = { messages: shared.messages ?? {}, formats: shared.formats ?? {}, settings: context.settings };
      const state = evaluateTab(plan, data, context, locals ? { locals } : {});
      return { state, errors: validateTab(plan, validators, state, moment, { context, texts }) };
    },
    isWellFormed: (data) => validators['']?.(data) ?? true,
    stored: ({ data }) =>
      Object.fromEntries(Object.entries(data).filter(([name]) => plan.schemas[name]?.local === undefined)),
  };
}
