import { bytesOfBase64, isBase64, MEGABYTE } from '../../../engine/core/files/size';
import { fileTypeOf, fileTypes } from '../../../engine/core/files/table';
import type { FileType } from '../../../engine/core/files/types';
import type { Json } from '../../../engine/core/json';
import { Refusal } from '../../http/refusal';
import { isWholePicture } from './wholePicture';

/** A content that has passed every check, and what it is. */
export interface CheckedContent {
  fileType: FileType;
  content: Uint8Array;
}

const DAMAGED = 'A imagem está danificada ou incompleta. Envie outro arquivo.';

const KINDS = fileTypes.map(({ title }) => title).join(', ');

/**
 * The content of a file, sent as base64.
 * @param pointer where it stands in its body
 * @throws Refusal that says what is wrong with it
 */
export function checkContent(sent: Json | undefined, maxMegabytes: number, pointer: string): CheckedContent {
  if (sent === undefined || sent === null || sent === '') throw new Refusal(400, 'O arquivo está vazio.');
  if (typeof sent !== 'string' || !isBase64(sent)) {
    throw new Refusal(400, `O conteúdo do arquivo não está em base64: ${pointer}`);
  }
  if (bytesOfBase64(sent) > maxMegabytes * MEGABYTE) throw tooLarge(maxMegabytes);
  const content = Buffer.from(sent, 'base64');
  const fileType = fileTypeOf(content);
  if (!fileType) throw new Refusal(400, `O conteúdo do arquivo não é de um tipo aceito: ${KINDS}.`);
  if (!isWholePicture(content, fileType)) throw new Refusal(400, DAMAGED);
  return { fileType, content };
}

/** The refusal of a file above the limit. */
export function tooLarge(maxMegabytes: number): Refusal {
  return new Refusal(413, `O arquivo passa do limite de ${maxMegabytes.toLocaleString('pt-BR')} MB.`);
}
