import type { LoadedWizard } from '../mapping/wizard';
import { tabsOfPart } from '../mapping/wizard';
import { failedPart, underWay } from '../save/flow';
import type { WizardView } from './view';

/** How far a save is, in the words of the screen. */
export interface SaveProgress {
  state: 'sending' | 'failed';
  /** What the part is called: the title of a tab. */
  name: string;
  /** Its place among those of this run, from 1, and their number. */
  place: number;
  total: number;
}

/** The part that is being sent, or the one that the last run stopped at; `undefined` when all is well. */
export function saveProgress(loaded: LoadedWizard, { save, tabs, step }: WizardView): SaveProgress | undefined {
  const sending = underWay(save);
  const part = sending ?? failedPart(save);
  if (part === undefined) return undefined;
  const definition = loaded.wizard.parts.find(({ id }) => id === part);
  const carried = definition ? tabsOfPart(definition) : [];
  const open = tabs[step]?.id;
  // A part of several tabs is known to the customer by the one before them.
  const tab = carried.find((id) => id === open) ?? carried[0];
  return {
    state: sending === undefined ? 'failed' : 'sending',
    name: tabs.find(({ id }) => id === tab)?.title ?? '',
    place: save.sent + 1,
    total: save.sent + save.queue.length,
  };
}
