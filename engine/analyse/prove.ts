import { deadEnds, twoEquations } from './conflicts';
import { endlessErrors } from './endless';
import type { Finding } from './finding';
import { neverChosen, neverHolding, neverShown } from './reach';
import { neverRequired } from './requires';
import { subjectsOf } from './subject';
import type { ResolvedTab } from './tab';
import type { WitnessInput } from './witnesses';
import { twoValues } from './writes';

/**
 * What the rules of a tab can never bring about, or must not: found by trying the values at which conditions
 * change, each question by itself with what its answer depends on. What has too many combinations is left open.
 * Lookups are taken as not running: they lock no empty field, and what they fill can be typed.
 */
export function proveTab(tab: ResolvedTab, input: WitnessInput): Finding[] {
  const subjects = subjectsOf(tab);
  const found = [
    ...neverHolding(subjects, input),
    ...subjects.flatMap((subject) => [
      ...neverShown(subject, input),
      ...neverChosen(subject, input),
      ...twoEquations(subject, input),
      ...deadEnds(subject, input),
      ...endlessErrors(subject, input),
      ...twoValues(subject, input),
    ]),
  ];
  return [...found, ...neverRequired(subjects, input).filter((finding) => !isTold(finding, found))];
}

/** A rule that never holds requires nothing, and a field that never appears or stays stuck is told about already. */
function isTold(finding: Finding, found: readonly Finding[]): boolean {
  if (finding.kind !== 'neverRequired') return false;
  return found.some((other) => {
    if (other.kind === 'neverHolds') return other.rule === finding.rule;
    return (other.kind === 'neverShown' || other.kind === 'deadEnd') && other.node === finding.node;
  });
}
