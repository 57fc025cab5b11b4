import { EngineError } from '../../core/errors';
import { type Example, examplesOf, failuresOf } from '../cases/examples';
import type { Tested } from '../cases/tested';
import { difference } from './difference';
import { mutantsOf, withMutant } from './mutants';
import type { Mutant, Verdict } from './types';

/** What judging is done with. */
export interface JudgeOptions {
  /** Those to judge; without them, all of the tab. */
  mutants?: readonly Mutant[];
  /** Examples that are run to tell an unnoticed mutant from an equivalent one. Default 1,500. */
  most?: number;
}

/**
 * Runs the examples of a tab against each of its mutants, and gives one verdict after another; in between it yields
 * `undefined`, so that whoever asks can let others go on. An example that does not come as it says without any mutant
 * notices none.
 */
export function* judgeMutants(tested: Tested, options: JudgeOptions = {}): Generator<Verdict | undefined, void> {
  const sound: Example[] = [];
  for (const example of examplesOf(tested.tab.definition)) {
    yield;
    if (!hasFailed(tested, example)) sound.push(example);
  }
  for (const mutant of options.mutants ?? mutantsOf(tested)) {
    const verdict = yield* judge(tested, mutant, sound);
    yield verdict ?? (yield* difference(tested, mutant, options.most));
  }
}

function* judge(tested: Tested, mutant: Mutant, examples: Example[]): Generator<undefined, Verdict | undefined> {
  try {
    const spoilt = withMutant(tested, mutant);
    for (const [at, example] of examples.entries()) {
      yield;
      if (!hasFailed(spoilt, example)) continue;
      // What notices one mutant of a rule notices the next one, too.
      examples.splice(at, 1);
      examples.unshift(example);
      const { pointer, title } = example;
      return { mutant, kind: 'noticed', example: pointer, ...(title !== undefined && { title }) };
    }
    return undefined;
  } catch (error) {
    if (error instanceof EngineError) return { mutant, kind: 'refused' };
    throw error;
  }
}

function hasFailed(tested: Tested, example: Example): boolean {
  for (const _ of failuresOf(tested, example)) return true;
  return false;
}
