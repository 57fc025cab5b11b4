/**
 * What definitions can and cannot bring about: why a field is as it is, cases that show it, mutants that no example
 * notices, and how two versions differ. Pure, without files.
 *
 * @begin whyField, coverageOf, compareSchemas, populationOf
 * @example
 * import { blankContext, escaped } from 'ficha-engine/analyse';
 * import { formats } from 'ficha-engine/core';
 *
 * blankContext({ today: '2026-11-21', formats }).mode; // 'new'
 * escaped('a < b'); // 'a &lt; b'
 */
export { rulesActing } from './analyse/actingKey';
export { blankContext } from './analyse/blankContext';
export {
  type Aim,
  type Case,
  type ConditionCoverage,
  casesOf,
  coverageOf,
  examplesOf,
  type Found,
  finish,
  type Given,
  type Missed,
  type Tested,
} from './analyse/cases';
export { compareSchemas } from './analyse/compare/compare';
export { KINDS, type Kind } from './analyse/compare/kinds';
export { blockNow } from './analyse/compare/named';
export { movedElsewhere } from './analyse/compare/steps';
export type { Code, CompareFinding, CompareInput, CompareReport, Locate, Version } from './analyse/compare/types';
export { judgeMutants, type Mutant, type Operator, type Verdict } from './analyse/mutation';
export { populationOf } from './analyse/population/population';
export type { Additions } from './analyse/report/additions';
export { escaped } from './analyse/report/escaped';
export { toHtml } from './analyse/report/html';
export { toJson } from './analyse/report/json';
export { toSarif } from './analyse/report/sarif';
export { toText } from './analyse/report/text';
export { kindWords } from './analyse/report/words';
export { type Subject, type SubjectRule, subjectsOf } from './analyse/subject';
export { resolvedTab } from './analyse/why/asked';
export { type Asked, stepOf, stepSaying } from './analyse/why/steps';
export { leavesOf } from './analyse/why/trace';
export { smallestTurn } from './analyse/why/turn';
export { type AnswerChange, type Leaf, QUESTIONS, type Question, type Step, type Why } from './analyse/why/types';
export { whyAsked, whyError, whyField, whySection } from './analyse/why/why';
