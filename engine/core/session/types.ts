import type { Context } from '../condition/scope';
import type { FormStore } from '../form/formStore';
import type { JsonObject } from '../json';
import type { LoadedWizard } from '../mapping/wizard';
import type { Pointer } from '../pointer';
import type { GateServices } from './gates';
import type { Host, Transport, UnsavedStorage } from './host';
import type { OptionLists } from './options';
import type { WizardView } from './view';

/** What a wizard session is made of. */
export interface SessionInput {
  loaded: LoadedWizard;
  transport: Transport;
  host: Host;
  /** What stays the same while the wizard is open. */
  base: Pick<Context, 'settings' | 'user' | 'mode' | 'formats'>;
  /** The clock: today's date where the customers live, and the moment. */
  clock: { today(): string; now(): string };
  storage: UnsavedStorage;
  /** Keys the unsaved data: the user, wizard and definition version. */
  storageKey: string;
}

/** What became of an action of the customer. */
export interface ActionResult {
  done: boolean;
  /** The field to put the focus on. */
  focus?: Pointer;
  /** The completion call succeeded. */
  concluded?: boolean;
}

/** One wizard being filled in: its forms, its place, its saves. */
export interface WizardSession extends GateServices {
  loaded: LoadedWizard;
  options: OptionLists;
  view(): WizardView;
  subscribe(listener: () => void): () => void;
  form(tab: string): FormStore;
  context(tab: string): Context;
  /** Loads everything and opens the first incomplete tab. */
  open(): Promise<void>;
  go(step: number): void;
  /** Validates, asks, saves and goes to the next tab; on the last one concludes. */
  advance(): Promise<ActionResult>;
  /**
   * Saves the open tab and stays: of a new registration as a draft, for which malformed values alone are wrong;
   * in edit and renewal validated as for going on.
   */
  save(): Promise<ActionResult>;
  /** Loads the rows of a collection with calls of its own again; false when that fails. */
  reloadRows(tab: string, list: string): Promise<boolean>;
  /** Takes a row edited in place off its list, also off what counts as stored. */
  removeRow(tab: string, list: string, index: number): void;
  /** Remembers the content of an open form of a collection with the unsaved data. */
  keepForm(name: string, row: JsonObject | undefined): void;
  keptForm(name: string): JsonObject | undefined;
  /** Writes unsaved data at once, as the page is left. */
  flush(): void;
}
