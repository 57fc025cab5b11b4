/**
 * A tab at work, without React and without the session of a customer: its plan, its fields and rows, what its rules make of
 * answers, what is wrong with them, how its data are treated, and what a summary tells. All of it pure, for browser and server.
 *
 * @begin planOf, evaluateTab, reevaluateTab, validateTab, fieldsOf, rowsOf, summarize, TabState
 * @example
 * import { blankContext } from 'ficha-engine/analyse';
 * import { compileSchemas } from 'ficha-engine/compile';
 * import { formats } from 'ficha-engine/core';
 * import type { CompiledTab } from 'ficha-engine/definition';
 * import { evaluateTab, planOf, validateTab } from 'ficha-engine/state';
 * import { loadedWizard } from 'ficha-engine/testing';
 * import english from 'ficha-engine/texts/en.json' with { type: 'json' };
 *
 * const loaded = await loadedWizard(compileSchemas('examples/own-wizard/schemas', { texts: english }), 'visit', formats);
 * const { definition, validators } = loaded.tabs.visitor as CompiledTab;
 * const context = blankContext({ today: '2026-11-21', formats });
 * const texts = { ...loaded.wizard, settings: {} };
 *
 * const plan = planOf(definition);
 * const state = evaluateTab(plan, { name: 'Ada Lovelace', email: 'ada' }, context);
 * validateTab(plan, validators, state, 'advance', { context, texts }).map(({ pointer }) => pointer); // ['/email']
 */
export {
  blockNode,
  blocksOf,
  emptyValueOf,
  type FieldPlan,
  fieldNames,
  fieldsOf,
  isBlock,
  isInPlace,
  pointerOf,
} from './core/plan/fields';
export { planOf, type TabPlan } from './core/plan/plan';
export { takePlanOver } from './core/plan/planAfter';
export { withSameParts } from './core/sameParts';
export { applyWrites } from './core/state/change';
export { evaluateTab, reevaluateTab } from './core/state/evaluate';
export { fieldValue, instancesOf, locate, rowsOf, scopeOf, stepsOf, type TabState } from './core/state/state';
export type { Blank } from './core/summary/blanks';
export { openFormsOf, unansweredOf } from './core/summary/blanks';
export { lineOf } from './core/summary/line';
export { summarize } from './core/summary/summarize';
export { type Counted, type TabLineInput, tabLine } from './core/summary/tabLine';
export type { SummaryGroup, SummaryItem, SummarySection, SummaryTab } from './core/summary/types';
export { type TreatedField, treatedFields } from './core/treatment/treatedFields';
export { type Treatments, treatmentsOf } from './core/treatment/treatmentsOf';
export type { FieldError } from './core/validation/errors';
export { fillSettings, type MessageContext, messageOf, nameOf } from './core/validation/messages';
export { validateTab } from './core/validation/validate';
