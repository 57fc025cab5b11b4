import type { AppConfig } from './config';
import type { Database } from './database';
import type { LiveDefinitions } from './definitions/types';
import type { Files } from './files/files';
import type { Scan } from './files/types';
import type { FileRevisions } from './revisions/keep';
import type { Tell } from './securityEvent';

/** The time, so that tests may choose it. */
export type Clock = () => Date;

/** What the routes work with. */
export interface Services {
  database: Database;
  /** The contents of files. */
  files: Files;
  /** Looks for viruses in them, where there is a scanner. */
  scan?: Scan | undefined;
  clock: Clock;
  config: AppConfig;
  definitions: LiveDefinitions;
  /** Folder of `data/` and `drizzle/`. */
  assets: string;
  /** Those of the texts and data sets of this instance. */
  revisions: FileRevisions;
  /** Tells the operator of what happens to the security of accounts; by the log of a call, what belongs to one. */
  tell: Tell;
  /** Reaches the public services for addresses. */
  fetch: typeof fetch;
}
