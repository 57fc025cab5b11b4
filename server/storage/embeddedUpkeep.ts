import type { PGlite } from '@electric-sql/pglite';

/** Bytes of its log after which an embedded database is looked after. */
const MOST_LOG = 64 * 2 ** 20;
/** How many messages, or bytes of them, may come between two looks at the log: each look is a statement. */
const [MESSAGES, BYTES] = [1_000, 8 * 2 ** 20];

/** Bytes that were written since the log was begun anew: all of it has to be kept. */
const KEPT_LOG = 'select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()';

/**
 * Tables of which much is dead, as autovacuum would find them. What is too long for a row stands in a table of its own,
 * which is vacuumed with the first.
 * Source: https://www.postgresql.org/docs/18/routine-vacuuming.html#AUTOVACUUM
 */
const DEAD_TABLES = `select format('%I.%I', own.schemaname, own.relname) as name
  from pg_stat_all_tables as own
  join pg_class on pg_class.oid = own.relid
  left join pg_stat_all_tables as long on long.relid = pg_class.reltoastrelid
  where own.schemaname <> 'pg_toast'
    and (own.n_dead_tup > 50 + 0.2 * own.n_live_tup or long.n_dead_tup > 50 + 0.2 * long.n_live_tup)
  order by own.relid`;

/** What looks after an embedded database. */
export interface Upkeep {
  /** Hears of each message to the database, and its bytes. */
  sent: (bytes: number) => void;
  /** Stops it, once the statement under way has ended. */
  end: () => Promise<void>;
}

/**
 * Does what a database server has processes for, which an embedded one has not: begins its log anew, which would else grow
 * for as long as it is open, and gives the room of dead rows to others. By what is written, not by time: where nothing
 * is written nothing has to be done. Calls come in between its statements.
 */
export function lookAfter(pglite: PGlite): Upkeep {
  let [messages, bytes] = [0, 0];
  let work: Promise<void> | undefined;
  let hasEnded = false;
  const look = async () => {
    const { rows } = await pglite.query<{ bytes: number }>(KEPT_LOG);
    if ((rows[0]?.bytes ?? 0) < MOST_LOG) return;
    const dead = await pglite.query<{ name: string }>(DEAD_TABLES);
    for (const { name } of dead.rows) if (!hasEnded) await pglite.exec(`vacuum (analyze) ${name}`);
    // Last, for all of that is in the log, too.
    if (!hasEnded) await pglite.exec('checkpoint');
  };
  return {
    sent(more) {
      messages += 1;
      bytes += more;
      if (hasEnded || work || (messages < MESSAGES && bytes < BYTES)) return;
      [messages, bytes] = [0, 0];
      // Where it fails, as on a full disk, it is tried again after as much.
      work = look()
        .catch(() => undefined)
        .finally(() => {
          work = undefined;
        });
    },
    async end() {
      hasEnded = true;
      await work;
    },
  };
}
