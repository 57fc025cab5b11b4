import { momentContext } from '../condition/momentContext';
import type { Context } from '../condition/scope';
import type { LoadedForm } from '../definition/loadForm';
import { createFormStore } from '../form/formStore';
import type { FormStore } from '../form/types';
import type { JsonObject } from '../json';
import type { AnswerNames } from '../mapping/serverMessage';
import { parseCall } from '../path';
import { formServices } from './formServices';
import { gateOf } from './gates';
import type { Host, Transport, UnsavedStorage } from './host';
import { createOptionLists, type OptionLists } from './options';
import { createTyped } from './typed';

/** What a form that stands alone is made of. */
export interface StandaloneInput {
  loaded: LoadedForm;
  transport: Transport;
  host: Host;
  answers?: AnswerNames;
  base: Pick<Context, 'settings' | 'formats'>;
  clock: { today(): string; now(): string };
  storage: UnsavedStorage;
  storageKey: string;
}

/** One form of its own page: what becomes of its data is the page's to know. */
export interface StandaloneForm {
  form: FormStore;
  options: OptionLists;
  context(): Context;
  texts: Record<string, string>;
  /** What was typed before a reload is back. */
  isRestored: boolean;
  /** The values that the customer sees; what is hidden is left out. */
  shownData(): JsonObject;
  /** Writes what was typed at once, as the page is left. */
  flush(): void;
  /** Empties the form and what is kept of it. */
  reset(): void;
}

/** A form that stands alone, with what an earlier visit kept of it. */
export function createStandaloneForm(input: StandaloneInput): StandaloneForm {
  const { loaded, transport, base, clock, storage, storageKey } = input;
  const { tab, wizard } = loaded;
  const { id } = tab.definition;
  const options = createOptionLists(transport);
  const option: Context['option'] = (call, key, value) => options.record(parseCall(call).path, key, value);
  const work = { today: () => clock.today(), now: () => clock.now(), tabs: () => ({}) };
  const context = () => momentContext({ ...base, user: {}, mode: 'new', stored: {}, option }, work);
  const gate = gateOf(wizard, input);
  const form = createFormStore(tab, formServices(wizard, id, context, gate, base.settings));
  const typed = loaded.keep
    ? createTyped({
        forms: new Map([[id, form]]),
        stored: new Map([[id, form.getState().data]]),
        storage,
        storageKey,
        clock,
        isLoading: () => false,
      })
    : undefined;
  const isRestored = (typed?.restore().typed ?? []).length > 0;
  if (typed) form.listeners.subscribeAll(typed.schedule);
  options.subscribe(form.refresh);

  return {
    form,
    options,
    context,
    texts: gate.texts,
    isRestored,
    shownData() {
      const { data, hidden } = form.getState();
      return Object.fromEntries(Object.entries(data).filter(([name]) => !hidden.has(`/${name}`)));
    },
    flush: () => typed?.flush(),
    reset() {
      form.load({});
      typed?.flush();
    },
  };
}
