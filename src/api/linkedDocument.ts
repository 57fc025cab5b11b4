import { dateTime, foldText, isObject, type Json } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';
import { type PublicResult, publicCall } from './publicCall';

/** A document that a link asks to sign. */
export interface LinkedDocument {
  state: 'pending' | 'unavailable' | 'signed';
  name: string;
  signer: string;
  /** ISO 8601; empty while it is not signed. */
  signedAt: string;
  /** HTML, which may come from anywhere. */
  content: string;
}

export type LinkedDocumentResult =
  | { kind: 'found'; document: LinkedDocument }
  | { kind: 'refused'; description: string }
  | { kind: 'failed' };

const PATH = '/declaracao/assinaturas/consultarDeclaracaoParaAssinatura';

/** Reads the document of a link. Reading changes nothing. */
export async function loadLinkedDocument(guid: string): Promise<LinkedDocumentResult> {
  try {
    const path = `${PATH}?guidDeclaracao=${encodeURIComponent(guid)}`;
    const { status, body } = await client.send({ method: 'GET', path, fresh: true, ownTitle: true });
    const data = status === 200 ? unwrapAnswer(body) : undefined;
    if (isObject(data)) return { kind: 'found', document: toDocument(data) };
    const described = isObject(body) ? body.descricao : undefined;
    if (status === 400 && typeof described === 'string') return { kind: 'refused', description: described };
  } catch {
    // The network failed or took too long: there is nothing to tell it apart by.
  }
  return { kind: 'failed' };
}

/** Signs it. `ip` is the address of the signer; null when nobody knows it. */
export function signLinkedDocument(guid: string, ip: string | null): Promise<PublicResult> {
  return publicCall('/declaracao/assinar', { Guid: guid, Ip: ip });
}

/** A document as the API describes it. Statuses are compared without case, accents and outer spaces. */
export function toDocument(data: Record<string, Json>): LinkedDocument {
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
  const moment = (name: string) => String(dateTime.normalise(text(name)) ?? '');
  const signedAt = moment('DataAssinatura') || moment('DataSignature');
  return {
    state: stateOf(text('Status'), signedAt),
    name: text('NomeDocumento'),
    signer: text('NomeAssinante'),
    signedAt,
    content: text('Conteudo'),
  };
}

function stateOf(status: string, signedAt: string): LinkedDocument['state'] {
  if (foldText(status) === foldText('INATIVO')) return 'unavailable';
  return foldText(status) === foldText('Pendente') && signedAt === '' ? 'pending' : 'signed';
}
