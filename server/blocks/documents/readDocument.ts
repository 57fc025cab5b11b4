import type { FieldSchema } from '../../../engine/core/definition/types';
import { isObject, type Json } from '../../../engine/core/json';
import { Refusal } from '../../http/refusal';
import { problemOfFields, WRONG_SHAPE } from '../../registration/bodyShape';
import { type CheckedContent, checkContent } from './content';
import type { DocumentType } from './types';
import { waitingId } from './waiting';

/** A document that has passed every check that needs no database. */
export interface ReceivedDocument {
  typeId: number;
  /** Its name as it came. */
  sentName: string;
  /** The InsertDate of the body, by which a file is known when it is sent again. */
  pickedAt: string;
  /** What it holds, or the id of the waiting file that it names. */
  content: CheckedContent | string;
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

/** What is allowed to come. */
export interface Allowed {
  types: DocumentType[];
  maxMegabytes: number;
}

/** The file in the body of an upload, a list of one. @throws Refusal that says what is wrong with it */
export function readDocument(body: Json | undefined, { types, maxMegabytes }: Allowed): ReceivedDocument {
  const problem = problemOfFields(BODY, body);
  if (problem !== undefined) throw new Refusal(400, problem);
  const list = isObject(body) ? body.documentos : undefined;
  if (!Array.isArray(list)) throw new Refusal(400, WRONG_SHAPE);
  const [record, second] = list;
  if (!isObject(record) || second !== undefined) throw new Refusal(400, 'Envie um arquivo por vez.');
  const type = types.find(({ Id }) => String(Id) === String(record.TipoDocumentoId));
  if (!type) throw new Refusal(400, 'Tipo de documento desconhecido: /documentos/0/TipoDocumentoId');
  const sent = record.FileDataString64;
  return {
    typeId: type.Id,
    sentName: typeof record.FileName === 'string' ? record.FileName : '',
    pickedAt: typeof record.InsertDate === 'string' ? record.InsertDate.slice(0, 40) : '',
    content: waitingId(sent) ?? checkContent(sent, maxMegabytes, '/documentos/0/FileDataString64'),
  };
}
