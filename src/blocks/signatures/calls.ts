import { isObject, type Json } from '../../../engine/core';
import { type CallOutcome, makeCall, type Transport } from '../../../engine/session';
import { unwrapAnswer } from '../../../engine/wire';

/** The answer of a reading call past the response cache; `undefined` when it failed. */
async function read(transport: Transport, call: string, names: Record<string, string> = {}): Promise<Json | undefined> {
  const outcome = await makeCall(transport, call, { fresh: true, read: (name) => names[name] });
  return outcome.ok ? (unwrapAnswer(outcome.body) ?? []) : undefined;
}

/** The documents that the institution offers for signature. */
export const loadTemplates = (transport: Transport) => read(transport, 'GET /declaracao');

/** The declarations of the client. */
export const loadDeclarations = (transport: Transport) => read(transport, 'GET /declaracao/cliente');

/** Who signs a declaration, and who has. */
export const loadSignatures = (transport: Transport, declaration: string) =>
  read(transport, 'GET /declaracao/assinaturas?guidDeclaracao={guid}', { guid: declaration });

/** The people of the registration who may sign. */
export const loadSigners = (transport: Transport) => read(transport, 'GET /declaracao/assinantes');

/** Longer than the server waits for the public service that it may have to ask. */
const IP_TIMEOUT_MS = 8_000;

/** The public address of the customer; null when it cannot be found out, which must not stop a signature. */
export async function findIp(transport: Transport): Promise<string | null> {
  const outcome = await makeCall(transport, { call: 'GET /ip', timeout: IP_TIMEOUT_MS }, { fresh: true });
  const answer = outcome.ok ? unwrapAnswer(outcome.body) : undefined;
  if (isObject(answer) && typeof answer.ip === 'string' && answer.ip !== '') return answer.ip;
  // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged, and nothing shown
  console.warn('The IP address of the customer could not be found out; the signature goes without it.');
  return null;
}

/** What `POST /declaracao/cliente` carries. */
export interface AcceptedTerms {
  DeclaracaoId: string | null;
  TemplateId: string;
  UsuarioAssinatura: string;
  Status: 'Assinado';
  DataAssinatura: string;
  IP: string | null;
}

/** Signs a document. */
export const acceptTerms = (transport: Transport, accepted: AcceptedTerms): Promise<CallOutcome> =>
  makeCall(transport, 'POST /declaracao/cliente', { body: { ...accepted } });
