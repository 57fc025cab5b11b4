import { isEqual, type Json } from '../../core/json';
import type { TabPlan } from '../../core/plan/plan';
import type { Pointer } from '../../core/pointer';
import { applyWrites, type Write } from '../../core/state/change';
import { fieldValue, locate, type TabState } from '../../core/state/state';
import { readsOf } from '../reads';
import { everyVariable } from '../states';
import { type WitnessInput, witnessesOf } from '../witnesses';
import { isSo } from './outcome';
import type { Asked } from './steps';
import type { AnswerChange, Question } from './types';

/** Changes that are tried before the question is left open. */
const MOST = 4_000;
/** Answers that are changed together. */
const MOST_TOGETHER = 3;

/** An answer that may be changed, with the values that conditions tell apart. */
interface Answer {
  pointer: Pointer;
  values: (Json | undefined)[];
}

/**
 * The fewest answers with which something were otherwise: of fields that the customer can then see and change, by the values
 * that the prover tries, and with all that follows of a change. `'open'` when there is too much to try, `undefined` when no
 * such answers turn it.
 */
export function smallestTurn(
  asked: Asked,
  at: { pointer: Pointer; question: Question },
  input: WitnessInput,
): AnswerChange[] | 'open' | undefined {
  const { plan } = asked.subject;
  const before = isSo(plan, asked.state, at.pointer, at.question);
  const answers = answersOf(asked, at.pointer, input);
  let tried = 0;
  for (let size = 1; size <= MOST_TOGETHER; size += 1) {
    for (const writes of changesOf(asked, answers, size)) {
      tried += 1;
      if (tried > MOST) return 'open';
      const { state } = applyWrites(plan, asked.state, writes, asked.context);
      if (isSo(plan, state, at.pointer, at.question) === before || !areTaken(plan, state, writes)) continue;
      return writes.map(({ pointer, value }) => toChange(asked, pointer, value));
    }
  }
  return answers.length > MOST_TOGETHER ? 'open' : undefined;
}

/** The answers on which a field depends: of the tab, and of its own row. */
function answersOf({ subject, state }: Asked, pointer: Pointer, input: WitnessInput): Answer[] {
  const { plan } = subject;
  const place = locate(plan, pointer);
  if (!place) return [];
  const reads = readsOf(plan, { nodes: [place.field.node] }, true);
  const variables = everyVariable(subject, reads, input).filter(({ kind }) => kind !== 'context');
  const own = variables.map(({ key, values }): Answer => ({ pointer: `/${key}`, values }));
  const ofRow = [...reads.nodes].flatMap(([node, conditions]): Answer[] => {
    const field = plan.byNode.get(node);
    if (!field?.list || field.list !== place.field.list || conditions.length === 0) return [];
    const at = `/${field.list}/${place.index ?? 0}/${field.path.join('/')}`;
    return [{ pointer: at, values: witnessesOf(field.schema, conditions, input) }];
  });
  const lists = new Set(ofRow.length > 0 ? [`/${place.field.list}`] : []);
  return [...ofRow, ...own.filter((answer) => !lists.has(answer.pointer))].filter(({ pointer: at }) => {
    const schema = locate(plan, at)?.field.schema;
    return schema !== undefined && !schema.readOnly && !state.computed.has(at);
  });
}

/** Every set of so many changes, each to another value than now. */
function* changesOf(asked: Asked, answers: readonly Answer[], size: number, from = 0): Generator<Write[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index < answers.length; index += 1) {
    const { pointer, values } = answers[index] as Answer;
    const now = valueAt(asked, pointer);
    for (const value of values.filter((each) => !isEqual(each, now))) {
      for (const rest of changesOf(asked, answers, size - 1, index + 1)) yield [{ pointer, value }, ...rest];
    }
  }
}

function valueAt({ subject, state }: Asked, pointer: Pointer): Json | undefined {
  const place = locate(subject.plan, pointer);
  return place && fieldValue(state.data, place.field, place.index);
}

/** Whether each value stands where it was put, in a field that can be seen and changed. */
function areTaken(plan: TabPlan, state: TabState, writes: readonly Write[]): boolean {
  return writes.every(({ pointer, value }) => {
    const place = locate(plan, pointer);
    if (!place || state.hidden.has(pointer) || state.computed.has(pointer)) return false;
    return value === undefined || isEqual(fieldValue(state.data, place.field, place.index), value);
  });
}

function toChange(asked: Asked, pointer: Pointer, to: Json | undefined): AnswerChange {
  const from = valueAt(asked, pointer);
  return { pointer, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
