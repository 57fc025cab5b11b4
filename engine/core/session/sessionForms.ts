import type { Moment } from '../definition/types';
import { createFormStore } from '../form/formStore';
import type { BlockError } from './blocks';
import { formServices } from './formServices';
import type { SessionBase } from './sessionBase';

/** What forms ask of the rest of their session, which is made after them. */
export interface FormsInput {
  errorsOfBlock(tab: string, block: string, moment: Moment): readonly BlockError[];
  /** A character was typed. */
  onTyped(): void;
}

/** Puts a form without data into the session for each of its tabs. */
export function createForms(session: SessionBase, { errorsOfBlock, onTyped }: FormsInput): void {
  const { loaded, forms, gate, begun, contextNow, base } = session;
  const { wizard, tabs } = loaded;
  for (const { id } of wizard.tabs) {
    const tab = tabs[id];
    if (!tab) continue;
    const services = {
      ...formServices(wizard, id, contextNow, gate, base.settings),
      errorsOfBlock: (block: string, moment: Moment) => errorsOfBlock(id, block, moment),
      onTyped,
      begun: begun?.[id],
    };
    forms.set(id, createFormStore(tab, services, {}));
  }
}
