import type { PartStep } from '../definition/types';
import type { Json } from '../json';

/**
 * Which saved state of each step the session has seen, as the server names it. A version stays until a newer one is
 * known: what was never seen is never overwritten.
 */
export interface Versions {
  /** What to tell a save of a step that it was made from; `undefined` where the server tells no versions. */
  of(step: PartStep): string | undefined;
  /** Takes over what the answer of a load or a save tells: what it may have left undecided is decided, but for rows of `each`. */
  learn(step: PartStep, version: string | undefined): void;
  /**
   * A call is made that the server may apply though no answer says so: what it then holds of the step. `known` are keys
   * that the list had before. Gives back what takes it back, once there is an answer.
   */
  doubt(step: PartStep, body: Json, known?: readonly Json[]): () => void;
  /** What such calls may have left there since the last version was learnt. */
  doubts(step: PartStep): readonly Json[];
  /** Keys that the list of a step had before them, as an earlier visit knew it. */
  known(step: PartStep): readonly Json[];
  /** What became of them is known, of a step with `each`, too. */
  settle(step: PartStep): void;
}

/** No version known. */
export function createVersions(): Versions {
  const versions = new Map<PartStep, string>();
  const doubts = new Map<PartStep, { body: Json; known: readonly Json[] }[]>();
  const doubtsOf = (step: PartStep) => doubts.get(step) ?? [];
  return {
    of: (step) => versions.get(step),
    learn(step, version) {
      if (version !== undefined) versions.set(step, version);
      if (!step.each) doubts.delete(step);
    },
    doubt(step, body, known = []) {
      const doubt = { body, known };
      doubts.set(step, [...doubtsOf(step), doubt]);
      return () => {
        doubts.set(
          step,
          doubtsOf(step).filter((one) => one !== doubt),
        );
      };
    },
    doubts: (step) => doubtsOf(step).map(({ body }) => body),
    known: (step) => doubtsOf(step).flatMap(({ known }) => known),
    settle(step) {
      doubts.delete(step);
    },
  };
}
