import { isObject, type Json } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import { Refusal } from '../../http/refusal';
import { problemOfFields, WRONG_SHAPE } from '../../registration/bodyShape';
import type { FileSource } from '../../storage/files/types';
import type { CheckedContent } from './content';
import type { DocumentType } from './types';
import { waitingId } from './waiting';

/** What a document is said to be. */
export interface NamedDocument {
  typeId: number;
  /** Its name as it came. */
  sentName: string;
  /** The InsertDate of the body, by which a file is known when it is sent again. */
  pickedAt: string;
}

/** A content that has passed every check, and is kept. */
export type KeptContent = Omit<CheckedContent, 'file'> & {
  file: Pick<FileSource, 'size' | 'sha256'>;
  storedAs: string;
};

/** A document whose content has passed every check, and is kept; or that names a waiting file. */
export interface ReceivedDocument extends NamedDocument {
  content: KeptContent | string;
}

/** The members of a file's record. What only the server knows may come too, and counts for nothing. */
export const RECORD: Record<string, FieldSchema> = {
  Guid: { type: 'string' },
  TipoDocumentoId: { type: 'integer' },
  FileName: { type: 'string' },
  Descricao: { type: 'string' },
  FileDataString64: { type: 'string' },
  UsuarioInsert: { type: 'string' },
  InsertDate: { type: 'string' },
};

const BODY: Record<string, FieldSchema> = {
  documentos: { type: 'array', items: { type: 'object', properties: RECORD } },
};

/** The member that brings a content, and where it stands in the body of an upload. */
export const CONTENT = 'FileDataString64';
export const CONTENT_AT = `/documentos/0/${CONTENT}`;

/**
 * The file in the body of an upload, a list of one: what it is said to be, the id of the waiting file that it names, and
 * what stands in place of its content.
 * @throws Refusal that says what is wrong with it
 */
export function readDocument(
  body: Json | undefined,
  types: DocumentType[],
): { named: NamedDocument; waiting: string | undefined; sent: Json | undefined } {
  const problem = problemOfFields(BODY, body);
  if (problem !== undefined) throw new Refusal(400, problem);
  const list = isObject(body) ? body.documentos : undefined;
  if (!Array.isArray(list)) throw new Refusal(400, WRONG_SHAPE);
  const [record, second] = list;
  if (!isObject(record) || second !== undefined) throw new Refusal(400, 'Envie um arquivo por vez.');
  const type = types.find(({ Id }) => String(Id) === String(record.TipoDocumentoId));
  if (!type) throw new Refusal(400, 'Tipo de documento desconhecido: /documentos/0/TipoDocumentoId');
  const sent = record[CONTENT];
  return {
    named: {
      typeId: type.Id,
      sentName: typeof record.FileName === 'string' ? record.FileName : '',
      pickedAt: typeof record.InsertDate === 'string' ? record.InsertDate.slice(0, 40) : '',
    },
    waiting: waitingId(sent),
    sent,
  };
}
