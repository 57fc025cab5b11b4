import { sql } from 'drizzle-orm';
import { sharedChanges } from './schema';

/** How often settings and revisions have changed, as one column of whatever else is read. */
export const sharedCount = sql<number>`coalesce((select ${sharedChanges.count} from ${sharedChanges}), 0)`.mapWith(
  Number,
);
