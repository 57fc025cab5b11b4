import type { FieldSchema } from '../../engine/core/definition/types';
import type { JsonObject } from '../../engine/core/json';
import type { Client } from '../access/session';

/** What the server knows of a client by itself, under the names that the API has for it. */
function knownOf(
  { type, name, document, email, nickname, constitutionDate }: Client,
  { profile, saved }: { profile: string | undefined; saved: JsonObject },
): JsonObject {
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
    ApelidoOriginal: saved.Apelido ?? nickname,
    DataConstituicao: constitutionDate,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
}

/**
 * What a tab shows of that: its read-only fields of these names. While none of them was saved, also those that the
 * client may change: a new registration starts with what was given at sign-up. `profile` is the risk profile of the
 * questionnaire that counts.
 */
export function knownFields(
  fields: Record<string, FieldSchema>,
  { client, profile, saved = {} }: { client: Client; profile: string | undefined; saved?: JsonObject | undefined },
): JsonObject {
  const known = Object.entries(knownOf(client, { profile, saved })).filter(([name]) => fields[name] !== undefined);
  const isNew = known.every(([name]) => saved[name] === undefined);
  return Object.fromEntries(known.filter(([name]) => isNew || fields[name]?.readOnly === true));
}
