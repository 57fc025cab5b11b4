import { isObject, type Json, type JsonObject } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';
import { isSilent } from './SessionLost';

/** One place where the account of the client is open. */
export interface OpenSession {
  id: string;
  /** What a person calls it: "Chrome no Android". */
  device: string;
  /** ISO 8601. */
  begun: string;
  used: string;
  isOwn: boolean;
}

const PATH = '/cliente/sessoes';

/**
 * The open sessions of the client, this one first.
 * @throws {Error} when the server does not give them
 */
export async function loadSessions(signal: AbortSignal): Promise<OpenSession[]> {
  const answer = await client.send({ method: 'GET', path: PATH, ownTitle: true, fresh: true, signal });
  const found = answer.status === 200 ? unwrapAnswer(answer.body) : undefined;
  if (!Array.isArray(found)) throw new Error(`No list of sessions in an answer of status ${answer.status}.`);
  return found.flatMap(toSession);
}

/**
 * Ends one session, or all but this one. `gone` when this one was lost meanwhile, which the portal tells.
 * @param send makes the call, which may ask for the password
 */
export async function endSessions(send: typeof client.send, id?: string): Promise<'ended' | 'failed' | 'gone'> {
  try {
    const body: JsonObject = id === undefined ? {} : { Id: id };
    const { status } = await send({
      method: 'POST',
      path: `${PATH}/encerrar`,
      body,
      ownTitle: true,
      isRepeatable: true,
    });
    return status === 200 ? 'ended' : 'failed';
  } catch (error) {
    return isSilent(error) ? 'gone' : 'failed';
  }
}

function toSession(record: Json): OpenSession[] {
  if (!isObject(record)) return [];
  const { Id, Aparelho, Inicio, UltimoUso, Atual } = record;
  return [
    {
      id: String(Id),
      device: String(Aparelho || 'Navegador'),
      begun: String(Inicio),
      used: String(UltimoUso),
      isOwn: Atual === true,
    },
  ];
}
