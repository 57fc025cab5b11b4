import { client } from './client';

const TIMEOUT_MS = 5_000;

/** Revokes the session on the server. Whatever the server says, also nothing, it counts as done. */
export async function logOff(): Promise<void> {
  try {
    await client.send({ method: 'POST', path: '/Login/logoff', timeout: TIMEOUT_MS, quiet: true });
  } catch {
    // The token leaves this browser all the same.
  }
}
