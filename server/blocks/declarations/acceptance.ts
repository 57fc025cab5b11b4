import { isIP } from 'node:net';
import { isObject, type Json } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import { Refusal } from '../../http/refusal';
import { problemOfFields, WRONG_SHAPE } from '../../registration/bodyShape';

/** What the body of `POST /declaracao/cliente` says. */
export interface Acceptance {
  templateId: string;
  /** DeclaracaoId: the declaration that is signed anew; absent at the first signature. */
  declarationId?: string;
  /** DataAssinatura, by the clock of the browser. */
  sentAt: string;
  /** The address that the browser found out; null when it could not. */
  sentIp: string | null;
}

const MEMBERS: Record<string, FieldSchema> = {
  DeclaracaoId: { type: 'string' },
  TemplateId: { type: 'string' },
  UsuarioAssinatura: { type: 'string' },
  Status: { type: 'string' },
  DataAssinatura: { type: 'string' },
  IP: { type: 'string' },
};

/** A date and time of ISO 8601, in UTC or with an offset. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/;

/** Reads the body. The name of who signs is known by the session: what is sent as such must be there, and counts for nothing. @throws Refusal 400 with the path of what is wrong */
export function readAcceptance(body: Json | undefined): Acceptance {
  const problem = problemOfFields(MEMBERS, body);
  if (problem !== undefined) throw new Refusal(400, problem);
  if (!isObject(body)) throw new Refusal(400, WRONG_SHAPE);
  const { TemplateId, DeclaracaoId, UsuarioAssinatura, Status, DataAssinatura, IP } = body;
  if (typeof TemplateId !== 'string') wrong('TemplateId');
  if (!isAbsent(DeclaracaoId) && typeof DeclaracaoId !== 'string') wrong('DeclaracaoId');
  if (typeof UsuarioAssinatura !== 'string' || UsuarioAssinatura.trim() === '') wrong('UsuarioAssinatura');
  if (Status !== 'Assinado') wrong('Status');
  if (typeof DataAssinatura !== 'string' || !isDateTime(DataAssinatura)) wrong('DataAssinatura');
  if (!isAbsent(IP) && (typeof IP !== 'string' || isIP(IP) === 0)) wrong('IP');
  return {
    templateId: TemplateId.toLowerCase(),
    ...(typeof DeclaracaoId === 'string' && DeclaracaoId !== '' && { declarationId: DeclaracaoId.toLowerCase() }),
    sentAt: DataAssinatura,
    sentIp: typeof IP === 'string' && IP !== '' ? IP : null,
  };
}

const isAbsent = (value: Json | undefined) => value === undefined || value === null || value === '';

const isDateTime = (text: string) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text));

function wrong(member: string): never {
  throw new Refusal(400, `Valor inesperado: /${member}`);
}
