import { randomUUID } from 'node:crypto';
import type { Json } from '../../../engine/core/json';
import { signatureOf } from '../../../server/http/signed/signature';
import { issueIntegrationKey } from '../../../server/storage/integrationKeys';
import { TEST_CONFIG } from '../../server/testServer';
import type { TestServer } from '../server';

const MASTER = TEST_CONFIG.integrationKey as Buffer;

/** Decides on a registration as a reviewing system does: by a call that it signs. */
export async function decide(server: TestServer, id: string, act: string, body: Json): Promise<number> {
  const given = { name: `analise-${id}`, role: 'review' as const, now: new Date() };
  const secret = (await issueIntegrationKey(server.database, MASTER, given)) ?? '';
  const url = `/integracao/cadastros/${id}/${act}`;
  const [timestamp, nonce, text] = [String(Math.floor(Date.now() / 1_000)), randomUUID(), JSON.stringify(body)];
  const signature = signatureOf(secret, { timestamp, nonce, method: 'POST', url, body: text });
  const headers = {
    'content-type': 'application/json',
    'ficha-key': given.name,
    'ficha-timestamp': timestamp,
    'ficha-nonce': nonce,
    'ficha-signature': signature,
  };
  return (await fetch(`${server.url}${url}`, { method: 'POST', headers, body: text })).status;
}
