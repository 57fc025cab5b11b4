import { todayIn } from '../../core/formats/age';
import type { WizardModel } from '../model';
import type { Problem } from '../problem';
import { deadEnds, twoEquations } from './conflicts';
import { endlessErrors } from './endless';
import { neverChosen, neverHolding, neverShown } from './reach';
import { subjectsOf } from './subject';

/**
 * What the rules of a wizard's tabs can never bring about, or must not: found by trying the values at which conditions
 * change, each question by itself with what its answer depends on. What has too many combinations is left open.
 * Lookups are taken as not running: they lock no empty field, and what they fill can be typed.
 */
export function proveWizard({ tabs, schemas }: WizardModel): Problem[] {
  const input = { formats: schemas.formats, today: todayIn('UTC', new Date()) };
  return [...tabs.values()].flatMap((tab) => {
    const subjects = subjectsOf(tab);
    return [
      ...neverHolding(subjects, input),
      ...subjects.flatMap((subject) => [
        ...neverShown(subject, input),
        ...neverChosen(subject, input),
        ...twoEquations(subject, input),
        ...deadEnds(subject, input),
        ...endlessErrors(subject, input),
      ]),
    ];
  });
}
