import type { Context } from '../condition/scope';
import type { DraftWatch } from '../draft/sync';
import type { DraftService } from '../draft/types';
import type { FormStore } from '../form/types';
import type { UnreadTexts } from '../form/unreadTexts';
import type { JsonObject } from '../json';
import type { AnswerNames } from '../mapping/serverMessage';
import type { LoadedWizard } from '../mapping/wizard';
import type { Pointer } from '../pointer';
import type { TabState } from '../state/state';
import type { BlockFactory, BlockModel } from './blocks';
import type { GateServices } from './gates';
import type { Clock, Host, Transport, UnsavedStorage } from './host';
import type { OpenForm, ShownForm } from './keptForms';
import type { FieldMark } from './marks';
import type { OptionLists } from './options';
import type { RowOutcome, RowToSave } from './rowSaving';
import type { PublishedDefinitions } from './versionTypes';
import type { AskedPlace, WizardView } from './view';

/** What a wizard session is made of. */
export interface SessionInput {
  loaded: LoadedWizard;
  transport: Transport;
  host: Host;
  /** What the API calls the messages of a refusal. */
  answers?: AnswerNames;
  /** What stays the same while the wizard is open. */
  base: Pick<Context, 'settings' | 'user' | 'mode' | 'formats'>;
  clock: Clock;
  storage: UnsavedStorage;
  /** Where other devices find what is typed; without one it stays on this device. */
  drafts?: DraftService | undefined;
  /** Those that the session works with, where they are published: typing of older ones is carried over. */
  definitions?: PublishedDefinitions | undefined;
  /** Keys the unsaved data: the user and the wizard. */
  storageKey: string;
  /** Keys the queue of what is saved without a connection, in every window the same; without one nothing queues. */
  queueKey?: string;
  /** How the models of blocks are made, by the block's name. */
  blocks?: Record<string, BlockFactory>;
  /** States of an earlier session to go on with, by tab: of the same rules (`takePlanOver`) in the same surroundings. */
  begun?: Readonly<Record<string, TabState>>;
  /** Where the address, or the visit before a reload, asks to open it. */
  place?: AskedPlace;
  /**
   * The id of the step after the last tab, at which everything is looked over before it is sent: no tab may have it.
   * Without one the last tab concludes at once.
   */
  review?: string;
  /** Opens this tab alone, as the edit of a section does: the others are loaded, but neither shown nor saved. */
  tab?: string;
}

/** What became of an action of the customer. */
export interface ActionResult {
  done: boolean;
  /** The field to put the focus on. */
  focus?: Pointer;
  /** A field has two values: the customer chooses before it goes on. */
  clash?: string;
  /** The completion call succeeded. */
  concluded?: boolean;
}

/** One wizard being filled in: its forms, its place, its saves. */
export interface WizardSession extends GateServices {
  loaded: LoadedWizard;
  options: OptionLists;
  /** Answers what does not change while the session lives: from the call that opened the wizard, else from the server. */
  lasting: Transport;
  view(): WizardView;
  subscribe(listener: () => void): () => void;
  /** Where what is typed and not saved is kept. */
  draft: DraftWatch;
  form(tab: string): FormStore;
  context(tab: string): Context;
  /** The model of the block with an id; `undefined` for a block without one. */
  block(tab: string, id: string): BlockModel | undefined;
  /** Loads everything and opens the first incomplete tab. */
  open(): Promise<void>;
  /**
   * Loads the parts again whose load failed (`failedParts` of the view), under what was typed since; false when one still
   * fails, which is told. Lists with calls of their own (`failedLists`) are in no part: `reloadRows` loads each of them.
   */
  reloadParts(): Promise<boolean>;
  go(step: number): void;
  /**
   * Validates, asks, saves and goes to the next step, which is the look over everything after the last tab; where there
   * is none, that concludes. A tab that is open alone has no next.
   */
  advance(): Promise<ActionResult>;
  /**
   * Goes on as `advance` does, over every later tab at once that is complete and saved, to the look over everything: for
   * a customer who came from there. A tab that stops it is opened.
   */
  review(): Promise<ActionResult>;
  /** Sends everything, from the look over it. A tab that is not as it was saved stops it, and is opened. */
  conclude(): Promise<ActionResult>;
  /** Whether `go` may lead to the look over everything: it was reached before, and nothing changed that is not saved. */
  mayLookOver(): boolean;
  /**
   * Saves the open tab and stays: of a new registration as a draft, for which malformed values alone are wrong;
   * in edit and renewal, and of a tab that is open alone, validated as for going on.
   */
  save(): Promise<ActionResult>;
  /** Sends what waits in the queue, once there is a connection again. What is refused is opened. */
  sendQueued(): Promise<ActionResult>;
  /**
   * Loads the rows of a collection with calls of its own again, as of each `tab/list` in `failedLists` of the view, which
   * `reloadParts` leaves out; false when that fails, which is told.
   */
  reloadRows(tab: string, list: string): Promise<boolean>;
  /**
   * Deletes a row of the form's data, a saved one after its question and call; true when it is gone. One that is edited
   * in place leaves the form; of other lists the rows are to be loaded again.
   */
  deleteRow(tab: string, list: string, row: JsonObject): Promise<boolean>;
  /**
   * Saves a row as a form of its list leaves it, over the version that it was made from; of a row that somebody else has
   * changed or deleted the list is loaded again. After `saved` the rows are to be loaded again.
   */
  saveRow(row: RowToSave): Promise<RowOutcome>;
  /**
   * Remembers the content of an open form of a collection with the unsaved data.
   * @param texts what stands in its empty fields
   */
  keepForm(name: string, row: JsonObject | undefined, texts?: UnreadTexts): void;
  /**
   * A form of a list is on the screen, with this row: what is typed into it is kept, and what others did to the row is
   * shown in it. Gives back what ends that.
   */
  showForm(name: string, store: FormStore, row: JsonObject): () => void;
  keptForm(name: string): JsonObject | undefined;
  keptTexts(name: string): UnreadTexts;
  /** The forms of lists that hold what was typed and not added. */
  openForms(): OpenForm[];
  /** The forms of lists that are on the screen, the one that came last at the end; who subscribes hears of each. */
  shownForms(): ShownForm[];
  /** Forgets everything typed and not saved. The session is of no use afterwards: another one has what is saved. */
  discard(): Promise<void>;
  /** What stands at a field of a tab; the same object as long as nothing of it changed. */
  markAt(tab: string, pointer: Pointer): FieldMark | undefined;
  /** The customer has chosen among the values of a clash, by its id: the first option is what the form shows. */
  choose(id: string, option: number): void;
  /** Rows of a list whose files are to be picked again: a reload keeps what is known of a file, not the file. */
  lostAttachments(tab: string, list: string): JsonObject[];
  /** Whether anything that was typed or picked is not on the server, but for what an earlier visit lost. */
  hasUnsaved(): boolean;
  /** How many picked files of a tab wait to be sent: they go with the session. */
  waitingAttachments(tab: string): number;
  /** Forgets one of them, or all of the list. */
  dismissLost(tab: string, list: string, row?: JsonObject): void;
  /** Writes what was typed at once. @param isLast the page is about to end: the server is told with its last call */
  flush(isLast?: boolean): void;
  /** Writes what was typed, and tells the server; whether nothing of it is on this device alone for want of an answer. */
  settle(): Promise<boolean>;
  /** Writes what was typed for the last time: the session does nothing by itself any more. */
  end(): void;
}
