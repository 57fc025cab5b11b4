import type { MigrationStep } from '../../../engine/core/migration/types';
import type { Database } from '../../../server/storage/database';
import { newestNumber, type Publication, publish } from '../../../server/storage/definitions/published';
import type { DefinitionsPackage } from '../../../server/storage/definitions/types';

/** What is said of a version besides its content. */
type Said = Partial<Omit<Publication, 'content'>>;

/** Publishes over the newest version. @returns the number */
export async function publishOver(database: Database, content: DefinitionsPackage, said: Said = {}): Promise<number> {
  const at = new Date(0);
  const facts = {
    author: 'ana',
    note: 'a test',
    fates: {},
    findings: [],
    steps: {},
    publishedAt: at,
    startsAt: at,
    ...said,
  };
  const number = await publish(database, await newestOrNone(database), { content, ...facts });
  if (number === undefined) throw new Error('somebody else has published meanwhile');
  return number;
}

async function newestOrNone(database: Database): Promise<number> {
  const number = await newestNumber(database);
  return number ?? 0;
}

/** Steps of the individual's wizard. */
export const stepsOfPf = (...steps: MigrationStep[]) => ({ steps: { pf: steps } });
