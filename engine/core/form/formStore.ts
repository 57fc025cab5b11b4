import type { CompiledTab, Moment } from '../definition/types';
import type { JsonObject } from '../json';
import { planOf } from '../plan/plan';
import { evaluateTab } from '../state/evaluate';
import { isTabValid, validateTab } from '../validation/validate';
import { recheckBlocks, saidOf, showErrors, showFound, showStored } from './attempt';
import { type EditStep, editField, endQuestion } from './editField';
import { summaryOf, visibleErrors } from './errorLists';
import { addFormRow, keyRows, removeFormRow, statusOfRow } from './formRows';
import { type FormStep, newForm, type StepInput } from './formState';
import { leaveField } from './leaveField';
import { createListeners } from './listeners';
import { rehearseTyping } from './rehearse';
import { loadData, patchData, refreshData } from './replaceData';
import { createLookupRunner } from './runLookups';
import type { FormServices, FormStore } from './types';
import { openTexts, withoutTexts } from './unreadTexts';
import { viewOf } from './view';
import { createViews } from './views';
import { hasWidgetErrors, withWidgetErrors } from './widgetErrors';

/**
 * A form over a compiled tab: holds its state, takes the steps of it, tells who shows what changed, and makes the calls
 * and questions that they start.
 */
export function createFormStore(tab: CompiledTab, services: FormServices, data: JsonObject = {}): FormStore {
  const plan = planOf(tab.definition);
  const { validators } = tab;
  const { texts, levels, errorsOfBlock } = services;
  const constant = { plan, validators, texts, ...(levels && { levels }), ...(errorsOfBlock && { errorsOfBlock }) };
  const now = (): StepInput => ({ ...constant, context: services.context() });
  let form = newForm(services.begun ?? evaluateTab(plan, data, services.context()));
  const listeners = createListeners();
  const seen = { plan, picksFormats: plan.fields.some((field) => field.schema.formatBy) };
  const views = createViews((pointer) => viewOf(form, pointer, seen));

  const take = (step: FormStep, isQuiet = false) => {
    form = step.form;
    const { news, lookups: started = [] } = step;
    if (news) views.forget();
    if (news === 'everything') listeners.notifyEverything();
    else if (news) listeners.notify(news);
    for (const start of started) void lookups.start(start, isQuiet);
  };
  const lookups = createLookupRunner({ plan, services, form: () => form, now, take });

  const agrees = async (asks: EditStep['asks']): Promise<boolean> => {
    for (const ask of asks) if (!(await services.ask(ask))) return false;
    return true;
  };

  const find = (moment: Moment, input: StepInput) =>
    withWidgetErrors(form, validateTab(plan, validators, form.tab, moment, input), input);

  lookups.startLoaded();
  return {
    plan,
    listeners,
    getState: () => form.tab,
    view: views.at,
    rowKeys(list) {
      form = keyRows(form, list);
      return form.rowKeys.byList[list] ?? [];
    },
    change(pointer, value, text, errors) {
      const step = editField(form, { pointer, value, text, errors }, now());
      take(step);
      if (step.asks.length === 0) services.onTyped?.();
      else void agrees(step.asks).then((isYes) => take(endQuestion(form, { pointer, value, errors, isYes }, now())));
    },
    leave: (pointer, unread) => take(leaveField(form, { pointer, unread }, now())),
    unreadTexts: () => form.unread,
    putUnreadTexts(given) {
      const unread = openTexts(plan, form.tab.data, given);
      take({ form: { ...form, unread }, news: Object.keys(unread) });
    },
    forgetUnreadTexts(fields) {
      form = { ...form, unread: withoutTexts(form.unread, fields) };
    },
    check: (moment) => find(moment, now()),
    isValid: (moment) => !hasWidgetErrors(form, plan) && isTabValid(plan, validators, form.tab, moment, now()),
    validate(moment) {
      const input = now();
      const found = saidOf(form, find(moment, input), input);
      take(showFound(form, { found, moment }, plan));
      return found;
    },
    visibleErrors: () => visibleErrors(form.errors),
    summary: () => summaryOf(form.errors),
    showErrors: (found) => take(showErrors(form, found, plan)),
    tellStored: (told, stored) => take(showStored(form, { told, stored }, now())),
    recheckBlocks: () => take(recheckBlocks(form, constant)),
    addRow(list, row) {
      take(addFormRow(form, { list, row }, now()));
      form = keyRows(form, list);
      return (form.rowKeys.byList[list]?.length ?? 0) - 1;
    },
    removeRow: (list, index) => take(removeFormRow(form, { list, index }, now())),
    rowStatus: (list, index) => statusOfRow(form, { list, index }, now()),
    load(next, options) {
      take(loadData(form, { data: next, options }, now()));
      lookups.startLoaded();
    },
    patch: (values) => take(patchData(form, values, now())),
    refresh: () => take(refreshData(form, now())),
    rehearse() {
      rehearseTyping(form, now());
      listeners.notify([]);
    },
  };
}
