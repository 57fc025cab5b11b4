import { contentsOf, readPlace, unsavedFrom } from '../draft/contents';
import type { Gathered, PlaceClash } from '../draft/gather';
import type { DraftContents, DraftNews, DraftPlace, DraftService, RemoteEntry } from '../draft/types';
import type { FormStore } from '../form/types';
import type { JsonObject } from '../json';
import { type HeldPlaces, isTyped, toUnsaved, typedInTabs } from './collectTyped';
import { createDrafts, type Drafts } from './drafts';
import type { Clock, Host, UnsavedStorage } from './host';
import { createKeptForms, type KeptForms } from './keptForms';
import type { LostFieldMarks } from './lostFields';
import { createLostFiles } from './lostFiles';
import { asTyped, changesIn, typedOver } from './merge';
import { createOlderTyping } from './older';
import { type Restored, toRestored, withoutOwn } from './restored';
import { isAsked, savedAt, savedRow, type TypedForms } from './typedPlaces';
import type { UnansweredRows } from './unanswered';
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
  /** The file of a field that had lost it is picked again. */
  onPicked?(): void;
  /** New rows whose answers were lost. */
  unanswered?: UnansweredRows;
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
  hold(places: HeldPlaces): void;
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
  /** How many files of a tab are held. */
  waiting(tab: string): number;
  /** The fields whose files are to be picked again. */
  lostFields: LostFieldMarks;
  dismissLost(tab: string, list: string, row?: JsonObject): void;
}

/** Nothing typed yet. */
export function createTyped(input: TypedInput): Typed {
  const { forms, stored, storage, storageKey, isLoading, isOpen = () => true, ownLists = () => [] } = input;
  const key = input.key ?? '';
  const here: TypedForms = { forms, stored, key };
  const files = createLostFiles(forms, key);
  let isDiscarded = false;
  let held: HeldPlaces = new Map();
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
  const saved = (name: string) => savedRow(here, name);
  const rowForms = createKeptForms({ key, now: input.clock.now, saved, onChange: schedule });
  const isOpenPlace = (place: DraftPlace) => {
    const { tab, field } = readPlace(place);
    return forms.has(tab) && isOpen(tab) && (field === undefined || !ownLists(tab).includes(field));
  };
  const older = createOlderTyping(input.definitions, {
    isAsked: (place) => isAsked(here, place),
    isOpen: isOpenPlace,
  });
  const drafts = createDrafts({
    service: input.drafts,
    clock: input.clock,
    whenIdle: input.whenIdle,
    key,
    saved: (place) => savedAt(here, place),
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

  function collect(): Unsaved | undefined {
    if (isDiscarded) return undefined;
    if (isLoading()) return keeper.read();
    const open = rowForms.collect();
    return toUnsaved({
      tabs: typedInTabs(here, held),
      forms: open,
      unanswered: input.unanswered?.collect(open.begun),
      held,
      aside: older.aside,
      ...files.collect(),
      ...(input.definitions && { definition: input.definitions.number }),
    });
  }

  function put({ contents }: Gathered): void {
    const unsaved = unsavedFrom(contents);
    putInTabs(forms, unsaved, isLoading());
    rowForms.put(unsaved);
  }

  /** What waits for a choice, and what cannot be read, or not yet, stays on the server beside what is typed here. */
  function hold(unread: readonly RemoteEntry[] = []): void {
    drafts.hold(new Set([...held.keys(), ...older.unread, ...unread.map(({ place }) => place)]));
  }

  function takeNews(entries: readonly RemoteEntry[]): void {
    const learnt = older.learn([], entries);
    const take = () => takeRead(entries);
    hold(entries);
    if (learnt) void learnt.then(take);
    else take();
  }

  function takeRead(found: readonly RemoteEntry[]): void {
    const entries = older.entries(found);
    hold();
    const unsaved = collect();
    const mine: DraftContents = unsaved ? contentsOf(unsaved) : new Map();
    const gathered = drafts.gatherNews(entries, mine);
    drafts.leave(older.gone());
    put(gathered);
    schedule();
    const restored = toRestored(withoutOwn(gathered, mine), { lost: [], left: older.left() }, here);
    input.onNews?.(restored, gathered.ahead);
  }

  return {
    learn: (news) => older.learn([...ownKept(), ...keeper.readLeft()], news?.entries ?? []),
    restore(news) {
      const unsaved = ownKept().flatMap(older.kept);
      const left = keeper.readLeft().flatMap(older.kept);
      const entries = older.entries(news?.entries ?? []);
      hold();
      const kept = [...unsaved, ...left];
      const putBack = () => {
        const found = drafts.gather(kept, news && { ...news, entries });
        drafts.leave(older.gone());
        put(found);
        return found;
      };
      const gathered = input.unanswered?.restore(kept, putBack) ?? putBack();
      for (const one of [...left, ...unsaved]) files.restore(one);
      return toRestored(gathered, { lost: files.places(), left: older.left() }, here);
    },
    forgetLeft: keeper.forgetLeft,
    hold(places) {
      held = places;
      hold();
    },
    drafts,
    schedule() {
      if (files.forgetPicked()) input.onPicked?.();
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
      return unsaved !== undefined && (isTyped(unsaved) || [...forms.keys()].some((tab) => files.waiting(tab) > 0));
    },
    discard() {
      isDiscarded = true;
      keeper.clear();
      keeper.forgetLeft();
      return drafts.discard();
    },
    waiting: files.waiting,
    lostFields: files.fields,
    lost: files.of,
    dismissLost(tab, list, row) {
      files.dismiss(tab, list, row);
      keeper.schedule();
    },
  };
}

/** Puts what was typed into the tabs: what was emptied stays empty; what was left alone is as the server has it now. */
function putInTabs(forms: ReadonlyMap<string, FormStore>, { tabs, bases, texts }: Unsaved, isLoading: boolean): void {
  for (const [id, store] of forms) {
    const data = tabs[id];
    if (data) {
      const merged = typedOver(store.getState().data, bases?.[id] ?? {}, data, asTyped);
      if (isLoading) store.load(merged, { locals: 'kept' });
      else store.patch(changesIn(store.getState().data, merged));
    }
    const own = texts?.[id];
    if (own) store.putUnreadTexts({ ...store.unreadTexts(), ...own });
  }
}
