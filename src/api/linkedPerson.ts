import { foldText, isObject, type Json } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/** A document that waits for the signature of who was sent a link, or has it. */
export interface LinkedEntry {
  /** Names the signature in the address of its page. */
  guid: string;
  name: string;
  isSigned: boolean;
  /** ISO 8601; empty while it is not signed. */
  signedAt: string;
  /** How long it takes to read; 0 when the server does not say. */
  minutes: number;
}

/** Who was sent a link, for whom he signs, and what. */
export interface LinkedPerson {
  name: string;
  email: string;
  /** Name and CPF or CNPJ of the client. */
  client: string;
  document: string;
  entries: LinkedEntry[];
}

export type LinkedPersonResult =
  | { kind: 'found'; person: LinkedPerson }
  | { kind: 'refused'; description: string }
  | { kind: 'failed' };

const PATH = '/declaracao/assinaturas/consultarDocumentosDoAssinante';

/** Reads who was sent a link, with all documents of that person. Reading changes nothing. */
export async function loadLinkedPerson(guid: string): Promise<LinkedPersonResult> {
  try {
    const path = `${PATH}?guidDeclaracao=${encodeURIComponent(guid)}`;
    const { status, body } = await client.send({ method: 'GET', path, fresh: true, ownTitle: true });
    const data = status === 200 ? unwrapAnswer(body) : undefined;
    if (isObject(data)) return { kind: 'found', person: toPerson(data) };
    const described = isObject(body) ? body.descricao : undefined;
    if (status === 400 && typeof described === 'string') return { kind: 'refused', description: described };
  } catch {
    // The network failed or took too long: there is nothing to tell it apart by.
  }
  return { kind: 'failed' };
}

function toPerson(data: Record<string, Json>): LinkedPerson {
  const documents = Array.isArray(data.Documentos) ? data.Documentos.filter(isObject) : [];
  return {
    name: textOf(data.NomeAssinante),
    email: textOf(data.EmailAssinante),
    client: textOf(data.NomeCliente),
    document: textOf(data.CpfCnpjCliente),
    entries: documents.map((entry) => ({
      guid: textOf(entry.Guid),
      name: textOf(entry.NomeDocumento),
      isSigned: foldText(textOf(entry.Status)) === foldText('Assinado'),
      signedAt: textOf(entry.DataAssinatura),
      minutes: typeof entry.MinutosLeitura === 'number' ? entry.MinutosLeitura : 0,
    })),
  };
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
