import type { RuleDefinition } from '../../../core/definition/types';
import type { Names } from '../../names';

/** What the validator of a rule tells, where there is one of which more than its name is known. */
export const validatorOf = (names: Pick<Names, 'toldValidators'>, { check }: Pick<RuleDefinition, 'check'>) =>
  check === undefined ? undefined : names.toldValidators[check];
