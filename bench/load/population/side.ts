import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { STATUS } from '../../../contract/lifeCycle';
import type { Json } from '../../../engine/core';
import { startSession } from '../../../server/access/sessions/session';
import { signatureOf } from '../../../server/http/signed/signature';
import type { Client } from '../../../server/storage/client';
import { issueIntegrationKey } from '../../../server/storage/integrationKeys';
import { client } from '../../../server/storage/schema';
import type { Opened } from './open';

/** Where calls go to: a process over HTTP, or the application in this one. */
export type Ask = (
  method: 'GET' | 'POST',
  url: string,
  sent: { headers: Record<string, string>; body?: string },
) => Promise<{ status: number; text: string }>;

/** A customer who is signed in. */
export interface SignedIn extends Pick<Client, 'id' | 'document' | 'email'> {
  token: string;
}

/** One population with customers to act as, and a reviewing system to call as. */
export interface Side {
  opened: Opened;
  /** Individuals whose registrations are approved. */
  customers: SignedIn[];
  call: (asked: string, options?: { token?: string; body?: Json }) => Promise<void>;
  /** As the reviewing system. */
  signed: (asked: string, body?: Json) => Promise<void>;
}

/** @param ask where its calls go to */
export async function sideOf(opened: Opened, ask: Ask, customers: SignedIn[]): Promise<Side> {
  const { name, secret } = await issueKey(opened);
  const make = async (asked: string, headers: Record<string, string>, body: string | undefined) => {
    const [method, url] = asked.split(' ') as ['GET' | 'POST', string];
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const { status, text } = await ask(method, url, { headers: { ...headers, ...json }, ...(body && { body }) });
    if (status !== 200) throw new Error(`${asked}: ${status} ${text.slice(0, 300)}`);
  };
  return {
    opened,
    customers,
    call: (asked, { token, body } = {}) =>
      make(
        asked,
        token ? { authorization: `Bearer ${token}` } : {},
        body === undefined ? undefined : JSON.stringify(body),
      ),
    signed(asked, body) {
      const [method = '', url = ''] = asked.split(' ');
      const text = body === undefined ? '' : JSON.stringify(body);
      const [timestamp, nonce] = [String(Math.floor(Date.now() / 1_000)), randomUUID()];
      const signature = signatureOf(secret, { timestamp, nonce, method, url, body: text });
      const headers = {
        'ficha-key': name,
        'ficha-timestamp': timestamp,
        'ficha-nonce': nonce,
        'ficha-signature': signature,
      };
      return make(asked, headers, text || undefined);
    },
  };
}

/** The key of a reviewing system of its own. */
async function issueKey({ database, config }: Opened): Promise<{ name: string; secret: string }> {
  const name = `populacao-${randomUUID()}`;
  const made = { name, role: 'review', now: new Date() } as const;
  return { name, secret: (await issueIntegrationKey(database, config.integrationKey as Buffer, made)) ?? '' };
}

/** Signs some customers in, spread over all there are. */
export async function signSomeIn({ database }: Opened, count: number): Promise<SignedIn[]> {
  const found: SignedIn[] = [];
  while (found.length < count) {
    const [one] = await database
      .select({ id: client.id, document: client.document, email: client.email })
      .from(client)
      .where(and(eq(client.type, 1), eq(client.status, STATUS.approved), gt(client.id, randomUUID())))
      .orderBy(client.id)
      .limit(1);
    if (!one || found.some(({ id }) => id === one.id)) continue;
    found.push({ ...one, token: await startSession(database, one.id, new Date()) });
  }
  return found;
}

/** Sends to a process. */
export const askAt =
  (address: string): Ask =>
  async (method, url, { headers, body }) => {
    const answer = await fetch(`${address}${url}`, { method, headers, ...(body && { body }) });
    return { status: answer.status, text: await answer.text() };
  };

/** Sends to the application in this process. */
export const askInMemory =
  ({ app }: Opened): Ask =>
  async (method, url, { headers, body }) => {
    const { statusCode, body: text } = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: statusCode, text };
  };

/** Lets the registrations of some customers expire yesterday, or in some days. */
export async function setExpiry({ database }: Opened, customers: readonly SignedIn[], days: number): Promise<void> {
  for (const { id } of customers) {
    await database
      .update(client)
      .set({ status: STATUS.approved, expiresOn: sql`current_date + ${days}::int`, remindedFor: null })
      .where(eq(client.id, id));
  }
}
