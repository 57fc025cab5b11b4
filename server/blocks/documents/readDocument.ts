import type { FieldSchema } from '../../../engine/core/definition/types';
import { toFileName } from '../../../engine/core/files/fileName';
import { bytesOfBase64, isBase64, MEGABYTE } from '../../../engine/core/files/size';
import { fileTypeOf, fileTypes } from '../../../engine/core/files/table';
import { isObject, type Json } from '../../../engine/core/json';
import { Refusal } from '../../http/refusal';
import { problemOfFields, WRONG_SHAPE } from '../../registration/bodyShape';
import type { DocumentType } from './types';
import { isWholePicture } from './wholePicture';

/** A file that has passed every check. */
export interface ReceivedDocument {
  typeId: number;
  fileName: string;
  mime: string;
  content: Uint8Array;
  /** The InsertDate of the body, by which a file is known when it is sent again. */
  pickedAt: string;
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

const DAMAGED = 'A imagem está danificada ou incompleta. Envie outro arquivo.';

const KINDS = fileTypes.map(({ title }) => title).join(', ');

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
  const sentName = typeof record.FileName === 'string' ? record.FileName : '';
  const content = readContent(record.FileDataString64, maxMegabytes);
  const fileType = fileTypeOf(content);
  if (!fileType) throw new Refusal(400, `O conteúdo do arquivo não é de um tipo aceito: ${KINDS}.`);
  if (!isWholePicture(content, fileType)) throw new Refusal(400, DAMAGED);
  return {
    typeId: type.Id,
    fileName: toFileName(sentName, fileType),
    mime: fileType.mime,
    content,
    pickedAt: typeof record.InsertDate === 'string' ? record.InsertDate.slice(0, 40) : '',
  };
}

function readContent(sent: Json | undefined, maxMegabytes: number): Uint8Array {
  if (sent === undefined || sent === null || sent === '') throw new Refusal(400, 'O arquivo está vazio.');
  if (typeof sent !== 'string' || !isBase64(sent)) {
    throw new Refusal(400, 'O conteúdo do arquivo não está em base64: /documentos/0/FileDataString64');
  }
  if (bytesOfBase64(sent) > maxMegabytes * MEGABYTE) throw tooLarge(maxMegabytes);
  return Buffer.from(sent, 'base64');
}

/** The refusal of a file above the limit. */
export function tooLarge(maxMegabytes: number): Refusal {
  return new Refusal(413, `O arquivo passa do limite de ${maxMegabytes.toLocaleString('pt-BR')} MB.`);
}
