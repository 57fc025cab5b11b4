/**
 * One customer in one wizard or form, without React: what is loaded, typed, asked, kept and saved, over a transport and a
 * host that whoever uses it brings.
 *
 * @begin createWizardSession, WizardSession, Transport, Host, FormStore
 * @example
 * import { compileSchemas } from 'ficha-engine/compile';
 * import { formats } from 'ficha-engine/core';
 * import { resolveSettings } from 'ficha-engine/definition';
 * import { createWizardSession } from 'ficha-engine/session';
 * import { loadedWizard } from 'ficha-engine/testing';
 * import english from 'ficha-engine/texts/en.json' with { type: 'json' };
 *
 * const loaded = await loadedWizard(compileSchemas('examples/own-wizard/schemas', { texts: english }), 'visit', formats);
 * const calls: string[] = [];
 * const kept = new Map<string, string>();
 * const session = createWizardSession({
 *   loaded,
 *   transport: async ({ method, path }) => {
 *     calls.push(`${method} ${path}`);
 *     return { status: 200, body: {} };
 *   },
 *   host: { ask: async () => true },
 *   base: { settings: resolveSettings(loaded.settings, [], loaded.wizard.settings), user: {}, mode: 'new', formats },
 *   clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' },
 *   storage: {
 *     read: (key) => kept.get(key) ?? null,
 *     write: (key, text) => void kept.set(key, text),
 *     remove: (key) => void kept.delete(key),
 *   },
 *   storageKey: 'visit',
 * });
 * await session.open();
 *
 * session.form('visitor').change('/name', 'Ada Lovelace');
 * (await session.advance()).focus; // '/email'
 * session.form('visitor').change('/email', 'ada@example.com');
 * (await session.advance()).done; // true
 * calls.at(-1); // 'POST /visitor'
 * session.view().step; // 1
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
