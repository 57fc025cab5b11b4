import { heic } from './heic';
import { jpeg } from './jpeg';
import { pdf } from './pdf';
import { png } from './png';
import type { FileType } from './types';
import { webp } from './webp';

/** Every kind of file that may be attached. */
export const fileTypes: readonly FileType[] = [jpeg, png, webp, heic, pdf];

/** How many bytes of a file tell its kind. */
export const HEAD_BYTES = 256;

/** The kind that a file has by its content, whatever its name says; `undefined` when it is none of the table. */
export function fileTypeOf(content: Uint8Array): FileType | undefined {
  const head = content.subarray(0, HEAD_BYTES);
  return fileTypes.find((type) => type.matches(head));
}
