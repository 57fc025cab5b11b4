import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { deleteInBatches } from './batches';
import type { Database } from './database';
import { givenRow, overwriting } from './given';
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
  /** The ETag that its answer tells, as far as it is told already. */
  etag?: () => string | null;
  /** The answer that is kept already, with what the action has changed. */
  kept?: ActionAnswer;
}

/** What an action is answered with. */
export interface ActionAnswer {
  status: number;
  /** The answer as it is sent. */
  body: string;
  etag: string | null;
}

/** The same as it is kept: of an action with this content. */
export interface KeptAnswer extends ActionAnswer {
  fingerprint: string;
}

/** The same action is under way or was done meanwhile by another call: nothing of this one is kept. */
export class DoneElsewhere extends Error {}

const running = new AsyncLocalStorage<Action>();

/** Runs what an action does: the transaction that `actOnce` opens in it keeps that it was done. */
export function runOnce(action: Action, work: () => void): void {
  running.run(action, work);
}

/** The action of the call under way, where it is one. */
export const actionUnderWay = (): Action | undefined => running.getStore();

/** The answer of an action that came to this, `true` for nothing. */
export const answerOf = (result: unknown, etag: string | null): ActionAnswer => ({
  status: 200,
  body: JSON.stringify({ data: result ?? true }),
  etag,
});

/**
 * A transaction that is the action of a call. With what it changes it keeps that the action was done and what it
 * answers: a process that ends between the change and its answer leaves nothing that could be done twice.
 * @param lock done first, whoever else does the same: what waits for a row waits before it claims the action
 * @throws DoneElsewhere when another call has done the same action meanwhile
 */
export async function actOnce<T, Locked = void>(
  database: Database,
  work: (tx: Database, locked: Locked) => Promise<T>,
  lock?: (tx: Database) => Promise<Locked>,
): Promise<T> {
  const action = running.getStore();
  let answer: ActionAnswer | undefined;
  const done = await database.transaction(async (tx) => {
    const locked = (await lock?.(tx)) as Locked;
    if (!action) return work(tx, locked);
    await claim(tx, action);
    const result = await work(tx, locked);
    answer = answerOf(result, action.etag?.() ?? null);
    await keepAnswer(tx, action, answer);
    return result;
  });
  if (action && answer) action.kept = answer;
  return done;
}

/** Up to when an answer was kept that is forgotten now. */
export const forgottenAt = (now: Date) => new Date(now.getTime() - ONCE_MS);

/** An answer that is kept together with what its action changes, as the statement of that is told it. */
export interface ClaimedAnswer extends ActionAnswer, Pick<Action, 'scope' | 'key' | 'fingerprint'> {
  createdAt: Date;
  /** Up to when it is forgotten that the action was done. */
  forgotten: Date;
}

/** That of an action. */
export const claimedAnswer = ({ scope, key, fingerprint, now }: Action, answer: ActionAnswer): ClaimedAnswer => ({
  ...{ scope, key, fingerprint, createdAt: now, forgotten: forgottenAt(now) },
  ...answer,
});

/**
 * The part of a statement that claims an action with its answer, once for each row of `from`: it gives back none where
 * the action was done already. The statement is told a `ClaimedAnswer`.
 */
export function claiming(database: Database, from: SQL) {
  return database
    .insert(onceAnswer)
    .select(sql`select ${givenRow(onceAnswer)} ${from}`)
    .onConflictDoUpdate({
      target: [onceAnswer.scope, onceAnswer.key],
      set: overwriting(onceAnswer, 'scope', 'key'),
      setWhere: lte(onceAnswer.createdAt, sql.placeholder('forgotten')),
    })
    .returning({ key: onceAnswer.key });
}

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
  answer: ActionAnswer,
): Promise<void> {
  await database
    .insert(onceAnswer)
    .values({ scope, key, fingerprint, createdAt: now, ...answer })
    .onConflictDoUpdate({ target: [onceAnswer.scope, onceAnswer.key], set: answer });
}

/** The same as one column beside what else is read; the statement is told `key`, and `forgotten`, up to when it is not. */
export const answerOfAction = (scope: SQL): SQL<KeptAnswer | null> => sql<KeptAnswer | null>`(
  select json_build_object('fingerprint', ${onceAnswer.fingerprint}, 'status', ${onceAnswer.status},
    'body', ${onceAnswer.body}, 'etag', ${onceAnswer.etag})
  from ${onceAnswer} where ${onceAnswer.scope} = ${scope} and ${onceAnswer.key} = ${sql.placeholder('key')}
  and ${gt(onceAnswer.createdAt, sql.placeholder('forgotten'))})`;

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
