import { isObject, type Json, type JsonObject } from '../../../engine/core';

/** A kind of document as the API has it. */
export interface DocumentType {
  Id: number;
  Nome: string;
  TipoCliente: string;
  Obrigatorio: string;
}

/** A file of the bound list, as form data. */
export interface DocumentRow extends JsonObject {
  TipoDocumentoId: number;
  FileName: string;
}

/** The members of a file's record that the list keeps; the content is never among them. */
const MEMBERS = ['Guid', 'TipoDocumentoId', 'FileName', 'Descricao', 'UsuarioInsert', 'InsertDate'];

const recordsOf = (answer: Json | undefined): JsonObject[] => (Array.isArray(answer) ? answer.filter(isObject) : []);

/** The kinds of documents in an answer. */
export function toTypes(answer: Json | undefined): DocumentType[] {
  return recordsOf(answer).map(({ Id, Nome, TipoCliente, Obrigatorio }) => ({
    Id: Number(Id),
    Nome: String(Nome ?? ''),
    TipoCliente: String(TipoCliente ?? ''),
    Obrigatorio: String(Obrigatorio ?? ''),
  }));
}

/** The sent files in an answer, as rows. */
export function toRows(answer: Json | undefined): DocumentRow[] {
  return recordsOf(answer).map((record) => {
    const known = Object.entries(record).filter(([name, value]) => MEMBERS.includes(name) && value !== null);
    return { ...Object.fromEntries(known), TipoDocumentoId: Number(record.TipoDocumentoId) } as DocumentRow;
  });
}

/** The files of the bound field. */
export function rowsIn(value: Json | undefined): DocumentRow[] {
  return recordsOf(value) as DocumentRow[];
}

/** The record that deletes a sent file. */
export function toRecord(row: DocumentRow): JsonObject {
  return Object.fromEntries(Object.entries(row).filter(([name]) => MEMBERS.includes(name)));
}

/** The handle or the reference of a file that is not saved yet. */
export function handleOf({ FileDataString64 }: DocumentRow): string | undefined {
  return typeof FileDataString64 === 'string' ? FileDataString64 : undefined;
}

/** Whether two rows are of one file, which may have arrived since and be called otherwise. */
export function isSameFile(row: DocumentRow, other: DocumentRow): boolean {
  return ['TipoDocumentoId', 'FileName', 'InsertDate'].every((name) => row[name] === other[name]);
}

/** Whether at least one file of a kind must be there. */
export function isRequired({ Obrigatorio }: DocumentType): boolean {
  return Obrigatorio === 'Sim';
}

/** The required kinds of which no file is there, in the order of the list. */
export function missingTypes(types: readonly DocumentType[], rows: readonly DocumentRow[]): DocumentType[] {
  const there = new Set(rows.map(({ TipoDocumentoId }) => TipoDocumentoId));
  return types.filter((type) => isRequired(type) && !there.has(type.Id));
}
