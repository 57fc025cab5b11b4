import { type FileType, fileTypeOf, fileTypes, type Json, MEGABYTE } from '../../../engine/core';
import { Refusal } from '../../http/refusal';
import type { ReceivedFile } from '../../http/upload/spool';
import { inMemory } from './inMemory';
import { hasReadablePages } from './pdfPages';
import { hasDecodableSize } from './pictureSize';
import { isWholePicture } from './wholePicture';

/** A content that has passed every check, and what it is. */
export interface CheckedContent {
  fileType: FileType;
  file: ReceivedFile;
  /** It waits for a scanner to look at it. */
  quarantined: boolean;
}

const DAMAGED = 'A imagem está danificada ou incompleta. Envie outro arquivo.';

const TOO_MANY_DOTS = 'A imagem tem dimensões que não podem ser abertas. Envie outro arquivo.';
const DAMAGED_PDF = 'O PDF está danificado, incompleto ou tem páginas demais. Envie outro arquivo.';

const KINDS = fileTypes.map(({ title }) => title).join(', ');

/** Where a content stands in its body, and what came with the call. */
interface Sent {
  value: Json | undefined;
  pointer: string;
  /** What came as the value. */
  receivedAs: (value: string) => ReceivedFile | undefined;
}

/**
 * The content of a file, sent as base64, and its kind. To be looked at it is in memory once.
 * @throws Refusal that says what is wrong with it
 */
export async function checkContent(
  { value, pointer, receivedAs }: Sent,
  maxMegabytes: number,
): Promise<Omit<CheckedContent, 'quarantined'>> {
  if (value === undefined || value === null || value === '') throw new Refusal(400, 'O arquivo está vazio.');
  const file = typeof value === 'string' ? receivedAs(value) : undefined;
  if (!file?.isBase64) throw new Refusal(400, `O conteúdo do arquivo não está em base64: ${pointer}`);
  if (file.size > maxMegabytes * MEGABYTE) throw tooLarge(maxMegabytes);
  const fileType = fileTypeOf(file.head);
  if (!fileType) throw new Refusal(400, `O conteúdo do arquivo não é de um tipo aceito: ${KINDS}.`);
  const problem = await inMemory(file, (content) => problemOf(content, fileType));
  if (problem !== undefined) throw new Refusal(400, problem);
  return { fileType, file };
}

function problemOf(content: Buffer, fileType: FileType): string | undefined {
  if (!isWholePicture(content, fileType)) return DAMAGED;
  if (!hasDecodableSize(content, fileType)) return TOO_MANY_DOTS;
  return fileType.name === 'pdf' && !hasReadablePages(content) ? DAMAGED_PDF : undefined;
}

/** The refusal of a file above the limit. */
export function tooLarge(maxMegabytes: number): Refusal {
  return new Refusal(413, `O arquivo passa do limite de ${maxMegabytes.toLocaleString('pt-BR')} MB.`);
}
