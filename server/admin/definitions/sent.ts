import { isDeepStrictEqual } from 'node:util';
import type { MigrationStep } from '../../../engine/core/migration/types';
import { newestNumber, readSources } from '../../storage/definitions/published';
import { stepsSince } from '../../storage/definitions/steps';
import type { DefinitionsPackage, PublishedFinding, StoredPublication } from '../../storage/definitions/types';
import { type AdminContext, AdminError } from '../command';
import { assertAnswers, fatesOf } from './answers';
import { type Between, turnBack } from './turnBack';

/** What "npm run definitions" hands over. */
export interface SentPublication {
  /** The newest version that it was compared with. */
  base: number;
  content: DefinitionsPackage;
  /** With the answers of whoever publishes. */
  findings: PublishedFinding[];
  note: string;
  author?: string;
  startsAt?: string;
  /** The version whose content it is, when that is gone back to. */
  backTo?: number;
}

/**
 * What is published of it: the steps from the version before, and what happens to each wizard.
 * @throws AdminError when the version before is another one, an answer does not hold, a step of it is missing, or cannot be
 * turned round
 */
export async function completed(context: AdminContext, sent: SentPublication): Promise<StoredPublication> {
  const { base, content, findings, note, startsAt, backTo } = sent;
  const newest = await newestNumber(context.database);
  if (newest !== base) throw new AdminError(`Version ${newest} was published meanwhile: compare with that one.`);
  assertAnswers(findings, beginOf(startsAt, context.now));
  const steps = backTo === undefined ? await stepsAhead(context, sent) : await stepsBack(context, { base, backTo });
  return {
    content,
    findings,
    fates: fatesOf(findings),
    steps,
    note,
    ...(startsAt !== undefined && { startsAt }),
    ...(backTo !== undefined && { backTo }),
  };
}

/** When it is in force: what was to begin earlier begins now. */
export function beginOf(startsAt: string | undefined, now: Date): Date {
  const begin = startsAt === undefined ? now : new Date(startsAt);
  return begin > now ? begin : now;
}

/** The steps that the version before did not have; those that it had must all stand, as they are. */
async function stepsAhead({ database }: AdminContext, { base, content }: SentPublication) {
  const before = await readSources(database, base);
  const known = before?.migrations ?? {};
  const asked = new Set(content.index.wizards.map(({ id }) => id));
  const lost = Object.entries(known).flatMap(([wizard, steps]) => {
    const kept = new Map(content.migrations[wizard]?.map((step) => [step.id, step]));
    // Of a wizard that nobody is asked any more nothing is left to take along.
    return steps.filter((step) => asked.has(wizard) && !isDeepStrictEqual(kept.get(step.id), step));
  });
  if (lost.length > 0) {
    const ids = lost.map(({ id }) => id).join(', ');
    const way = '"npm run definitions -- rollback <number>" goes back to an older version';
    throw new AdminError(`The steps ${ids} of version ${base} are missing or differ. They have to stay; ${way}.`);
  }
  return stepsSince(known, content.migrations);
}

/** The steps since a version, turned round. */
async function stepsBack(context: AdminContext, between: Between): Promise<Record<string, MigrationStep[]>> {
  const { steps, cannot } = await turnBack(context, between);
  const [first] = Object.entries(cannot);
  if (!first) return steps;
  const { base, backTo } = between;
  const [wizard, ids] = first;
  throw new AdminError(
    `Version ${base} cannot go back to ${backTo}: nothing turns round the steps ${ids.join(', ')} of ${wizard}.`,
  );
}
