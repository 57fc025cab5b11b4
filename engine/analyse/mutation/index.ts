export { type JudgeOptions, judgeMutants } from './judge';
export { mutantsOf, withMutant } from './mutants';
export { type Mutant, OPERATORS, type Operator, type Verdict } from './types';
