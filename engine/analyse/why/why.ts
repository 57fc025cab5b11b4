import type { Action } from '../../core/definition/types';
import { keysActing, namesUnder } from '../../core/effects/told';
import { type Pointer, parsePointer } from '../../core/pointer';
import { locate } from '../../core/state/state';
import type { FieldError } from '../../core/validation/errors';
import { directCauses } from './causes';
import { isSo } from './outcome';
import { smallestCauses } from './smallest';
import { type Asked, keywordStep, stepOf, stepSaying } from './steps';
import type { Question, Step, Why } from './types';

/** Why a field, note or block is so, or is not. Costs a look at its rules; rarely, evaluations of the tab without some. */
export function whyField(asked: Asked, pointer: Pointer, question: Question): Why {
  const holds = isSo(asked.subject.plan, asked.state, pointer, question);
  if (holds) return { pointer, question, holds, because: smallestCauses(asked, pointer, question) };
  const { could } = directCauses(asked, pointer, question);
  const because = could.filter((step, at, all) => firstOf(step, all) === at);
  return { pointer, question, holds, because: preventers(asked, pointer, question) ?? because };
}

/** What keeps a rule that holds from acting: a hidden field is never required or computed, a read-only one not asked for. */
function preventers(asked: Asked, pointer: Pointer, question: Question): Step[] | undefined {
  if (question !== 'required' && question !== 'computed') return undefined;
  if (question === 'computed' && directCauses(asked, pointer, question).could.length === 0) return undefined;
  if (asked.state.hidden.has(pointer)) return smallestCauses(asked, pointer, 'hidden');
  const field = locate(asked.subject.plan, pointer)?.field;
  return question === 'required' && field?.schema.readOnly ? [keywordStep(asked, field.node, 'readOnly')] : undefined;
}

const firstOf = ({ id }: Step, all: readonly Step[]): number => all.findIndex((other) => other.id === id);

/** The rules that show a section by its name; it is hidden by them while there are some and none holds. */
export function whySection(asked: Asked, id: string): { hidden: boolean; because: Step[] } {
  const because = asked.subject.plan.rules.flatMap((planned) => {
    const key = keysActing('shows').find((each) =>
      namesUnder(planned.rule, each).some(({ name }) => name === `#${id}`),
    );
    return key === undefined ? [] : [stepOf(asked, planned, key, undefined)];
  });
  return { hidden: because.length > 0 && because.every(({ truth }) => !truth), because };
}

/** What raises an error that the core reported: its rule, the keyword, or what requires the field. */
export function whyError(asked: Asked, error: FieldError): Step[] {
  const { plan } = asked.subject;
  const place = locate(plan, error.pointer);
  if (error.rule !== undefined) {
    const row = Number(parsePointer(error.pointer)[1]);
    const index = Number.isInteger(row) ? row : undefined;
    const named = plan.rules.filter(
      ({ rule, list }) => rule.id === error.rule && (list === undefined || index !== undefined),
    );
    return named.flatMap((rule) => stepSaying(asked, rule, 'error', rule.list === undefined ? undefined : index));
  }
  if (!place) return [];
  if (error.keyword === 'required') return whyField(asked, error.pointer, 'required').because;
  const { schema } = place.field;
  const keyword = error.keyword === 'format' && schema.formatBy ? 'formatBy' : error.keyword;
  return [keywordStep(asked, place.field.node, keyword)];
}

/** The questions in front of an action: those that are put are true. */
export function whyAsked(asked: Asked, action: Action, row?: number): Step[] {
  const gates = asked.subject.plan.rules.filter(({ rule }) => rule.before?.includes(action));
  return gates.flatMap((rule) => stepSaying(asked, rule, 'ask', rule.list === undefined ? undefined : row));
}
