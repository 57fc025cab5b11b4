import { contentsOf, readPlace, unsavedFrom } from '../draft/contents';
import type { Gathered, PlaceClash } from '../draft/gather';
import { isSameTyping } from '../draft/lineage';
import type {
  DraftContent,
  DraftContents,
  DraftNews,
  DraftPlace,
  DraftService,
  Origin,
  RemoteEntry,
} from '../draft/types';
import type { FormStore } from '../form/types';
import type { UnreadTexts } from '../form/unreadTexts';
import { isEmpty, isEqual, type Json, type JsonObject, withValues } from '../json';
import type { Left } from '../migration/migrate';
import { rowsOf } from '../state/state';
import { withoutAttachments } from './attachments';
import { createDrafts, type Drafts } from './drafts';
import { readFormName } from './formNames';
import type { Clock, Host, UnsavedStorage } from './host';
import { createKeptForms, type KeptForms } from './keptForms';
import { createLostFiles } from './lostFiles';
import { asTyped, changesIn, typedOver } from './merge';
import { createOlderTyping } from './older';
import { createUnsavedKeeper, type Unsaved } from './unsaved';
import type { PublishedDefinitions } from './versionTypes';

/** What the typing of a session is collected from. */
export interface TypedInput {
  forms: ReadonlyMap<string, FormStore>;
  /** What the server holds, by tab. */
  stored: ReadonlyMap<string, JsonObject>;
  storage: UnsavedStorage;
  storageKey: string;
  clock: Pick<Clock, 'now'>;
  /** What keeps typing waits for it. */
  whenIdle?: Host['whenIdle'];
  isLoading(): boolean;
  /** Where other devices find it; without one it stays on this device. */
  drafts?: DraftService | undefined;
  /** Those that the session works with, where they are published. */
  definitions?: PublishedDefinitions | undefined;
  /** The name of the key of rows. */
  key?: string;
  /** Whether a tab is shown: what was typed into others is not touched. */
  isOpen?(tab: string): boolean;
  /** Lists that load with calls of their own. */
  ownLists?(tab: string): readonly string[];
  /** Other windows typed something, which is in the forms now; in places `ahead` in the stead of what stood here. */
  onNews?(restored: Restored, ahead: ReadonlySet<DraftPlace>): void;
  onState?(): void;
  /** Another window may have saved what was typed here at these places. */
  onOvertaken?(places: readonly DraftPlace[]): Promise<void>;
}

/** What was typed in a session and is not saved: kept over a reload, and put back. */
export interface Typed {
  /** Learns what it takes to read what was typed in other versions of the definitions. */
  learn(news?: DraftNews): Promise<void> | undefined;
  /** Puts back what earlier visits kept, on this device and on others, but for the lists that load with calls of their own. */
  restore(news?: DraftNews): Restored;
  /** What other windows left is among what this one keeps. */
  forgetLeft(): void;
  /** Places that wait for the customer's choice, with what was saved there when they were typed into: until then they keep it. */
  hold(places: ReadonlyMap<DraftPlace, Json | undefined>): void;
  drafts: Drafts;
  /** Something was typed: it is written away after a pause. */
  schedule(): void;
  flush(): void;
  /** Writes away what is typed, and tells the server at once. */
  tell(): void;
  /** The forms of lists that hold what was not added to them. */
  rowForms: KeptForms;
  /** A list was loaded: what others changed of its rows goes into their forms. Gives back what both changed. */
  rebaseForms(tab: string, list: string): PlaceClash[];
  /** Forgets everything typed, for good, also on the server: what the forms still hold is not kept again. */
  discard(): Promise<void>;
  lost(tab: string, list: string): JsonObject[];
  /** Whether anything is typed or picked and not saved. */
  isAny(): boolean;
  /** How many rows of a tab hold files. */
  waiting(tab: string): number;
  dismissLost(tab: string, list: string, row?: JsonObject): void;
}

/** The tabs to which an earlier visit kept something, in their order. */
export interface Restored {
  /** What was typed there is back. */
  typed: string[];
  /** Files were picked there, and have to be picked again. */
  lost: string[];
  /** Where what is back was typed, the latest of each device. */
  origins: Origin[];
  /** How many fields and forms it fills. */
  count: number;
  /** The tab that was typed into last. */
  latest: string | undefined;
  /** What is back, but for choices of the screen alone. */
  contents: DraftContents;
  /** Fields that were changed otherwise elsewhere: the form shows one value of each. */
  clashes: Gathered['clashes'];
  /** What was typed in older definitions and cannot be carried over. */
  left: readonly Left[];
}

/** Nothing typed yet. */
export function createTyped(input: TypedInput): Typed {
  const { forms, stored, storage, storageKey, isLoading, isOpen = () => true, ownLists = () => [] } = input;
  const key = input.key ?? '';
  const files = createLostFiles(forms);
  let isDiscarded = false;
  let held: ReadonlyMap<DraftPlace, Json | undefined> = new Map();
  const keeper = createUnsavedKeeper(
    storage,
    storageKey,
    () => {
      const unsaved = collect();
      if (isLoading()) return unsaved;
      const known = drafts.note(unsaved);
      return unsaved && { ...unsaved, ...known };
    },
    input.whenIdle,
  );
  const rowForms = createKeptForms({ key, now: input.clock.now, saved: savedRow, onChange: schedule });
  const isOpenPlace = (place: DraftPlace) => {
    const { tab, field } = readPlace(place);
    return forms.has(tab) && isOpen(tab) && (field === undefined || !ownLists(tab).includes(field));
  };
  const older = createOlderTyping(input.definitions, { isAsked, isOpen: isOpenPlace });
  const drafts = createDrafts({
    service: input.drafts,
    clock: input.clock,
    whenIdle: input.whenIdle,
    key,
    saved,
    isOpen: isOpenPlace,
    collect: keeper.flush,
    onNews: takeNews,
    onState: () => input.onState?.(),
    onOvertaken: async (places) => input.onOvertaken?.(places),
  });

  function schedule(): void {
    keeper.schedule();
    drafts.expect();
  }

  const ownKept = () => [keeper.read()].flatMap((unsaved) => unsaved ?? []);

  function saved(place: DraftPlace): Json | undefined {
    const { tab, field } = readPlace(place);
    const store = forms.get(tab);
    if (field === undefined) return savedRow(place);
    return store && comparable(store, stored.get(tab) ?? {})[field];
  }

  /** The row that a form edits, as it is saved. */
  function savedRow(name: string): JsonObject | undefined {
    const form = readFormName(name);
    if (form?.key === undefined) return undefined;
    return rowsOf(stored.get(form.tab) ?? {}, form.list).find((row) => String(row[key]) === form.key);
  }

  function isAsked(place: DraftPlace): boolean {
    const [tab = '', field = ''] = place.split('/');
    return field.startsWith('#') ? forms.has(tab) : forms.get(tab)?.plan.schemas[field] !== undefined;
  }

  function collect(): Unsaved | undefined {
    if (isDiscarded) return undefined;
    if (isLoading()) return keeper.read();
    const tabs: Record<string, JsonObject> = {};
    const { forms: kept, bases, texts, begun } = rowForms.collect();
    for (const [id, store] of forms) {
      putTexts(texts, id, store.unreadTexts());
      const { data } = store.getState();
      const known = withoutAttachments(store.plan.schemas, withoutChoices(id, data));
      const base = withHeld(id, comparable(store, stored.get(id) ?? {}));
      if (!isEqual(comparable(store, known), base)) {
        tabs[id] = known;
        bases[id] = base;
      }
    }
    for (const [name, before] of held) if (name in kept) bases[name] = before as JsonObject;
    const lost = files.collect();
    if ([tabs, kept, texts].every(isNone) && !lost && isNone(older.aside)) return undefined;
    return {
      tabs,
      bases,
      forms: kept,
      ...(!isNone(begun) && { begun }),
      ...(!isNone(texts) && { texts }),
      ...(lost && { lost }),
      ...(input.definitions && { definition: input.definitions.number }),
      ...(!isNone(older.aside) && { aside: [...older.aside] }),
    };
  }

  /** A tab's data without choices of the screen that nobody has made. */
  function withoutChoices(tab: string, data: JsonObject): JsonObject {
    const loaded = stored.get(tab) ?? {};
    const own = Object.entries(data).filter(
      ([name, value]) => !beginsWithValue(tab, name) || !isEqual(value, loaded[name]),
    );
    return Object.fromEntries(own);
  }

  function withHeld(tab: string, base: JsonObject): JsonObject {
    const own = [...held].flatMap(([place, before]): [string, Json | undefined][] => {
      const { tab: of, field } = readPlace(place);
      return of === tab && field !== undefined ? [[field, before]] : [];
    });
    return own.length === 0 ? base : withValues(base, Object.fromEntries(own));
  }

  /** Puts what was gathered into the forms. */
  function put({ contents }: Gathered): void {
    const unsaved = unsavedFrom(contents);
    for (const [id, store] of forms) {
      const data = unsaved.tabs[id];
      if (data) {
        // What was emptied stays empty; what was left alone is as the server has it now.
        const merged = typedOver(store.getState().data, unsaved.bases?.[id] ?? {}, data, asTyped);
        if (isLoading()) store.load(merged, { locals: 'kept' });
        else store.patch(changesIn(store.getState().data, merged));
      }
      const texts = unsaved.texts?.[id];
      if (texts) store.putUnreadTexts({ ...store.unreadTexts(), ...texts });
    }
    rowForms.put(unsaved);
  }

  function takeNews(entries: readonly RemoteEntry[]): void {
    const learnt = older.learn([], entries);
    if (learnt) void learnt.then(() => takeRead(older.entries(entries)));
    else takeRead(older.entries(entries));
  }

  function takeRead(entries: readonly RemoteEntry[]): void {
    const unsaved = collect();
    const mine: DraftContents = unsaved ? contentsOf(unsaved) : new Map();
    const gathered = drafts.gatherNews(entries, mine);
    drafts.leave(older.gone());
    put(gathered);
    schedule();
    const isAsTyped = ([place, content]: [DraftPlace, DraftContent]) =>
      isSameTyping(content, gathered.contents.get(place) ?? {});
    const known = new Set([...mine].filter(isAsTyped).map(([place]) => place));
    input.onNews?.(toRestored(without(gathered, known), []), gathered.ahead);
  }

  function toRestored({ contents, origins, clashes }: Gathered, lostTabs: readonly string[]): Restored {
    const places = [...contents.keys()].filter((place) => !isChoice(place));
    const tabsOf = (all: readonly string[]) => {
      const held = new Set(all.map((place) => readPlace(place).tab));
      return [...forms.keys()].filter((id) => held.has(id));
    };
    const latest = new Map<string, Origin>();
    let last: { at: string; place: DraftPlace } | undefined;
    for (const place of places) {
      const origin = origins.get(place) as Origin;
      const { device = '', at = '' } = origin;
      if (at >= (latest.get(device)?.at ?? '')) latest.set(device, origin);
      if (at >= (last?.at ?? '')) last = { at, place };
    }
    return {
      typed: tabsOf(places),
      lost: tabsOf(lostTabs),
      origins: [...latest.values()],
      count: places.length,
      latest: last && readPlace(last.place).tab,
      contents: new Map([...contents].filter(([place]) => places.includes(place))),
      clashes,
      left: older.left(),
    };
  }

  /** A choice of the screen that has a value before anybody makes it. */
  const beginsWithValue = (tab: string, name: string) => {
    const local = forms.get(tab)?.plan.schemas[name]?.local;
    return local !== undefined && local !== null;
  };

  /** A choice of the screen alone. */
  const isChoice = (place: DraftPlace) => {
    const { tab, field } = readPlace(place);
    return field !== undefined && forms.get(tab)?.plan.schemas[field]?.local !== undefined;
  };

  return {
    learn: (news) => older.learn([...ownKept(), ...keeper.readLeft()], news?.entries ?? []),
    restore(news) {
      const unsaved = ownKept().flatMap(older.kept);
      const left = keeper.readLeft().flatMap(older.kept);
      const gathered = drafts.gather([...unsaved, ...left], news && { ...news, entries: older.entries(news.entries) });
      drafts.leave(older.gone());
      put(gathered);
      for (const one of [...left, ...unsaved]) files.restore(one.lost);
      return toRestored(gathered, files.places());
    },
    forgetLeft: keeper.forgetLeft,
    hold(places) {
      held = places;
      drafts.hold(new Set(places.keys()));
    },
    drafts,
    schedule() {
      files.forgetPicked();
      schedule();
    },
    flush: keeper.flush,
    tell() {
      keeper.flush();
      void drafts.flush();
    },
    rowForms,
    rebaseForms(tab, list) {
      const clashes = rowForms.rebase(tab, list);
      schedule();
      return clashes;
    },
    isAny() {
      const unsaved = isLoading() ? undefined : collect();
      if (!unsaved) return false;
      const isTyped = ![unsaved.tabs, unsaved.forms, unsaved.texts ?? {}].every(isNone);
      return isTyped || [...forms.keys()].some((tab) => files.waiting(tab) > 0);
    },
    discard() {
      isDiscarded = true;
      keeper.clear();
      keeper.forgetLeft();
      return drafts.discard();
    },
    waiting: files.waiting,
    lost: files.of,
    dismissLost(tab, list, row) {
      files.dismiss(tab, list, row);
      keeper.schedule();
    },
  };
}

const isNone = (record: object) => Object.keys(record).length === 0;

function putTexts(all: Record<string, UnreadTexts>, name: string, texts: UnreadTexts): void {
  if (isNone(texts)) delete all[name];
  else all[name] = texts;
}

/** What of a tab's data is more than a choice of the screen; an empty list is no list. */
export function comparable({ plan }: FormStore, data: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => plan.schemas[name]?.local === undefined && !isEmpty(value)),
  );
}

/** What was gathered of the places that others alone typed into. */
function without({ contents, ...gathered }: Gathered, known: ReadonlySet<DraftPlace>): Gathered {
  return { ...gathered, contents: new Map([...contents].filter(([place]) => !known.has(place))) };
}
