import { isObject, type Json, type JsonObject } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/** Why some data is kept, and how long. */
export interface KeptData {
  Titulo: string;
  Finalidade: string;
  BaseLegal: string;
  Prazo: string;
  /** What obliges to keep it, even when the erasure is asked for. */
  Norma: string | null;
  Sensivel: boolean;
  Dados: string[];
}

/** A copy that can be fetched. Moments are ISO 8601. */
export interface DataCopy {
  Id: string;
  PedidaEm: string;
  Ate: string;
}

/** The erasure that was asked for last. */
export interface DataErasure {
  Estado: 'AGUARDANDO' | 'DESISTIDA' | 'RECUSADA' | 'FEITA';
  PedidaEm: string;
  Prevista: string;
  EncerradaEm: string | null;
  Texto: string | null;
}

/** What is kept of the client, who saw it, and what was asked for. */
export interface MyData {
  Encarregado: string;
  Tratamentos: KeptData[];
  /** A registration was sent: norms keep some of it. */
  Enviado: boolean;
  /** Days from asking for an erasure until it is done. */
  DiasExclusao: number;
  Copia: DataCopy | null;
  Exclusao: DataErasure | null;
  Acessos: { Em: string; Quem: string; Chamada: string }[];
}

type Send = typeof client.send;

const PATH = '/cliente/dados';
/** All files of a customer over a slow line. */
const COPY_TIMEOUT_MS = 2 * 60 * 60_000;

/** @throws {Error} when the server does not give it */
export async function loadMyData(signal: AbortSignal): Promise<MyData> {
  const answer = await client.send({ method: 'GET', path: PATH, ownTitle: true, fresh: true, signal });
  return recordOf(answer) as unknown as MyData;
}

/** Asks for a copy. @param send makes the call, which may ask for the password @throws {Error} when it was refused */
export const askCopy = async (send: Send): Promise<DataCopy> => (await post(send, '/copia')) as unknown as DataCopy;

/** Asks for the erasure. @throws {Error} when it was refused */
export const askErasure = async (send: Send): Promise<DataErasure> =>
  (await post(send, '/exclusao')) as unknown as DataErasure;

/** Withdraws it. @throws {Error} when none waits any more */
export async function withdrawErasure(): Promise<void> {
  const { status } = await client.send({ method: 'POST', path: `${PATH}/exclusao/desistir`, body: {}, ownTitle: true });
  if (status !== 200) throw new Error(`An answer of status ${status}.`);
}

/** The copy, a ZIP. @throws {Error} when it is not there any more */
export async function fetchCopy(id: string): Promise<Blob> {
  const path = `${PATH}/copia/${id}`;
  const answer = await client.send({ method: 'GET', path, ownTitle: true, binary: true, timeout: COPY_TIMEOUT_MS });
  if (!answer.file) throw new Error(`No file in an answer of status ${answer.status}.`);
  return answer.file;
}

async function post(send: Send, path: string): Promise<JsonObject> {
  return recordOf(await send({ method: 'POST', path: PATH + path, body: {}, ownTitle: true }));
}

function recordOf(answer: { status: number; body?: Json | undefined }): JsonObject {
  const found = answer.status === 200 ? unwrapAnswer(answer.body) : undefined;
  if (!isObject(found)) throw new Error(`No record in an answer of status ${answer.status}.`);
  return found;
}
