import { MEGABYTE } from '../../../engine/core';
import type { Question } from '../../../engine/session';
import { type CheckedFile, checkFile, type FileProblem } from './checkFile';
import { sizeText } from './words';

/** Above this a photo is offered smaller. */
const LARGE_PHOTO_BYTES = 3 * MEGABYTE;

/** Kinds of pictures that every browser draws. */
const DRAWABLE = ['jpeg', 'png', 'webp'];

/** How large a photo may be, in bytes, that is made here: within the limit, and never offered smaller. */
export const photoBytes = (maxMegabytes: number) => Math.min(maxMegabytes * MEGABYTE, LARGE_PHOTO_BYTES);

/** What a browser can make of pictures. */
export interface Pictures {
  toSmallerPhoto(picture: Blob): Promise<Blob | undefined>;
  toThumbnail(picture: Blob): Promise<Blob | undefined>;
  /** The content of a file that was sent, by its Guid, or by the reference of one that waits. */
  fetchSent(name: string): Promise<Blob>;
}

/** What a picked file is taken in with. */
export interface Intake {
  maxMegabytes: number;
  pictures: Pictures;
  /** `undefined` when it was closed without an answer. */
  choose(question: Question): Promise<boolean | undefined>;
}

/** A file that was taken, or why it was not; nothing when its customer thought better of it. */
export type Taken =
  | { name: string; content: Blob; thumbnail: Blob | undefined }
  | undefined
  | { problem: Pick<FileProblem, 'inline'> & Partial<FileProblem> };

/** Reads and checks a picked file. A large photo is offered smaller, which its customer decides. */
export async function takeFile(picked: File, intake: Intake): Promise<Taken> {
  const { file, problem } = await checkFile(picked, intake.maxMegabytes);
  if (!file) return { problem: problem as FileProblem };
  const small = await smallerVersion(file, intake.pictures);
  if (problem) {
    const fits = small && small.size <= intake.maxMegabytes * MEGABYTE;
    if (!fits) return { problem };
    // The dialog of the offer has said it.
    if (!(await intake.choose(offerAboveLimit(file, small, intake.maxMegabytes))))
      return { problem: { inline: problem.inline } };
    return finish(file, small, intake.pictures);
  }
  const isSmaller = small ? await intake.choose(offer(file, small)) : false;
  return isSmaller === undefined ? undefined : finish(file, isSmaller ? small : undefined, intake.pictures);
}

async function smallerVersion({ content, type }: CheckedFile, pictures: Pictures): Promise<Blob | undefined> {
  if (content.size <= LARGE_PHOTO_BYTES || !DRAWABLE.includes(type.name)) return undefined;
  const small = await pictures.toSmallerPhoto(content);
  return small && small.size < content.size ? small : undefined;
}

async function finish(file: CheckedFile, small: Blob | undefined, pictures: Pictures): Promise<Taken> {
  const content = small ?? file.content;
  const thumbnail = file.type.isImage ? await pictures.toThumbnail(content) : undefined;
  return { name: small ? jpegName(file.name) : file.name, content, thumbnail };
}

/** What was made smaller is a JPEG now. */
function jpegName(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[^.]*$/, '')}.jpg`;
}

function offer({ name, content }: CheckedFile, small: Blob): Question {
  return {
    kind: 'question',
    title: 'Enviar uma versão menor da foto?',
    text: `${name} tem ${sizeText(content.size)}. A versão menor tem ${sizeText(small.size)}, continua legível e chega mais rápido.`,
    yes: `Enviar a menor (${sizeText(small.size)})`,
    no: `Manter a original (${sizeText(content.size)})`,
  };
}

function offerAboveLimit({ name, content }: CheckedFile, small: Blob, maxMegabytes: number): Question {
  return {
    kind: 'question',
    title: 'A foto passa do limite. Enviar uma versão menor?',
    text: `${name} tem ${sizeText(content.size)}, e o limite é de ${sizeText(maxMegabytes * MEGABYTE)}. A versão menor tem ${sizeText(small.size)} e continua legível.`,
    yes: `Enviar a menor (${sizeText(small.size)})`,
    no: 'Não enviar esta foto',
  };
}
