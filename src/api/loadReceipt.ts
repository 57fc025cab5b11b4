import { isObject } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/** What the server tells of the last sending of the registration. */
export interface SentNumber {
  number: string;
  /** When it was sent, ISO 8601. */
  sentAt: string;
}

/** The number and the moment of the last sending; undefined where the server does not tell them. */
export async function loadReceipt(): Promise<SentNumber | undefined> {
  try {
    const answer = await client.send({
      method: 'GET',
      path: '/cliente/recibo',
      ownTitle: true,
      fresh: true,
      quiet: true,
    });
    const data = answer.status === 200 ? unwrapAnswer(answer.body) : undefined;
    if (!isObject(data) || typeof data.Numero !== 'string' || typeof data.EnviadoEm !== 'string') return undefined;
    return { number: data.Numero, sentAt: data.EnviadoEm };
  } catch {
    return undefined;
  }
}
