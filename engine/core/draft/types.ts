import type { UnreadTexts } from '../form/unreadTexts';
import type { Json } from '../json';
import type { Transport } from '../session/host';

/**
 * What was typed at one place and is not saved. Without `value` the place was emptied; `base` is what was saved there
 * when it was typed, absent where that was nothing.
 */
export interface DraftContent {
  value?: Json;
  base?: Json;
  /** What stands in empty fields of the place, by pointer. */
  texts?: UnreadTexts;
  /** Of a form of a list: when typing into it began, ISO 8601. It names what saving the row does. */
  begun?: string;
  /** On the wire: what of others it goes on from. */
  over?: TakenOver;
}

/** A version of what one writer typed at a place, and when, ISO 8601; `of`: the times of those that it went on from, by writer. */
export interface TakenVersion {
  at: string;
  content: Omit<DraftContent, 'over'>;
  of?: Record<string, string>;
}

/** By writer, the latest that was taken over of what was typed at a place. */
export type TakenOver = Record<string, TakenVersion>;

/** Where something was typed: `tab/field`, a list as a whole; `tab/list/form` for a form that was not added to its list. */
export type DraftPlace = string;

/** What was typed, by place. */
export type DraftContents = Map<DraftPlace, DraftContent>;

/** A place that changed. Without `content` nothing is typed there any more. */
export interface DraftChange {
  place: DraftPlace;
  content?: DraftContent;
  /** When it changed, ISO 8601. */
  at: string;
}

/** What the server keeps of one place, from one writer. */
export interface RemoteEntry {
  place: DraftPlace;
  content: DraftContent;
  at: string;
  /** The window that typed it. */
  writer: string;
  /** What its device is called. */
  device: string;
  /** The number of the definitions in which it was typed; without one the first. */
  definition?: number;
  /** The server keeps it in the form of older definitions. */
  isMigrated?: true;
}

/** The server's answer: the entries of a draft, all of them or those of other writers since a revision. */
export interface DraftNews {
  revision: number;
  entries: RemoteEntry[];
  /** The server keeps no drafts. */
  isOff?: true;
  /** What it was told up to a lower revision went while it kept no drafts: nobody saved or discarded it. */
  since?: number;
  /** It holds entries that it cannot read: what it does not tell may be there all the same. */
  isPartial?: true;
  /** It does not take what was sent: too big, or too much with what it holds. */
  isRefused?: true;
}

/** Keeps drafts where other devices find them. Nothing rejects: `undefined` = no answer. */
export interface DraftService {
  /** This window. */
  writer: string;
  /** Whether a writer is or was a window of this device. */
  isSameDevice(writer: string): boolean;
  /** How long the server keeps what does not change, in milliseconds; without it for good. */
  lifetime?: number;
  /** @param transport in place of its own */
  load(transport?: Transport): Promise<DraftNews | undefined>;
  /** @param seen the revision that this window knows: newer entries of others stay beside the changes */
  send(changes: readonly DraftChange[], seen: number, options: { isLast: boolean }): Promise<DraftNews | undefined>;
}

/** Where a value comes from: `saved` = what the registration holds; `draft` = what was typed and not saved. */
export interface Origin {
  kind: 'saved' | 'draft';
  /** What the device is called; absent for the one that asks. */
  device?: string;
  /** When it was typed, ISO 8601. */
  at?: string;
}
