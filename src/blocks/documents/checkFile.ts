import { type FileType, fileTypeOf, MEGABYTE, toFileName } from '../../../engine/core';
import { MESSAGES, sizeText } from './words';

/** A picked file that may be sent. */
export interface CheckedFile {
  name: string;
  type: FileType;
  /** In memory: what happens to the file on the device after this counts for nothing. */
  content: Blob;
}

/** Why a file is not taken: the sentence at the control, and the dialog. */
export interface FileProblem {
  /** Above the limit: a picture may still come in, made smaller. */
  isTooLarge?: true;
  inline: string;
  dialog: { title: string; text: string };
}

/** Reads a picked file, and tells by its content what it is. One that is too large comes with its problem. */
export async function checkFile(
  file: File,
  maxMegabytes: number,
): Promise<{ file?: CheckedFile; problem?: FileProblem }> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: notRead(file.name) };
  if (bytes.byteLength === 0) return { problem: notUsable(`${file.name} está vazio. Escolha outro arquivo.`) };
  const type = fileTypeOf(new Uint8Array(bytes));
  if (!type) {
    return {
      problem: notUsable(`${file.name} não é uma foto (JPG, PNG, WEBP ou HEIC) nem um PDF. Escolha outro arquivo.`),
    };
  }
  const checked = { name: toFileName(file.name, type), type, content: new Blob([bytes], { type: type.mime }) };
  if (bytes.byteLength <= maxMegabytes * MEGABYTE) return { file: checked };
  return { file: checked, problem: { ...tooLarge(file, maxMegabytes), isTooLarge: true } };
}

function notRead(name: string): FileProblem {
  return {
    inline: `Não conseguimos ler ${name}. Confira se ele abre no seu aparelho e escolha-o de novo.`,
    dialog: MESSAGES.notRead,
  };
}

function tooLarge({ name, size }: File, maxMegabytes: number): FileProblem {
  const limit = sizeText(maxMegabytes * MEGABYTE);
  const shown = sizeText(size) === limit ? `um pouco mais de ${limit}` : sizeText(size);
  return notUsable(`${name} tem ${shown}, e o limite é de ${limit} por arquivo.`);
}

function notUsable(inline: string): FileProblem {
  return { inline, dialog: MESSAGES.notUsable };
}
