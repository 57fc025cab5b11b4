import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether there is a database to ask: one that the variables name, or the embedded one in the folder of the data. */
export const hasDatabase = (data: string): boolean =>
  Boolean(process.env.DATABASE_URL || process.env.DATABASE_URL_FILE) || existsSync(join(data, 'database'));
