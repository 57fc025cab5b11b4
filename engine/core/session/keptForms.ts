import type { PlaceClash } from '../draft/gather';
import { mergeThreeWays } from '../draft/threeWay';
import type { DraftPlace } from '../draft/types';
import type { FormStore } from '../form/types';
import type { UnreadTexts } from '../form/unreadTexts';
import { isEqual, isNone, type JsonObject, withValues } from '../json';
import { type NamedForm, readFormName } from './formNames';
import { changesIn } from './merge';
import type { Unsaved } from './unsaved';

/** A form of a list that holds what was not added. */
export interface OpenForm extends Omit<NamedForm, 'key'> {
  row: JsonObject;
}

/** What was typed into a form of a list, or into a block, and is not saved. */
interface KeptForm {
  row: JsonObject;
  /** The saved row that it was made from; none of a new one. */
  base?: JsonObject | undefined;
  /** When typing began, ISO 8601: it names what saving the row does. */
  begun?: string | undefined;
  texts: UnreadTexts;
}

/** A form of a list on the screen, with the row as it was opened. */
export interface ShownForm extends OpenForm {
  store: FormStore;
}

/** A form on the screen. */
interface Shown extends Pick<ShownForm, 'store' | 'row'> {
  /** The saved row that it was made from; none of a new one. */
  base: JsonObject | undefined;
  /** What it held as its row was saved or given up: until it holds something else nothing is typed into it. */
  done?: JsonObject | undefined;
}

/** What forms of lists are kept with. */
export interface KeptFormsInput {
  /** The name of the key of rows. */
  key: string;
  now(): string;
  /** The saved row that a form edits; `undefined` for the form of a new one, and of one that is gone. */
  saved(name: DraftPlace): JsonObject | undefined;
  /** What is kept has changed. */
  onChange(): void;
}

/** The forms of lists that hold what was not added to them, on the screen and off it. */
export interface KeptForms {
  keep(name: string, row: JsonObject | undefined, texts?: UnreadTexts): void;
  row(name: string): JsonObject | undefined;
  texts(name: string): UnreadTexts;
  /** When typing into it began. */
  begun(name: string): string | undefined;
  /**
   * A form is on the screen, with this row: what is typed into it is kept, and what others did to the row is shown in
   * it. Gives back what ends that.
   */
  show(name: string, store: FormStore, row: JsonObject): () => void;
  isShown(name: string): boolean;
  /** The form with a name, where it is on the screen. */
  store(name: string): FormStore | undefined;
  /** Those on the screen, the one that came last at the end. */
  shown(): ShownForm[];
  /** Puts what windows typed together into the forms that they are about. */
  put(unsaved: Unsaved): void;
  /** Another value of a field, as the customer chose it. */
  patch(name: string, field: string, value: JsonObject[string] | undefined): void;
  /** A list was loaded: what others changed of a row goes into its form. Gives back what both changed. */
  rebase(tab: string, list: string): PlaceClash[];
  /** The forms as they are kept over a reload. */
  collect(): Required<Pick<Unsaved, 'forms' | 'bases' | 'texts' | 'begun'>>;
  open(): OpenForm[];
}

/** No form kept. */
export function createKeptForms({ key, now, saved, onChange }: KeptFormsInput): KeptForms {
  const kept = new Map<string, KeptForm>();
  const shown = new Map<string, Shown>();

  const baseOf = (name: string) => kept.get(name)?.base ?? shown.get(name)?.base ?? saved(name);

  function keep(name: string, row: JsonObject | undefined, texts: UnreadTexts = {}): void {
    const begun = readFormName(name) && (kept.get(name)?.begun ?? now());
    const form = shown.get(name);
    if (row) kept.set(name, { row, texts, base: baseOf(name), begun });
    else kept.delete(name);
    if (form && !row) form.done = form.store.getState().data;
    onChange();
  }

  /** Another row under a form, and in it, where it is on the screen. */
  function putRow(name: string, next: KeptForm): void {
    const form = shown.get(name);
    const before = kept.get(name)?.row ?? form?.base ?? {};
    if (form) form.base = next.base;
    kept.set(name, next);
    form?.store.patch(changesIn(before, next.row));
    if (form) form.store.putUnreadTexts({ ...form.store.unreadTexts(), ...next.texts });
    if (next.base && isNone(next.texts) && isEqual(next.row, next.base)) kept.delete(name);
  }

  return {
    keep,
    row: (name) => kept.get(name)?.row,
    texts: (name) => kept.get(name)?.texts ?? {},
    begun: (name) => kept.get(name)?.begun,
    show(name, store, row) {
      const start = store.getState().data;
      const isBack = kept.get(name)?.row === row;
      shown.set(name, { store, row, base: baseOf(name) });
      const take = () => {
        const done = shown.get(name)?.done;
        if (done && isEqual(done, store.getState().data)) {
          if (kept.has(name)) keep(name, undefined);
          return;
        }
        // What the rules made of the row as it was opened is not typed.
        const next = withValues(row, changesIn(start, store.getState().data));
        const texts = store.unreadTexts();
        const base = shown.get(name)?.base;
        const isTyped = !isNone(texts) || (base ? !isEqual(next, base) : isBack || !isEqual(next, row));
        if (isTyped || kept.has(name)) keep(name, isTyped ? next : undefined, texts);
      };
      take();
      const stop = store.listeners.subscribeAll(take);
      return () => {
        stop();
        if (shown.get(name)?.store === store) shown.delete(name);
      };
    },
    isShown: (name) => shown.has(name),
    store: (name) => shown.get(name)?.store,
    shown: () => [...shown].flatMap(([name, { store, row }]) => placed(name, row).map((form) => ({ ...form, store }))),
    put({ forms, bases = {}, texts = {}, begun = {} }) {
      for (const [name, row] of Object.entries(forms)) {
        putRow(name, { row, base: bases[name], begun: begun[name], texts: texts[name] ?? {} });
      }
    },
    patch(name, field, value) {
      const known = kept.get(name);
      if (!known) return;
      putRow(name, { ...known, row: withValues(known.row, { [field]: value }) });
      onChange();
    },
    rebase(tab, list) {
      const names = new Set([...kept.keys(), ...shown.keys()].filter((name) => name.startsWith(`${tab}/${list}/`)));
      return [...names].flatMap((name) => {
        const [base, theirs] = [baseOf(name), saved(name)];
        if (!base || !theirs || isEqual(base, theirs)) return [];
        const known = kept.get(name) ?? { row: base, texts: {} };
        const { value, differences } = mergeThreeWays(base, known.row, theirs, key);
        putRow(name, { ...known, row: value as JsonObject, base: theirs });
        const from = { mine: { kind: 'draft' }, theirs: { kind: 'saved' } } as const;
        return differences.map((difference) => ({ ...difference, place: name, base, from }));
      });
    },
    collect() {
      const all = [...kept];
      return {
        forms: Object.fromEntries(all.map(([name, { row }]) => [name, row])),
        bases: Object.fromEntries(all.flatMap(([name, { base }]) => (base ? [[name, base]] : []))),
        begun: Object.fromEntries(all.flatMap(([name, { begun }]) => (begun ? [[name, begun]] : []))),
        texts: Object.fromEntries(all.flatMap(([name, { texts }]) => (isNone(texts) ? [] : [[name, texts]]))),
      };
    },
    open: () => [...kept].flatMap(([name, { row }]) => placed(name, row)),
  };
}

/** Where the form of a list with a name stands; nothing of what is typed into a block. */
function placed(name: string, row: JsonObject): OpenForm[] {
  const named = readFormName(name);
  return named ? [{ tab: named.tab, list: named.list, form: named.form, row }] : [];
}
