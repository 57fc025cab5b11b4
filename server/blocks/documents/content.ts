import { bytesOfBase64, isBase64, MEGABYTE } from '../../../engine/core/files/size';
import { fileTypeOf, fileTypes } from '../../../engine/core/files/table';
import type { FileType } from '../../../engine/core/files/types';
import type { Json } from '../../../engine/core/json';
import { Refusal } from '../../http/refusal';
import { hasReadablePages } from './pdfPages';
import { hasDecodableSize } from './pictureSize';
import { isWholePicture } from './wholePicture';

/** A content that has passed every check, and what it is. */
export interface CheckedContent {
  fileType: FileType;
  content: Uint8Array;
  /** It waits for a scanner to look at it. */
  quarantined?: boolean;
}

const DAMAGED = 'A imagem está danificada ou incompleta. Envie outro arquivo.';

const TOO_MANY_DOTS = 'A imagem tem dimensões que não podem ser abertas. Envie outro arquivo.';
const DAMAGED_PDF = 'O PDF está danificado, incompleto ou tem páginas demais. Envie outro arquivo.';

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
  if (!hasDecodableSize(content, fileType)) throw new Refusal(400, TOO_MANY_DOTS);
  if (fileType.name === 'pdf' && !hasReadablePages(content)) throw new Refusal(400, DAMAGED_PDF);
  return { fileType, content };
}

/** The refusal of a file above the limit. */
export function tooLarge(maxMegabytes: number): Refusal {
  return new Refusal(413, `O arquivo passa do limite de ${maxMegabytes.toLocaleString('pt-BR')} MB.`);
}
