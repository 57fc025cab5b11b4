import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import * as LOGIN_REFUSALS from '../../../contract/loginRefusals';
import { networkOf } from '../../http/address';
import type { Origin } from '../../http/attempts';
import { Refusal } from '../../http/refusal';
import { TOKEN_MINUTES } from '../../mail/templates/token';
import type { Database } from '../../storage/database';
import { hashOfText } from '../../storage/hash';
import { token } from '../../storage/schema';
import type { TokenPurpose } from '../../storage/tables/access';

/** Wrong tries that void a token (decision O-13 of docs/spec/platform.md). */
const MOST_TRIES = 5;

export const WRONG_TOKEN = LOGIN_REFUSALS.wrongToken;

/** For what and for whom a token is good. */
export interface TokenUse {
  purpose: TokenPurpose;
  /** The id of the client, or the hash of the data of a sign-up. */
  subject: string;
  /** Told when a wrong try is the last one that the token takes. */
  onVoided?: () => void;
}

/** What a caller sends of a token. */
export interface GivenToken {
  /** Token. */
  digits: string;
  /** HashToken. */
  reference: string;
}

/** Makes a token, which cancels the one before of the same origin. The digits go out by e-mail; the reference is for the caller. */
export async function issueToken(
  database: Database,
  { purpose, subject, clientId, origin }: TokenUse & { clientId?: string; origin: Origin },
  now: Date,
): Promise<GivenToken> {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const reference = randomBytes(32).toString('base64url');
  const made = {
    clientId,
    referenceHash: hashOfText(reference),
    digitsHash: toDigitsHash({ digits, reference }),
    tries: 0,
    expiresAt: new Date(now.getTime() + TOKEN_MINUTES * 60_000),
  };
  await database.delete(token).where(lte(token.expiresAt, now));
  await database
    .insert(token)
    .values({ purpose, subject, lane: laneOf(origin), ...made })
    .onConflictDoUpdate({ target: [token.purpose, token.subject, token.lane], set: made });
  return { digits, reference };
}

/**
 * Whether the token is the one that was sent for this. Each call costs it a try, also those that come at once; it
 * stays good until it is used by `spendToken` or `passTokenOn`.
 */
export async function checkToken(
  database: Database,
  given: GivenToken,
  { purpose, subject, onVoided }: TokenUse,
  now: Date,
): Promise<boolean> {
  const [tried] = await database
    .update(token)
    .set({ tries: sql`${token.tries} + 1` })
    .where(
      and(
        eq(token.referenceHash, hashOfText(given.reference)),
        eq(token.purpose, purpose),
        eq(token.subject, subject),
        gt(token.expiresAt, now),
        lt(token.tries, MOST_TRIES),
      ),
    )
    .returning({ digitsHash: token.digitsHash, tries: token.tries });
  if (tried === undefined) return false;
  const isRight = timingSafeEqual(Buffer.from(tried.digitsHash), Buffer.from(toDigitsHash(given)));
  if (!isRight && tried.tries >= MOST_TRIES) onVoided?.();
  return isRight;
}

/** Uses up a token that was checked; gives back what was kept of it. @throws Refusal when another call did so in between */
export async function spendToken(database: Database, { reference }: GivenToken): Promise<typeof token.$inferSelect> {
  const [spent] = await database
    .delete(token)
    .where(eq(token.referenceHash, hashOfText(reference)))
    .returning();
  if (!spent) throw new Refusal(400, WRONG_TOKEN);
  return spent;
}

/**
 * Makes a checked token one for signing in as this client, for some milliseconds.
 * @throws Refusal when another call used it in between
 */
export async function passTokenOn(
  database: Database,
  { reference }: GivenToken,
  { clientId, life, now }: { clientId: string; life: number; now: Date },
): Promise<void> {
  const passed = await database
    .update(token)
    .set({ purpose: 'login', subject: clientId, clientId, tries: 0, expiresAt: new Date(now.getTime() + life) })
    .where(and(eq(token.referenceHash, hashOfText(reference)), eq(token.purpose, 'signUp')))
    .returning({ purpose: token.purpose });
  if (passed.length === 0) throw new Refusal(400, WRONG_TOKEN);
}

/** Whose tokens cancel each other: those that one device, or one network, asks for. No address is kept. */
function laneOf({ device, address }: Origin): string {
  return createHash('sha256')
    .update(device ?? networkOf(address))
    .digest('base64url');
}

function toDigitsHash({ digits, reference }: GivenToken): string {
  return createHmac('sha256', reference).update(digits).digest('hex');
}
