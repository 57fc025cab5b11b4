import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq, lte } from 'drizzle-orm';
import { deleteInBatches } from './batches';
import type { Database } from './open';
import { onceAnswer } from './schema';
import type { Tidying } from './tidying';

/** How long an answer is kept, in milliseconds: 24 hours. */
export const ONCE_MS = 24 * 60 * 60_000;

/** One action of a caller, by the name that the caller gave it. */
export interface Action {
  scope: string;
  key: string;
  fingerprint: string;
  now: Date;
}

/** What an action was answered with. */
export interface KeptAnswer {
  fingerprint: string;
  status: number;
  /** The answer as it was sent. */
  body: string;
  etag: string | null;
}

/** The same action is under way or was done meanwhile by another call: nothing of this one is kept. */
export class DoneElsewhere extends Error {}

const running = new AsyncLocalStorage<Action>();

/** Runs what an action does: the transaction that `actOnce` opens in it keeps that it was done. */
export function runOnce(action: Action, work: () => void): void {
  running.run(action, work);
}

/** Whether the call under way is an action. */
export const isUnderAction = (): boolean => running.getStore() !== undefined;

/**
 * A transaction that is the action of a call. With what it changes it keeps that the action was done and what it
 * answers, `true` for nothing: a process that ends between the change and its answer leaves nothing that could be done twice.
 * @throws DoneElsewhere when another call has done the same action meanwhile
 */
export function actOnce<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const action = running.getStore();
  return database.transaction(async (tx) => {
    if (!action) return work(tx);
    await claim(tx, action);
    const result = await work(tx);
    await keepAnswer(tx, action, { status: 200, body: JSON.stringify({ data: result ?? true }), etag: null });
    return result;
  });
}

const forgottenAt = (now: Date) => new Date(now.getTime() - ONCE_MS);

/** Waits for a transaction that claims it at this moment. @throws DoneElsewhere when that one has committed */
async function claim(tx: Database, { scope, key, fingerprint, now }: Action): Promise<void> {
  const claimed = await tx
    .insert(onceAnswer)
    .values({ scope, key, fingerprint, status: 200, body: '', createdAt: now })
    .onConflictDoUpdate({
      target: [onceAnswer.scope, onceAnswer.key],
      set: { fingerprint, createdAt: now },
      setWhere: lte(onceAnswer.createdAt, forgottenAt(now)),
    })
    .returning({ key: onceAnswer.key });
  if (claimed.length === 0) throw new DoneElsewhere();
}

/** Keeps what an action was answered with, over what its transaction foresaw. */
export async function keepAnswer(
  database: Database,
  { scope, key, fingerprint, now }: Action,
  answer: Omit<KeptAnswer, 'fingerprint'>,
): Promise<void> {
  await database
    .insert(onceAnswer)
    .values({ scope, key, fingerprint, createdAt: now, ...answer })
    .onConflictDoUpdate({ target: [onceAnswer.scope, onceAnswer.key], set: answer });
}

/** What an action was answered with within the last 24 hours. */
export async function findAnswer(database: Database, { scope, key, now }: Action): Promise<KeptAnswer | undefined> {
  const [found] = await database
    .select()
    .from(onceAnswer)
    .where(and(eq(onceAnswer.scope, scope), eq(onceAnswer.key, key)));
  return found && found.createdAt > forgottenAt(now) ? found : undefined;
}

/** Takes away the answers that are older than 24 hours. */
export const forgetOldAnswers: Tidying = (database, now, signal) => {
  const where = lte(onceAnswer.createdAt, forgottenAt(now));
  return deleteInBatches(database, { from: onceAnswer, key: [onceAnswer.scope, onceAnswer.key], where }, signal);
};
