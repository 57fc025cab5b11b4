import type { FieldSchema } from '../../engine/core/definition/types';
import type { JsonObject } from '../../engine/core/json';
import type { Client } from '../access/session';

/** What the server knows of a client since the sign-up, under the names that the API has for it. */
function identityOf({ type, name, document, email, nickname, constitutionDate }: Client): JsonObject {
  const known = {
    Nome: name,
    NomeRazaoSocial: name,
    RazaoSocial: name,
    Cpf: type === 1 ? document : null,
    Cnpj: type === 1 ? null : document,
    CpfCnpj: document,
    Email: email,
    Apelido: nickname,
    ApelidoOriginal: nickname,
    DataConstituicao: constitutionDate,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
}

/** The part of the identity that a tab shows: exactly its read-only fields of these names. */
export function identityFields(fields: Record<string, FieldSchema>, client: Client): JsonObject {
  return Object.fromEntries(Object.entries(identityOf(client)).filter(([name]) => fields[name]?.readOnly === true));
}
