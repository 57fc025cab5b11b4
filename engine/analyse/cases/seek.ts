import type { RuleDefinition } from '../../core/definition/types';
import { expectationOf } from './expected';
import { byDistance, MOST } from './explore';
import { answersOf, giveOf } from './give';
import { type Performance, perform } from './perform';
import type { Tested } from './tested';
import type { Aim, Case, CaseSubject, Found, Missed } from './types';
import type { Trial } from './variables';

/** What is sought for a subject: its aims, and which of them an example reaches. */
export interface Quest {
  subject: CaseSubject;
  trials: Trial[];
  rule?: RuleDefinition;
  aims: Aim[];
  reached(performance: Performance): Aim[];
  /** Why an aim cannot be reached, where the definition says so by itself. */
  hopeless?(aim: Aim): Missed['reason'] | undefined;
}

/** Examples that are run before the search lets others go on. */
const TICK = 40;

/** An aim as a text, to tell aims apart. */
export const keyOfAim = (aim: Aim): string => JSON.stringify(Object.values(aim));

/**
 * Seeks the smallest answers for each aim, running every try through the engine. Yields now and then without a result, so
 * that nobody is kept waiting.
 */
export function* seek(tested: Tested, quest: Quest, most = MOST): Generator<undefined, Found> {
  const { subject, trials, aims, rule } = quest;
  const open = new Map(aims.map((aim) => [keyOfAim(aim), aim]));
  const missed: Missed[] = [];
  for (const [key, aim] of open) {
    const reason = quest.hopeless?.(aim);
    if (!reason) continue;
    missed.push({ aim, verdict: 'impossible', reason, tried: 0 });
    open.delete(key);
  }
  const cases: Case[] = [];
  let tried = 0;
  let isWhole = true;
  const isProvable = !rule?.on?.some((name) => isWritten(trials, name));
  let isAsked = subject.kind !== 'condition';
  for (const trial of trials) {
    let own = 0;
    for (const choice of byDistance(trial.variables)) {
      if (open.size === 0) break;
      if (own >= most) {
        isWhole = false;
        break;
      }
      own += 1;
      tried += 1;
      if (tried % TICK === 0) yield;
      const given = giveOf(tested, trial, choice, rule);
      const performance = perform(tested, given);
      const reached = quest.reached(performance);
      isAsked ||= reached.length > 0;
      const met = reached.filter((aim) => open.delete(keyOfAim(aim)));
      if (met.length === 0) continue;
      cases.push({ aims: met, answers: answersOf(trial, choice), given, expect: expectationOf(performance, subject) });
    }
  }
  const isSample = trials.some(({ variables }) => variables.some((variable) => variable.isSample));
  const isProved = isAsked && isWhole && !isSample && isProvable;
  const reason = isProved ? 'noCombination' : !isWhole ? 'limit' : isSample ? 'sample' : 'notAsked';
  for (const aim of open.values()) missed.push({ aim, verdict: isProved ? 'impossible' : 'undecided', reason, tried });
  return { subject, cases, missed };
}

/** Whether a trigger may also change by what rules write: not every way to it is tried. */
function isWritten(trials: readonly Trial[], name: string): boolean {
  return trials.some(({ subject: { plan } }) => {
    const { computes, writes } = plan.nodes.get(name) ?? { computes: [], writes: [] };
    return computes.length + writes.length > 0;
  });
}
