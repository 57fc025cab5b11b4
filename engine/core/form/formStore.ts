import type { Context } from '../condition/scope';
import type { AskDefinition, CompiledTab, LookupDefinition, Messages, Moment } from '../definition/types';
import { isEmpty, type Json, type JsonObject, withValues } from '../json';
import { planOf, type TabPlan } from '../plan/plan';
import { getAt, type Pointer } from '../pointer';
import { type ChangeResult, changeField } from '../state/change';
import { type EvaluateOptions, evaluateTab, reevaluateTab } from '../state/evaluate';
import type { LookupAnswer } from '../state/lookup';
import { addRow, removeRow } from '../state/rows';
import { locate, type TabState } from '../state/state';
import type { ErrorsOfBlock } from '../validation/blocks';
import type { FieldError } from '../validation/errors';
import { failsInFull, formatOf } from '../validation/formatOf';
import type { MessageContext } from '../validation/messages';
import { errorRulesOf } from '../validation/rules';
import { errorsOfStored, inlineOfUnread, unreadError } from '../validation/unread';
import { isTabValid, shownErrorsOfRules, validateField, validateTab } from '../validation/validate';
import { createFormLookups } from './formLookups';
import { createListeners, type Listeners } from './listeners';
import { type RowStatus, rowStatusOf } from './rowStatus';
import { type AttemptedError, createShownErrors } from './shownErrors';
import { createUnreadTexts, type UnreadTexts } from './unreadTexts';
import { type FieldView, sameView } from './view';

/** What a form needs from outside. */
export interface FormServices {
  context(): Context;
  texts: MessageContext;
  levels?: Messages[];
  lookups: Record<string, LookupDefinition>;
  /** Makes the call of a lookup. */
  runLookup(definition: LookupDefinition, args: JsonObject): Promise<LookupAnswer>;
  /** Shows what a lookup has to say when nothing was found or the call failed. */
  tellLookup(definition: LookupDefinition, kind: 'notFound' | 'failed'): void;
  /** Puts the question of a rule; true for yes. */
  ask(ask: string | AskDefinition): Promise<boolean>;
  /** What the blocks of the tab report. */
  errorsOfBlock?: ErrorsOfBlock;
  /** The customer changed a field. */
  onTyped?(): void;
  /** The state to begin with, as it would be worked out: that of a form that did the same. */
  begun?: TabState | undefined;
}

/** One tab, or the form of one row: its state, its visible errors, and who is told of changes. */
export interface FormStore {
  plan: TabPlan;
  listeners: Listeners;
  getState(): TabState;
  view(pointer: Pointer): FieldView;
  /** Stable identities of the rows of a list, for rendering. */
  rowKeys(list: string): readonly string[];
  /** @param text what was typed, where it means no value: it stands in the field, which counts as empty */
  change(pointer: Pointer, value: Json | undefined, text?: string): void;
  unreadTexts(): UnreadTexts;
  /** Puts texts that mean no value into empty fields, as a reload does. */
  putUnreadTexts(texts: UnreadTexts): void;
  /** The fields were saved as they count: what stands in them without a value is not kept any more. */
  forgetUnreadTexts(fields: readonly string[]): void;
  /** Shows what is wrong with a filled field that the customer leaves; of an empty one what its `unread` text lacks. */
  leave(pointer: Pointer, unread?: string): void;
  /** Shows what the formats say of values as they were stored, in their places, where those still stand. */
  tellStored(told: JsonObject, stored: JsonObject): void;
  /** All errors at a moment; they become the visible ones. */
  validate(moment: Moment): FieldError[];
  /** All errors at a moment, without showing any. */
  check(moment: Moment): FieldError[];
  /** Whether `check` would give none; costs less. */
  isValid(moment: Moment): boolean;
  /** The errors that stand under fields. The same list as long as nothing of it changed. */
  visibleErrors(): readonly FieldError[];
  /** Those of the last validation and what came since it failed, corrected or not, for the summary. */
  summary(): readonly AttemptedError[];
  showErrors(errors: readonly FieldError[]): void;
  /** Asks the blocks again whether what they reported at the last attempt still stands. */
  recheckBlocks(): void;
  /** Adds a row at the end: a new one, or `row`, which was taken off. */
  addRow(list: string, row?: JsonObject): number;
  rowStatus(list: string, index: number): RowStatus;
  removeRow(list: string, index: number): void;
  /** Replaces the data, as a load does; errors go, lookups run quietly. */
  load(data: JsonObject, options?: EvaluateOptions): void;
  /** Replaces single values without events, as rows and keys that the server gave; what was wrong with them goes. */
  patch(data: Record<string, Json | undefined>): void;
  /** Evaluates again after something outside changed. */
  refresh(): void;
}

/** A form over a compiled tab. */
export function createFormStore(tab: CompiledTab, services: FormServices, data: JsonObject = {}): FormStore {
  const plan = planOf(tab.definition);
  const listeners = createListeners();
  const views = new Map<Pointer, FieldView>();
  /** The views read since the last news: React asks for each of them several times. */
  const fresh = new Set<Pointer>();
  const rowKeys = new Map<string, string[]>();
  const unread = createUnreadTexts();
  /** Values that a question is about: shown, and taken only with a yes. */
  const asked = new Map<Pointer, Json | undefined>();
  const hasFollowers = plan.fields.some((field) => field.schema.formatBy);
  let serial = 0;
  let state = services.begun ?? evaluateTab(plan, data, services.context());
  let lastMoment: Moment = 'advance';
  const errors = createShownErrors(plan);

  const notify = (pointers: Iterable<Pointer>) => {
    fresh.clear();
    listeners.notify(pointers);
  };

  const valueAt = (pointer: Pointer): Json | undefined =>
    pointer.startsWith('#') ? undefined : getAt(state.data, pointer.slice(1).split('/'));

  const followed = (pointer: Pointer): { format?: string } => {
    const place = locate(plan, pointer);
    const format = place?.field.schema.formatBy && formatOf(plan, state, place.field, place.index);
    return format ? { format } : {};
  };

  const read = (pointer: Pointer): FieldView => {
    const lookup = lookups.at(pointer);
    const text = unread.at(pointer);
    return {
      ...(hasFollowers && followed(pointer)),
      value: asked.has(pointer) ? asked.get(pointer) : valueAt(pointer),
      hidden: state.hidden.has(pointer),
      required: state.required.has(pointer),
      locked: state.locked.has(pointer),
      ...(errors.at(pointer) && { error: errors.at(pointer)?.inline ?? '' }),
      ...(errors.isTold(pointer) && { isTold: true }),
      ...(lookup && { lookup }),
      ...(text && { text }),
    };
  };

  const commit = (result: ChangeResult, quiet = false) => {
    state = result.state;
    errors.drop(({ pointer }) => result.touched.has(pointer) && !stillWrong(pointer));
    notify([...result.touched, ...followRules(result.touched)]);
    for (const start of result.lookups) void lookups.start(start, quiet);
  };

  const stillWrong = (pointer: Pointer) =>
    errors.at(pointer)?.kind === 'missing' && !state.hidden.has(pointer) && isEmpty(valueAt(pointer));

  /** Takes away errors of rules that another field has put right, and puts them back when it makes them wrong again. */
  const followRules = (edited: ReadonlySet<Pointer>) =>
    errors.followRules((ids) => {
      const rules = errorRulesOf(plan).filter(({ plan: { rule } }) => ids.has(rule.id));
      return shownErrorsOfRules(plan, state, 'advance', validation(), { rules }).map(({ error }) => error);
    }, edited);

  const lookups = createFormLookups({
    plan,
    lookups: services.lookups,
    state: () => state,
    context: services.context,
    run: services.runLookup,
    tell: services.tellLookup,
    commit,
    notify,
  });

  const agrees = async (asks: ChangeResult['asks']): Promise<boolean> => {
    for (const ask of asks) if (!(await services.ask(ask))) return false;
    return true;
  };

  const everything = (next: TabState) => {
    state = next;
    fresh.clear();
    listeners.notifyEverything();
  };

  const validation = () => ({
    context: services.context(),
    texts: services.texts,
    ...(services.levels && { levels: services.levels }),
    ...(services.errorsOfBlock && { errorsOfBlock: services.errorsOfBlock }),
  });
  const validate = (moment: Moment) => validateTab(plan, tab.validators, state, moment, validation());

  /** A field with a text is not said to lack one. */
  const sayOfText = (error: FieldError): FieldError => {
    const place = error.kind === 'missing' && unread.at(error.pointer) ? locate(plan, error.pointer) : undefined;
    return place ? { ...error, inline: inlineOfUnread(plan, state, place, validation()) || error.inline } : error;
  };

  const leaveEmpty = (pointer: Pointer, unread: string | undefined): Pointer[] => {
    const place = locate(plan, pointer);
    const error = place && unread ? unreadError(plan, state, place, unread, validation()) : undefined;
    return error || errors.at(pointer)?.unread ? errors.put(pointer, error) : [];
  };

  const leaveFilled = (pointer: Pointer): Pointer[] => {
    const place = locate(plan, pointer);
    return errors.leave(pointer, place && validateField(plan, tab.validators, state, place, validation()));
  };

  const store: FormStore = {
    plan,
    listeners,
    getState: () => state,
    view(pointer) {
      const known = views.get(pointer);
      if (known && fresh.has(pointer)) return known;
      fresh.add(pointer);
      const current = read(pointer);
      if (known && sameView(known, current)) return known;
      views.set(pointer, current);
      return current;
    },
    rowKeys(list) {
      const keys = rowKeys.get(list) ?? [];
      const rows = state.data[list];
      const count = Array.isArray(rows) ? rows.length : 0;
      if (keys.length === count) {
        rowKeys.set(list, keys);
        return keys;
      }
      const next = Array.from({ length: count }, (_, index) => keys[index] ?? `row-${++serial}`);
      rowKeys.set(list, next);
      return next;
    },
    change(pointer, value, text) {
      const result = changeField(plan, state, { pointer, value }, services.context());
      lookups.forget({ pointer });
      unread.put(pointer, isEmpty(value) ? text : undefined);
      if (result.asks.length === 0) {
        commit(result);
        if (failsInFull(plan, state, pointer, services.context())) store.leave(pointer);
        services.onTyped?.();
        return;
      }
      asked.set(pointer, value);
      notify([pointer]);
      void agrees(result.asks).then((isTaken) => {
        asked.delete(pointer);
        // What came meanwhile stays: the change is worked out again.
        if (isTaken) commit(changeField(plan, state, { pointer, value }, services.context()));
        notify([pointer]);
      });
    },
    unreadTexts: unread.all,
    putUnreadTexts(next) {
      const open = Object.entries(next).filter(([pointer]) => locate(plan, pointer) && isEmpty(valueAt(pointer)));
      unread.replace(Object.fromEntries(open));
      notify(open.map(([pointer]) => pointer));
    },
    forgetUnreadTexts: unread.forget,
    leave(pointer, unread) {
      if (tab.definition.errors === 'first' && errors.all().some((error) => error.pointer !== pointer)) return;
      const touched = isEmpty(valueAt(pointer)) ? leaveEmpty(pointer, unread) : leaveFilled(pointer);
      if (touched.length > 0) notify(touched);
    },
    tellStored(told, stored) {
      const found = errorsOfStored(plan, state, { told, stored }, validation());
      if (found.length > 0) notify(found.flatMap((error) => errors.put(error.pointer, error)));
    },
    check: validate,
    isValid: (moment) => isTabValid(plan, tab.validators, state, moment, validation()),
    validate(moment) {
      const found = validate(moment).map(sayOfText);
      lastMoment = moment;
      notify(errors.replace(tab.definition.errors === 'first' ? found.slice(0, 1) : found, found));
      return found;
    },
    visibleErrors: errors.all,
    summary: errors.attempted,
    showErrors: (found) => notify(errors.replace(found)),
    recheckBlocks() {
      const wrong = plan.blocks.filter(({ node }) => errors.at(node));
      const touched = wrong.flatMap(({ node }) =>
        errors.recheckBlock(node, services.errorsOfBlock?.(node.slice(1), lastMoment) ?? []),
      );
      if (touched.length > 0) notify(touched);
    },
    addRow(list, row) {
      everything(addRow(plan, state, { list, row }, services.context()));
      return store.rowKeys(list).length - 1;
    },
    rowStatus(list, index) {
      const fields = plan.fields.filter((field) => field.list === list);
      const look = { plan, state, validate: tab.validators[''], context: services.context() };
      return rowStatusOf(fields, index, look, (pointer) => errors.at(pointer) !== undefined);
    },
    removeRow(list, index) {
      rowKeys.set(
        list,
        store.rowKeys(list).filter((_, row) => row !== index),
      );
      errors.moveRows(list, index);
      unread.moveRows(list, index);
      lookups.forget({ list });
      everything(removeRow(plan, state, list, index, services.context()));
    },
    load(next, options) {
      errors.clear();
      unread.replace({});
      lookups.clear();
      everything(evaluateTab(plan, next, services.context(), options));
      lookups.startLoaded();
    },
    patch(next) {
      errors.drop(({ pointer }) => pointer.startsWith('/') && pointer.slice(1) in next);
      everything(reevaluateTab(plan, { ...state, data: withValues(state.data, next) }, services.context()));
      notify(followRules(new Set()));
    },
    refresh: () => everything(reevaluateTab(plan, state, services.context())),
  };
  lookups.startLoaded();
  return store;
}
