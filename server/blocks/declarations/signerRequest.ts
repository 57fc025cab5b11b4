import { isObject, type Json, type JsonObject } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import { Refusal } from '../../http/refusal';
import { problemOfFields, WRONG_SHAPE } from '../../registration/bodyShape';
import type { Signer } from './sign';

/** What the body of `POST /declaracao/assinantes` says. */
export interface SignerRequest {
  templateId: string;
  /** Who is to sign, as the page has them; what counts is what the registration says of them. */
  people: Required<Signer>[];
}

const PERSON: Record<string, FieldSchema> = {
  TipoPessoaGuid: { type: 'string' },
  TipoPessoaDescricao: { type: 'string' },
  Nome: { type: 'string' },
  Email: { type: 'string' },
};

const MEMBERS: Record<string, FieldSchema> = {
  TemplateId: { type: 'string' },
  Assinantes: { type: 'array', items: { type: 'object', properties: PERSON } },
  Usuario: { type: 'string' },
};

/** What is said to who asks nobody to sign. */
const NOBODY = 'Selecione ao menos um assinante para enviar o documento.';

/** Reads the body. Who sends is known by the session: `Usuario` must be there, and counts for nothing. @throws Refusal 400 with what is wrong */
export function readSignerRequest(body: Json | undefined): SignerRequest {
  const problem = problemOfFields(MEMBERS, body);
  if (problem !== undefined) throw new Refusal(400, problem);
  if (!isObject(body)) throw new Refusal(400, WRONG_SHAPE);
  const { TemplateId, Assinantes, Usuario } = body;
  if (typeof TemplateId !== 'string' || TemplateId === '') throw new Refusal(400, 'Valor inesperado: /TemplateId');
  if (typeof Usuario !== 'string' || Usuario.trim() === '') throw new Refusal(400, 'Valor inesperado: /Usuario');
  const rows = Array.isArray(Assinantes) ? Assinantes.filter(isObject) : [];
  if (rows.length === 0) throw new Refusal(400, NOBODY);
  return { templateId: TemplateId.toLowerCase(), people: rows.map(toPerson) };
}

function toPerson(row: JsonObject): Required<Signer> {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : '');
  return {
    personId: text('TipoPessoaGuid').toLowerCase(),
    personType: text('TipoPessoaDescricao'),
    name: text('Nome'),
    email: text('Email'),
  };
}
