import type { Client } from '../../storage/client';

/** A session as it stands in the database, with what it is judged by. */
export interface FoundSession {
  id: string;
  client: Client;
  confirmedAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  sharedChanges: number;
  /** The setting of the minutes without use, as it is stored. */
  idle: string | null;
}

/** Sessions that were found a moment ago, by the hash of their token. */
export interface KnownSessions {
  find(tokenHash: string, now: Date): FoundSession | undefined;
  keep(tokenHash: string, found: FoundSession, now: Date): void;
  drop(tokenHash: string): void;
  /** A save has counted one more change of the client, whose count was this. */
  count(tokenHash: string, changes: number): void;
}

/** How long a session is assumed to be as it was found, in milliseconds. */
const LONGEST = 60_000;
/** How many are remembered; of who comes no more it goes first. */
const MOST = 2_000;

interface Known {
  found: FoundSession;
  at: number;
}

export function createKnownSessions(): KnownSessions {
  /** The one that was found last stands last. */
  const known = new Map<string, Known>();
  const dropOld = (now: number) => {
    for (const [tokenHash, { at }] of known) {
      if (known.size <= MOST && Math.abs(now - at) <= LONGEST) return;
      known.delete(tokenHash);
    }
  };
  return {
    find(tokenHash, now) {
      dropOld(now.getTime());
      return known.get(tokenHash)?.found;
    },
    keep(tokenHash, found, now) {
      known.delete(tokenHash);
      known.set(tokenHash, { found, at: now.getTime() });
      dropOld(now.getTime());
    },
    drop: (tokenHash) => void known.delete(tokenHash),
    count(tokenHash, changes) {
      const own = known.get(tokenHash);
      if (own?.found.client.changes !== changes) return;
      known.set(tokenHash, { ...own, found: { ...own.found, client: { ...own.found.client, changes: changes + 1 } } });
    },
  };
}
