import { isObject, type Json, type JsonObject } from '../../../engine/core';

/** A person of the registration who may sign, as `GET /declaracao/assinantes` answers it. */
export interface Signer {
  /** TipoPessoaGuid and TipoPessoaDescricao, which together name the person. */
  id: string;
  type: string;
  name: string;
  /** Empty when the registration has none: this person cannot be asked. */
  email: string;
}

/** The people in an answer. */
export function toSigners(answer: Json | undefined): Signer[] {
  return (Array.isArray(answer) ? answer.filter(isObject) : []).map((record) => ({
    id: textOf(record.TipoPessoaGuid),
    type: textOf(record.TipoPessoaDescricao),
    name: textOf(record.Nome),
    email: textOf(record.Email),
  }));
}

/** A person as `POST /declaracao/assinantes` takes it. */
export function toRecord({ id, type, name, email }: Signer): JsonObject {
  return { TipoPessoaGuid: id, TipoPessoaDescricao: type, Nome: name, Email: email };
}

/** What tells a person from the others of the list. */
export const keyOf = ({ id, type }: Signer): string => `${type} ${id}`;

const textOf = (value: Json | undefined): string => (value === undefined || value === null ? '' : String(value));
