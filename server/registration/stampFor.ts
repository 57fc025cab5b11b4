import type { Client } from '../storage/client';
import { stampNow } from '../storage/revisions/stamp';
import type { Services } from '../storage/services';
import { ownVersion } from './versionOfCall';

/** What signatures, answers to a questionnaire and accepted terms name beside their text. */
export interface Stamp {
  /** Number of the version of the definitions that asked for it. */
  definition: number;
  /** What names the revisions that were in force, where that is known. */
  revisions: number | null;
}

/** That of what a client gives now. */
export async function stampFor(services: Services, client: Client): Promise<Stamp> {
  return { definition: await ownVersion(services, client), revisions: await stampNow(services) };
}
