import type { PartStep } from '../definition/types';
import type { Json } from '../json';

/**
 * Which saved state of each step the session has seen, as the server names it. A version stays until a newer one is
 * known: what was never seen is never overwritten.
 */
export interface Versions {
  /** What to tell a save of a step that it was made from; `undefined` where the server tells no versions. */
  of(step: PartStep): string | undefined;
  /** Takes over what the answer of a load or a save tells: what it may have left undecided is decided. */
  learn(step: PartStep, version: string | undefined): void;
  /** A call was made that the server may have applied though no answer says so: what it then holds of the step. */
  doubt(step: PartStep, body: Json): void;
  /** What such calls may have left there since the last version was learnt. */
  doubts(step: PartStep): readonly Json[];
}

/** No version known. */
export function createVersions(): Versions {
  const versions = new Map<PartStep, string>();
  const doubts = new Map<PartStep, Json[]>();
  return {
    of: (step) => versions.get(step),
    learn(step, version) {
      if (version !== undefined) versions.set(step, version);
      doubts.delete(step);
    },
    doubt(step, body) {
      doubts.set(step, [...(doubts.get(step) ?? []), body]);
    },
    doubts: (step) => doubts.get(step) ?? [],
  };
}
