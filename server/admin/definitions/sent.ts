import { tryPackage } from '../../storage/definitions/load';
import { newestNumber, readSources } from '../../storage/definitions/published';
import { lostSteps, stepsSince } from '../../storage/definitions/steps';
import type { DefinitionsPackage, PublishedFinding, StoredPublication } from '../../storage/definitions/types';
import { type AdminContext, AdminError } from '../command';
import { assertAnswers, fatesOf } from './answers';
import { stepsBack } from './turnBack';

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
 * turned round; ConfigError when a module of it cannot be loaded
 */
export async function completed(context: AdminContext, sent: SentPublication): Promise<StoredPublication> {
  const { base, content, findings, note, startsAt, backTo } = sent;
  const newest = await newestNumber(context.database);
  if (newest !== base) throw new AdminError(`Version ${newest} was published meanwhile: compare with that one.`);
  assertAnswers(findings, beginOf(startsAt, context.now));
  await tryPackage(content);
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
  const lost = lostSteps(known, content);
  if (lost.length > 0) {
    const ids = lost.join(', ');
    const way = '"npm run definitions -- rollback <number>" goes back to an older version';
    throw new AdminError(`The steps ${ids} of version ${base} are missing or differ. They have to stay; ${way}.`);
  }
  return stepsSince(known, content.migrations);
}
