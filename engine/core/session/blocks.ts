import type { Context } from '../condition/scope';
import type { BlockItem, Moment } from '../definition/types';
import type { Json, JsonObject } from '../json';
import type { SummaryItem } from '../summary/types';
import type { BlockError } from '../validation/blocks';
import type { GateServices } from './gates';
import type { Clock } from './host';

export type { BlockError };

/** What the model of a block is made with. */
export interface BlockInput extends GateServices {
  /** The block as the definition places it, its options among them. */
  options: BlockItem;
  /** Id of the tab that it stands in. */
  tab: string;
  clock: Clock;
  context(): Context;
  /** The value of a bound field; none as long as the parts are being loaded. A bind that the definition leaves out has none. */
  read(bind: string): Json | undefined;
  /**
   * Writes a bound field as the customer would: events run, and it counts as unsaved. While the parts are being loaded
   * it waits for them, as `patch` does.
   */
  write(bind: string, value: Json | undefined): void;
  /** Takes over what the server has: no events, and it counts as saved. */
  patch(bind: string, value: Json | undefined): void;
  /** Hears of changes of a bound field, whoever made them; gives back what ends it. */
  watch(bind: string, listener: () => void): () => void;
  /** Saves the parts that carry the bound fields, now and without a message; false when that failed (and was told). */
  save(): Promise<boolean>;
  /** Remembers what is open and unfinished in the block with the unsaved data, over a reload; nothing forgets it. */
  keepForm(content: JsonObject | undefined): void;
  keptForm(): JsonObject | undefined;
  /** Keeps what is typed at once, here and on the server: what has just been told to be safe is. */
  keepNow(): void;
  /** Rows of a bound list whose files are to be picked again after a reload: what is known of them. */
  lostAttachments(bind: string): JsonObject[];
  /** Forgets one of them, or all. A row that is picked again, with the same values, is forgotten by itself. */
  dismissLost(bind: string, row?: JsonObject): void;
}

/** The part of a block that lives as long as the session, whether its tab is on the screen or not. */
export interface BlockModel<State = unknown> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  /**
   * Loads what its errors depend on; false when it failed, which it shows in its place. Runs as the session opens; again
   * before the customer goes on, as long as it fails; and whenever the block itself calls it.
   */
  load?(): Promise<boolean>;
  /** What is wrong at a moment, first things first. Pure, and quick: it is asked with every look at the steps. */
  errors?(moment: Moment): BlockError[];
  /** Told after a save, with the parts that were sent and went well: never none. */
  saved?(parts: readonly string[]): void;
  /** What the summary before the conclusion says of it. */
  summary?(): SummaryItem[];
}

/** Makes the model of a block, once per place and session. */
export type BlockFactory = (input: BlockInput) => BlockModel;
