/** How a part ended: `queued` waits for the connection. */
export type PartResult = 'saved' | 'queued' | 'failed';

/** What is done next for a part; `merges` is how often it may still be merged with what others saved. */
export type PartStep = { do: 'load' | 'send' | 'merge' | 'reload'; merges: number } | { do: 'end'; result: PartResult };

/**
 * What came of it. `conflict`: others have saved it meanwhile. `choice`: of a field there are two values, and the customer
 * chooses first. `cutOff`: there is no connection. `refused` is any other failure.
 */
export type PartOutcome = 'done' | 'conflict' | 'choice' | 'cutOff' | 'refused';

/** How often a part that others save at the same time is merged and sent again. */
const MERGES = 3;

/** Without a connection a part waits; one whose load failed is loaded before it is sent, under what was typed since. */
export function firstStep(part: { isOffline: boolean; isUnloaded: boolean }): PartStep {
  if (part.isOffline) return ended('queued');
  return { do: part.isUnloaded ? 'load' : 'send', merges: MERGES };
}

/** The step after another one; `reloads` = the part is read again once it is saved. */
export function nextStep(step: PartStep, outcome: PartOutcome, { reloads }: { reloads: boolean }): PartStep {
  if (step.do === 'end') return step;
  // Without an answer all stays as it was sent.
  if (step.do === 'reload') return ended('saved');
  if (outcome === 'cutOff') return ended('queued');
  if (outcome === 'conflict' && step.do === 'send' && step.merges > 0) return { do: 'merge', merges: step.merges };
  if (outcome !== 'done') return ended('failed');
  if (step.do === 'load') return { do: 'send', merges: step.merges };
  if (step.do === 'merge') return { do: 'send', merges: step.merges - 1 };
  return reloads ? { do: 'reload', merges: step.merges } : ended('saved');
}

const ended = (result: PartResult): PartStep => ({ do: 'end', result });
