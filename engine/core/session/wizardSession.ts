import type { PlaceClash } from '../draft/gather';
import { createFormStore } from '../form/formStore';
import type { FormStore } from '../form/types';
import { type JsonObject, withValues } from '../json';
import { stepsOfPart, tabsOfPart } from '../mapping/wizard';
import type { ErrorsOfBlock } from '../validation/blocks';
import { createActions } from './actions';
import { createAhead } from './ahead';
import { createBlockModels } from './blockModels';
import { type CallOutcome, tellFailure } from './calls';
import { catchUp } from './catchUp';
import { createClashes } from './clashes';
import { createCompleteness } from './completeness';
import { createContexts } from './contexts';
import { formServices } from './formServices';
import type { GateServices } from './gates';
import { loadPart, togetherLoaded } from './loads';
import { createMarks } from './marks';
import { createOpening } from './opening';
import { createOptionLists } from './options';
import { createOwnLists, ownListsOf, sourcesOf } from './ownLists';
import { createQueue } from './queue';
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
import { firstIncomplete, isSetAside, placeToOpen } from './view';
import { afterNews, afterRestore, firstView, stepsWithLost } from './viewSteps';

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
      addClashes(news.clashes);
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
  const addClashes = (found: readonly PlaceClash[]) => {
    for (const { place } of found) clashes.renew(place);
    clashes.add(found);
    typed.hold(clashes.places());
  };
  const showClashes = (found: readonly PlaceClash[] = []) => {
    addClashes(found);
    update({ clashes: clashes.views() });
  };
  /** A form came, or went: what there is to choose about it has another place, or none. */
  const retellClashes = () => {
    if (screen.view.clashes.length > 0) showClashes();
  };
  const retellForms = () => {
    retellClashes();
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
    onClashes: showClashes,
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
      if (found.length > 0) showClashes(found);
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

  /** Loads the parts, and beside them the blocks, which wait with what they write until the parts are there. */
  async function open(): Promise<void> {
    await opening.begin();
    if (hasEnded) return;
    const isUsed = (id: string) => !isSetAside(loaded, id, contextNow(id));
    const tabs = [...forms.keys()].filter((id) => isOpenable(id) && isUsed(id));
    const blocksLoaded = blocks.load(tabs);
    const newsLoaded = input.drafts?.load(transport);
    const active = wizard.parts.filter(
      (part) => stepsOfPart(part).some((step) => step.load) && tabsOfPart(part).some(isUsed),
    );
    const results = await Promise.all(
      active.map((part) => loadPart(loaded, part, { transport, versions }, context(wizard.tabs[0]?.id ?? ''))),
    );
    const { data, told, failed } = togetherLoaded(results);
    for (const { part } of failed) saver.unloaded.add(part);
    for (const [id, store] of forms) {
      store.load(data[id] ?? {});
      stored.set(id, store.getState().data);
    }
    blocks.start();
    const listsLoaded = tabs.flatMap((id) => ownListsOf(loaded, id).map((list) => reloadRows(id, list)));
    const sourcesLoaded = sourcesOf(loaded, tabs)
      .filter(([id]) => isUsed(id))
      .map(([id, list]) => loadSource(id, list));
    await Promise.all([blocksLoaded, ...listsLoaded, ...sourcesLoaded]);
    const news = await newsLoaded;
    const learnt = typed.learn(news);
    if (learnt) await learnt;
    // What it would take over now belongs to the session after it.
    if (hasEnded) return;
    opening.end();
    const refresh = () => forms.forEach((store) => void store.refresh());
    const startNow = () => firstIncomplete(steps.tabs({ ...screen.view, phase: 'ready' }));
    refresh();
    const loadedStart = startNow();
    const restored = typed.restore(news);
    const { typed: restoredTabs, latest, clashes: found } = restored;
    refresh();
    marks.add(restored.contents);
    for (const [id, store] of forms) store.tellStored(told[id] ?? {}, stored.get(id) ?? {});
    for (const store of forms.values()) store.listeners.subscribeAll(onFieldChange);
    options.subscribe(() => {
      completeness.forget();
      refresh();
    });
    screen.put({ phase: 'ready' });
    if (restoredTabs.length > 0) queue.restore();
    addClashes(found);
    typed.flush();
    typed.forgetLeft();
    typed.drafts.begin(news);
    const { step } = screen.view;
    const reached = input.tab === undefined ? startNow() : step;
    // What came back has not been sent, though it may complete a tab; and files are picked again where they were.
    const lostSteps = stepsWithLost(steps.tabs(screen.view), restored);
    const start = { step: input.tab === undefined ? Math.min(reached, loadedStart, ...lostSteps) : step, reached };
    const asked = input.place ?? (latest === undefined ? undefined : { tab: latest });
    // The look over everything shows what is saved: everything, and nothing beside it.
    const isSaved = restoredTabs.length === 0 && lostSteps.length === 0 && found.length === 0;
    const place = placeToOpen(steps.toOpen(screen.view, isSaved), wizard.navigation, start, asked);
    update({ ...place, ...afterRestore(restored), clashes: clashes.views() });
    const own = failed.find(({ part }) => tabsOfPart(part).some(isOpenable));
    // A block says itself, in its place, that it did not load.
    if (own) await tellNotLoaded(own.failure);
  }

  let hasEnded = false;
  let counted = 0;
  function onFieldChange() {
    typed.schedule();
    for (const store of forms.values()) store.recheckBlocks();
    const errors = [...forms.values()].reduce((sum, store) => sum + store.visibleErrors().length, 0);
    if (screen.view.clashes.length > 0) update({ clashes: clashes.views() });
    else if (errors !== counted) {
      // Which tabs are complete is said once the server has what was typed, as after every key.
      if (typed.drafts.state() === 'saving') screen.retellErrors();
      else update({});
    }
    counted = errors;
  }

  const keepForm: WizardSession['keepForm'] = (name, row, texts) => {
    typed.rowForms.keep(name, row, texts);
    retellClashes();
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
      queue.remove(...queue.parts());
      return typed.discard();
    },
    choose(id, option) {
      const place = clashes.choose(id, option);
      if (place === undefined) return;
      typed.drafts.touch(place);
      typed.hold(clashes.places());
      typed.schedule();
      update({ clashes: clashes.views() });
    },
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
