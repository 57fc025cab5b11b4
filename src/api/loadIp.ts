import { isObject } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

const TIMEOUT_MS = 5_000;

/** The public address of this browser; null when it cannot be found out in time. */
export async function loadIp(): Promise<string | null> {
  try {
    const answer = await client.send({ method: 'GET', path: '/ip', timeout: TIMEOUT_MS, fresh: true, ownTitle: true });
    const data = answer.status === 200 ? unwrapAnswer(answer.body) : undefined;
    return isObject(data) && typeof data.ip === 'string' && data.ip !== '' ? data.ip : null;
  } catch {
    return null;
  }
}
