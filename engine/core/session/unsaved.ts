import type { DraftPlace, TakenOver } from '../draft/types';
import type { UnreadTexts } from '../form/unreadTexts';
import { isObject, type JsonObject } from '../json';
import type { Host, UnsavedStorage } from './host';
import { createIdleTimer } from './idleTimer';
import type { LostFields } from './lostFields';
import type { KeptLost } from './lostRows';

/** Milliseconds from a change to writing it away, with all that comes until then. */
const UNSAVED_DELAY_MS = 300;

/** What was typed and not yet saved: data by tab, and of open forms by list and form. */
export interface Unsaved {
  tabs: Record<string, JsonObject>;
  /**
   * What the server held of these tabs, and of the rows in these forms, then: what differs from it was typed. Choices of
   * the screen are not among it.
   */
  bases?: Record<string, JsonObject>;
  forms: Record<string, JsonObject>;
  /** When the typing into these forms began. */
  begun?: Record<string, string>;
  /** What stands in empty fields, by tab or form. */
  texts?: Record<string, UnreadTexts>;
  /** Rows whose files are to be picked again, by `tab/list`: what is known of them. */
  lost?: Record<string, JsonObject[]>;
  /** Fields whose files are to be picked again, by tab. */
  lostFields?: LostFields;
  /**
   * New rows among it that went out in calls whose answers were lost, by `tab/list`: the server may have them already, and
   * they are looked for there before they go out again.
   */
  unanswered?: Record<string, KeptLost[]>;
  /** The window that typed it. */
  writer?: string;
  /** Closed windows that this one goes on with: until when what they typed is in what this one holds, ISO 8601. */
  heirOf?: Record<string, string>;
  /** The revision of the server's draft up to which it is known what that has of it. */
  revision?: number;
  /** When each place was typed into, and whether the server has it. */
  places?: Record<DraftPlace, KeptPlace>;
  /** The number of the definitions in which it was typed; without one the first. */
  definition?: number;
  /** What was typed in definitions of which the way to these is not known yet. */
  aside?: Unsaved[];
}

/** What is known of a place of a draft. */
export interface KeptPlace {
  /** ISO 8601. */
  at: string;
  isSent?: true;
  /** What of others it goes on from. */
  over?: TakenOver;
}

/** Keeps unsaved data under one key. Writes wait a moment, for not every key to pay one; `flush` writes at once. */
export interface UnsavedKeeper {
  read(): Unsaved | undefined;
  /** What windows of this device left that are closed, the latest first. */
  readLeft(): Unsaved[];
  /** Forgets what they left: it has been taken over. */
  forgetLeft(): void;
  schedule(): void;
  flush(): void;
  clear(): void;
}

/** A keeper. `collect` gives what is unsaved at the moment, or `undefined` when nothing is. */
export function createUnsavedKeeper(
  storage: UnsavedStorage,
  key: string,
  collect: () => Unsaved | undefined,
  whenIdle?: Host['whenIdle'],
): UnsavedKeeper {
  const flush = () => {
    timer.stop();
    const unsaved = collect();
    if (unsaved) storage.write(key, JSON.stringify(unsaved));
    else storage.remove(key);
  };
  const timer = createIdleTimer(flush, whenIdle);
  return {
    read: () => toUnsaved(storage.read(key)),
    readLeft: () => (storage.readLeft?.(key) ?? []).flatMap((text) => toUnsaved(text) ?? []),
    forgetLeft: () => storage.forgetLeft?.(key),
    schedule: () => timer.start(UNSAVED_DELAY_MS),
    flush,
    clear() {
      timer.stop();
      storage.remove(key);
    },
  };
}

/** The unsaved data that a keeper wrote; `undefined` of any other text. */
export function toUnsaved(text: string | null): Unsaved | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    return isObject(parsed) && isObject(parsed.tabs) && isObject(parsed.forms)
      ? (parsed as unknown as Unsaved)
      : undefined;
  } catch {
    return undefined;
  }
}
