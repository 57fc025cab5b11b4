import type { Context } from '../condition/scope';
import type { FormStore } from '../form/types';
import type { JsonObject } from '../json';
import type { LoadedWizard } from '../mapping/wizard';
import type { GateServices } from './gates';
import type { Queue } from './queue';
import type { Saver } from './saver';
import type { Typed } from './typed';
import type { WizardView } from './view';

/** What the actions of a session work on. */
export interface ActionInput {
  loaded: LoadedWizard;
  /** The id of the step at which everything is looked over before it is sent, where there is one. */
  review?: string | undefined;
  gate: GateServices;
  form(tab: string): FormStore;
  context(tab: string): Context;
  /** What the server holds, by tab. */
  stored: ReadonlyMap<string, JsonObject>;
  saver: Saver;
  queue: Queue;
  /** Loads lists and blocks of a tab again whose load failed; false when one still fails. */
  reloadFailed(tab: string): Promise<boolean>;
  /** The id of the tab that is open alone, where one is. */
  tab?: string;
  /** Once all is sent nothing of what was typed is on its way any more. */
  typed: Pick<Typed, 'drafts'>;
  view(): WizardView;
  update(change: Partial<WizardView>): void;
}
