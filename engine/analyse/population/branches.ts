import type { Json, JsonObject } from '../../core/json';
import { setAt } from '../../core/pointer';
import { readsOf } from '../reads';
import { choicesOf, everyVariable, type Variable } from '../states';
import type { Subject } from '../subject';
import type { WitnessInput } from '../witnesses';

/** Combinations of one question up to which all are taken; of more, each value once. */
const MOST = 64;

/** Answers of a tab on which what it shows, asks, computes and refuses depends: each branch of its rules is among them. */
export function branchesOf(subject: Subject, input: WitnessInput): JsonObject[] {
  const found = new Map<string, JsonObject>();
  const add = (answers: JsonObject) => found.set(JSON.stringify(answers), answers);
  const { plan } = subject;
  const questions = [
    ...plan.fields.map(({ node }) => ({ nodes: [node] })),
    ...subject.rules.map(({ rule, list }) => ({ conditions: [{ when: rule.when, list }] })),
  ];
  for (const question of questions) {
    const variables = everyVariable(subject, readsOf(plan, question, true), input).filter(
      ({ kind }) => kind !== 'context',
    );
    const count = variables.reduce((product, { values }) => product * values.length, 1);
    if (count > MOST)
      for (const variable of variables) for (const value of variable.values) add(put([[variable, value]]));
    else
      for (const choice of choicesOf(variables)) {
        add(put(variables.map((variable, at) => [variable, variable.values[choice[at] ?? 0]])));
      }
  }
  return [...found.values()];
}

function put(values: [Variable, Json | undefined][]): JsonObject {
  let data: JsonObject = {};
  for (const [{ key }, value] of values) if (value !== undefined) data = setAt(data, key.split('/'), value);
  return data;
}
