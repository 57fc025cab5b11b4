import type { Step } from '../../../engine/analyse';
import { parseReference, toPointer } from '../../../engine/core';
import type { Moment } from './moment';
import type { Outcome, OutcomeId } from './types';
import { doneBy, type SaidStep, sayStep } from './words';

/** One thing that is so, and its reasons. */
interface Found {
  id: OutcomeId;
  now: string;
  head: string;
  because: readonly Step[];
}

/** An outcome in words: the head, and in one sentence with it what decides, where that is little enough. */
export function outcomeOf({ sayings, row }: Moment, { id, now, head, because }: Found): Outcome {
  const steps = because.map((step) => sayStep(step, sayings));
  const sentence = `${head}${reasonOf(steps)}`;
  return { id, now, sentence, because: steps, deciding: [...new Set(steps.flatMap((step) => decidingOf(step, row)))] };
}

/** The answers that decide, where they are few enough for one sentence. */
function reasonOf(steps: readonly SaidStep[]): string {
  const [step] = steps;
  if (!step || steps.length > 1) return '';
  const counting = step.leaves.filter(({ truth, negations }) => (truth !== (negations % 2 === 1)) === step.truth);
  const said = counting.flatMap(({ now }) => (now ? [`${now.of} ${now.isEmpty ? '' : 'é '}${now.value}`] : []));
  if (said.length === 0 || said.length > 2 || said.length < counting.length) {
    return step.rule === undefined ? '' : `: a regra *${step.rule}* ${step.truth ? doneBy(step.effect) : 'não vale'}`;
  }
  return ` porque ${said.join(' e ')}`;
}

/** @param form the row, where the step is one in its form */
function decidingOf({ leaves, list, row }: SaidStep, form = ''): string[] {
  return leaves.flatMap(({ reference }) => {
    const { kind, path, ...found } = parseReference(reference);
    if (kind !== 'field') return [];
    if ('root' in found && found.root) return [toPointer(path)];
    return [form + toPointer(list !== undefined && row !== undefined ? [list, row, ...path] : path)];
  });
}

/** A sentence without the stars around its names. */
export const plain = (sentence: string): string => sentence.replaceAll(/\\?\*/g, (star) => (star === '\\*' ? '*' : ''));
