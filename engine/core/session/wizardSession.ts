import { createFormStore } from '../form/formStore';
import type { FormStore } from '../form/types';
import { type JsonObject, withValues } from '../json';
import { tabsOfPart } from '../mapping/wizard';
import type { ErrorsOfBlock } from '../validation/blocks';
import { createActions } from './actions';
import { createAhead } from './ahead';
import { createBlockModels } from './blockModels';
import { type CallOutcome, tellFailure } from './calls';
import { catchUp } from './catchUp';
import { createClashBoard } from './clashBoard';
import { createClashes } from './clashes';
import { createCompleteness } from './completeness';
import { createContexts } from './contexts';
import { formServices } from './formServices';
import type { GateServices } from './gates';
import { loadSession } from './loadSession';
import { createMarks } from './marks';
import { createOpening } from './opening';
import { createOptionLists } from './options';
import { createOwnLists, ownListsOf } from './ownLists';
import { createQueue } from './queue';
import { restoreSession } from './restoreSession';
import { createRowDeletion } from './rowDeletion';
import { createRowSaving } from './rowSaving';
import { createRowVersions } from './rowVersions';
import { createSaver } from './saver';
import { createScreen } from './screen';
import { createSteps } from './steps';
import { subscribeTo } from './subscribers';
import { createTyped } from './typed';
import type { SessionInput, WizardSession } from './types';
import { createVersions } from './versions';
import { isSetAside } from './view';
import { afterNews, firstView } from './viewSteps';
import { watchFields } from './watchFields';

/** A session of a wizard. Nothing is loaded before `open`. */
export function createWizardSession(input: SessionInput): WizardSession {
  const { loaded, host, base, clock } = input;
  const { wizard } = loaded;
  const opening = createOpening(wizard, input.transport, host);
  const { transport } = opening;
  const gate: GateServices = {
    host,
    transport,
    asks: wizard.asks,
    messages: wizard.messages ?? {},
    texts: wizard.texts ?? {},
    ...(input.answers && { answers: input.answers }),
  };
  const options = createOptionLists(opening.lasting);
  const draftListeners = new Set<() => void>();
  const forms = new Map<string, FormStore>();
  const stored = new Map<string, JsonObject>();
  const askAhead = createAhead(forms, options);
  const versions = createVersions();
  const rowVersions = createRowVersions();
  const completeness = createCompleteness(forms);

  const form = (tab: string): FormStore => forms.get(tab) as FormStore;
  const hasWaiting = () => [...forms.keys()].some((tab) => typed.waiting(tab) > 0);
  const { whole: context, now: contextNow } = createContexts(input, forms, stored, options);

  for (const { id } of wizard.tabs) {
    const tab = loaded.tabs[id];
    if (!tab) continue;
    const errorsOfBlock: ErrorsOfBlock = (block, moment) => blocks.get(id, block)?.errors?.(moment) ?? [];
    // So the word for it is drawn with the character, in one frame.
    const onTyped = () => typed.drafts.expect(true);
    const services = {
      ...formServices(wizard, id, contextNow, gate, base.settings),
      errorsOfBlock,
      onTyped,
      begun: input.begun?.[id],
    };
    forms.set(id, createFormStore(tab, services, {}));
  }

  const review = input.tab === undefined ? input.review : undefined;
  const isOpenable = (tab: string) => input.tab === undefined || input.tab === tab;
  const steps = createSteps({
    loaded,
    review,
    forms,
    context: contextNow,
    isOpenable,
    isComplete: (tab) => stored.has(tab) && completeness.isComplete(tab),
  });
  const screen = createScreen(firstView(wizard, input.tab), steps, askAhead);
  const { update, dispatch, retellTabs } = screen;
  const view = () => screen.view;
  const order = wizard.tabs.map(({ id }) => id);

  const typed = createTyped({
    forms,
    stored,
    storage: input.storage,
    storageKey: input.storageKey,
    clock,
    whenIdle: host.whenIdle,
    drafts: input.drafts,
    definitions: input.definitions,
    key: wizard.key,
    isLoading: () => screen.view.phase === 'loading',
    isOpen: isOpenable,
    ownLists: (tab) => ownListsOf(loaded, tab),
    onNews(news, ahead) {
      ahead.forEach(clashes.renew);
      board.add(news.clashes);
      marks.add(news.contents);
      update(afterNews(screen.view, news, order, clashes.views()));
    },
    onState() {
      for (const listener of draftListeners) listener();
      // No key waits for the list of steps to follow what was typed.
      if (typed.drafts.state() !== 'saving') retellTabs();
    },
    onOvertaken: (places) => saver.between(() => catchUp({ ...sides, unloaded: saver.unloaded }, places)),
  });
  const clashes = createClashes({
    forms,
    context,
    texts: wizard.texts ?? {},
    rowForms: typed.rowForms,
  });
  const marks = createMarks({ forms, stored, view });
  const board = createClashBoard(clashes, typed, screen);
  const retellForms = () => {
    board.retell();
    screen.retell();
  };
  const queue = createQueue({
    order: wizard.parts.map((part) => part.id),
    host,
    clock,
    storage: input.storage,
    // A tab that is open alone ends with its save.
    key: input.queueKey,
    onChange: () => update({ queued: queue.parts(), queuedAt: queue.times() }),
  });
  /** What another window saved meets what was typed here. */
  const sides = {
    loaded,
    forms,
    stored,
    versions,
    transport,
    context,
    told: typed.drafts.told,
    onClashes: board.show,
  };
  const saver = createSaver({
    ...sides,
    gate,
    queue,
    dispatch,
    isWaiting: (tab) => screen.view.clashes.some((clash) => clash.tab === tab),
    afterwards(sent) {
      if (sent.length === 0) return typed.flush();
      typed.tell();
      blocks.saved(sent);
    },
  });
  const blocks = createBlockModels({
    loaded,
    factories: input.blocks ?? {},
    gate,
    clock,
    form,
    context,
    typed,
    patch(tab, field, value) {
      form(tab).patch({ [field]: value });
      stored.set(tab, withValues(stored.get(tab) ?? {}, { [field]: form(tab).getState().data[field] }));
      typed.schedule();
    },
    save: saver.saveFields,
    onNews(tab) {
      completeness.forget(tab);
      form(tab).recheckBlocks();
      retellTabs();
    },
  });

  const { reloadRows, reloadFailedRows, loadSource, ...tells } = createOwnLists({
    loaded,
    gate,
    form,
    context,
    stored,
    rowVersions,
    onLoaded(tab, list) {
      const found = typed.rebaseForms(tab, list);
      if (found.length > 0) board.show(found);
    },
    view,
    update,
  });

  const tellNotLoaded = (failure: CallOutcome = NO_ANSWER) =>
    tellFailure(host, failure, gate.messages.loadFailed, gate);

  async function reloadFailed(tab: string): Promise<boolean> {
    if (!(await reloadFailedRows(tab))) return false;
    if (await blocks.reloadFailed(tab)) return true;
    await tellNotLoaded();
    return false;
  }

  async function open(): Promise<void> {
    await opening.begin();
    if (hasEnded) return;
    const isUsed = (id: string) => !isSetAside(loaded, id, contextNow(id));
    const lists = { reloadRows, loadSource };
    const { drafts } = input;
    const sources = { loaded, forms, stored, transport, versions, unloaded: saver.unloaded, blocks, lists, drafts };
    const { told, failed, news } = await loadSession({ ...sources, context, isOpenable, isUsed });
    const learnt = typed.learn(news);
    if (learnt) await learnt;
    // What it would take over now belongs to the session after it.
    if (hasEnded) return;
    opening.end();
    restoreSession(
      { ...input, forms, stored, typed, queue, marks, clashes, board, steps, screen, onWhole: watch },
      { told, news },
    );
    void host.whenIdle?.().then(() => hasEnded || forms.get(order[screen.view.step] ?? '')?.rehearse());
    const own = failed.find(({ part }) => tabsOfPart(part).some(isOpenable));
    // A block says itself, in its place, that it did not load.
    if (own) await tellNotLoaded(own.failure);
  }

  /** From now on what changes is followed. */
  function watch(): void {
    watchFields({ forms, typed, clashes, screen });
    options.subscribe(() => {
      completeness.forget();
      for (const store of forms.values()) store.refresh();
    });
  }

  let hasEnded = false;

  const keepForm: WizardSession['keepForm'] = (name, row, texts) => {
    typed.rowForms.keep(name, row, texts);
    board.retell();
    // What is saved by now, or given up, is not offered anywhere any more.
    if (!row) typed.tell();
  };

  const { lookAgain, ...actions } = createActions({
    loaded,
    hasReview: review !== undefined,
    gate,
    form,
    context,
    stored,
    saver,
    queue,
    reloadFailed,
    isAlone: input.tab !== undefined,
    onConcluded: () => typed.drafts.end(),
    view,
    update,
  });

  const session: WizardSession = {
    ...gate,
    loaded,
    options,
    lasting: opening.lasting,
    view,
    subscribe: screen.subscribe,
    draft: {
      state() {
        const state = typed.drafts.state();
        return state === 'saved' && hasWaiting() ? 'files' : state;
      },
      subscribe: subscribeTo(draftListeners),
    },
    form,
    context,
    block: blocks.get,
    markAt: marks.at,
    open,
    reloadRows,
    go(step) {
      if (screen.view.phase !== 'ready' || !screen.view.tabs[step]?.clickable) return;
      const { id } = wizard.tabs[step] ?? {};
      if (id === undefined) {
        if (!actions.mayLookOver()) return;
        lookAgain();
      } else form(id).refresh();
      update({ step });
    },
    ...actions,
    deleteRow: createRowDeletion({ loaded, gate, form, context, stored, versions, rowVersions, ...tells }),
    saveRow: createRowSaving({
      loaded,
      gate,
      form,
      context,
      rowVersions,
      reloadRows,
      begun: typed.rowForms.begun,
      isWaiting: clashes.isWaiting,
      forget: (name) => keepForm(name, undefined),
    }),
    keepForm,
    showForm(name, store, row) {
      const hide = typed.rowForms.show(name, store, row);
      retellForms();
      return () => {
        hide();
        retellForms();
      };
    },
    keptForm: typed.rowForms.row,
    keptTexts: typed.rowForms.texts,
    hasUnsaved: typed.isAny,
    openForms: typed.rowForms.open,
    shownForms: typed.rowForms.shown,
    discard() {
      clashes.clear();
      board.add([]);
      queue.remove(...queue.parts());
      return typed.discard();
    },
    choose: board.choose,
    lostAttachments: typed.lost,
    waitingAttachments: typed.waiting,
    dismissLost(tab, list, row) {
      typed.dismissLost(tab, list, row);
      update({});
    },
    flush(isLast) {
      typed.flush();
      if (isLast) void typed.drafts.flush(true);
    },
    async settle() {
      typed.flush();
      const isSafe = await typed.drafts.settle();
      // What is kept says what of it the server has.
      typed.flush();
      return isSafe && !hasWaiting();
    },
    end() {
      hasEnded = true;
      session.flush(true);
      typed.drafts.end();
    },
  };

  return session;
}

/** Why something did not load of which no answer is known. */
const NO_ANSWER: CallOutcome = { ok: false, status: 0, body: undefined };
