import type { Fate, PublishedFinding } from '../../storage/definitions/types';
import { AdminError } from '../command';

/**
 * Holds the answers against what can become of registrations.
 * @param begin when what is published is in force
 * @throws AdminError where one is missing, has no effect, or ends before it begins
 */
export function assertAnswers(findings: readonly PublishedFinding[], begin: Date): void {
  const open = findings.filter(({ kind, answer }) => kind !== 'compatible' && !answer);
  if (open.length > 0) throw new AdminError(`No answer to ${idsOf(open)}.`);
  const outside = findings.filter(({ wizard, answer }) => wizard === undefined && answer && answer.kind !== 'carry');
  if (outside.length > 0) {
    throw new AdminError(`${idsOf(outside)}: a difference outside the wizards can only be answered "carry".`);
  }
  const over = findings.filter(({ answer }) => answer?.kind === 'finish' && new Date(answer.until) <= begin);
  if (over.length > 0) throw new AdminError(`${idsOf(over)}: the day is over before the version is in force.`);
}

/** What happens to a wizard: it stops where one finding stops it, else is finished by the earliest of the dates. */
export function fatesOf(findings: readonly PublishedFinding[]): Record<string, Fate> {
  const fates: Record<string, Fate> = {};
  for (const { wizard, answer } of findings) {
    if (wizard === undefined || !answer || answer.kind === 'carry') continue;
    const before = fates[wizard];
    if (!before) fates[wizard] = answer;
    else if (answer.kind === 'stop' && before.kind === 'stop') {
      if (!before.message.includes(answer.message)) {
        fates[wizard] = { kind: 'stop', message: `${before.message} ${answer.message}` };
      }
    } else if (answer.kind === 'stop') fates[wizard] = answer;
    else if (before.kind === 'finish' && new Date(answer.until) < new Date(before.until)) fates[wizard] = answer;
  }
  return fates;
}

/** The wizards whose findings have answers that differ. */
export function disputed(findings: readonly PublishedFinding[]): string[] {
  const answers = new Map<string, Set<string>>();
  for (const { wizard, answer } of findings) {
    if (wizard === undefined || !answer) continue;
    const known = answers.get(wizard) ?? new Set();
    answers.set(wizard, known.add(JSON.stringify(answer)));
  }
  return [...answers].filter(([, known]) => known.size > 1).map(([wizard]) => wizard);
}

const idsOf = (findings: readonly PublishedFinding[]) => findings.map(({ id }) => id).join(', ');
