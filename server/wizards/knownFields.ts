import type { FieldSchema } from '../../engine/core/definition/types';
import type { JsonObject } from '../../engine/core/json';
import type { Client } from '../access/session';

/** What the server knows of a client by itself, under the names that the API has for it. */
function knownOf({ type, name, document, email, nickname, constitutionDate }: Client, profile?: string): JsonObject {
  const known = {
    PerfilRisco: profile ?? null,
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

/**
 * What a tab shows of that: exactly its read-only fields of these names. `profile` is the risk profile of the
 * questionnaire that counts.
 */
export function knownFields(
  fields: Record<string, FieldSchema>,
  { client, profile }: { client: Client; profile: string | undefined },
): JsonObject {
  return Object.fromEntries(
    Object.entries(knownOf(client, profile)).filter(([name]) => fields[name]?.readOnly === true),
  );
}
