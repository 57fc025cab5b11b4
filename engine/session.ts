/**
 * One customer in one wizard or form, without React: what is loaded, typed, asked, kept and saved, over a transport and a
 * host that whoever uses it brings.
 *
 * @example
 * import { isReference, nextTab } from 'ficha-engine/session';
 *
 * isReference('file:6f1c'); // true
 * nextTab([{ hidden: false }, { hidden: true }, { hidden: false }], 0); // 2
 */
export type { DraftState, DraftWatch } from './core/draft/sync';
export type { DraftChange, DraftContent, DraftNews, DraftService, Origin } from './core/draft/types';
export { formOfRow, tabOfForm } from './core/form/rowForm';
export type { FormStore } from './core/form/types';
export { underWay } from './core/save/flow';
export { isReference } from './core/session/attachments';
export type { BlockError, BlockFactory, BlockInput, BlockModel } from './core/session/blocks';
export {
  type CallOutcome,
  type DialogTexts,
  isUnanswered,
  makeCall,
  tellFailure,
  tellNotSaved,
} from './core/session/calls';
export type { ClashView } from './core/session/clashes';
export { putQuestion } from './core/session/gates';
export type {
  Attachment,
  Host,
  Question,
  Transport,
  TransportAnswer,
  TransportRequest,
  UnsavedStorage,
} from './core/session/host';
export { createIdleTimer, type IdleTimer } from './core/session/idleTimer';
export type { FieldMark } from './core/session/marks';
export { type SaveProgress, saveProgress } from './core/session/progress';
export { createStandaloneForm, type StandaloneForm } from './core/session/standaloneForm';
export type { ActionResult, SessionInput, WizardSession } from './core/session/types';
export { type Unsent, unsentOf } from './core/session/unsent';
export { type AskedPlace, isTabHidden, nextTab, type WizardView } from './core/session/view';
export { createWizardSession } from './core/session/wizardSession';
