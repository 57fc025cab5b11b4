import { isObject, type Json } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/** How a form beside the registration stands: 0 not begun, 1 begun, 2 sent, 3 sent and altered since. */
export type FormState = 0 | 1 | 2 | 3;

/** A form beside the registration, as its client has it. */
export interface OwnForm {
  /** Id of its wizard. */
  id: string;
  state: FormState;
  /** When it was sent, ISO 8601, the last one first. */
  sent: string[];
}

/**
 * The forms of the session's client beside the registration.
 * @throws {Error} when the server does not give them
 */
export async function loadForms(signal: AbortSignal): Promise<OwnForm[]> {
  const answer = await client.send({
    method: 'GET',
    path: '/cliente/formularios',
    ownTitle: true,
    fresh: true,
    signal,
  });
  const found = answer.status === 200 ? unwrapAnswer(answer.body) : undefined;
  if (!Array.isArray(found)) throw new Error(`No list of forms in an answer of status ${answer.status}.`);
  return found.flatMap(toForm);
}

function toForm(record: Json): OwnForm[] {
  if (!isObject(record) || typeof record.Id !== 'string') return [];
  const state = Number(record.Situacao);
  const sent = Array.isArray(record.Envios) ? record.Envios.filter((moment) => typeof moment === 'string') : [];
  return [{ id: record.Id, state: state === 1 || state === 2 || state === 3 ? state : 0, sent }];
}
