import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileTypeOf, type Json, MEGABYTE } from '../../../engine/core';
import { Refusal } from '../../http/refusal';
import { receivedAs, receivesContent } from '../../http/upload/receive';
import { readSettings } from '../../settings/settings';
import type { Files } from '../../storage/files/files';
import type { Stored } from '../../storage/files/types';
import { DoneElsewhere } from '../../storage/once';
import type { Services } from '../../storage/services';
import { type CheckedContent, checkContent, tooLarge } from './content';
import { assertReleased, mustWait } from './quarantine';
import { CONTENT } from './readDocument';
import { REFERENCE } from './waiting';

/** What a body holds beside the content: names, quotes, one record of texts. */
const REST_OF_BODY_BYTES = 16_384;

/** The most that a body of base64 with a file of so many megabytes takes. */
const bodyBytes = (megabytes: number) => Math.ceil((megabytes * MEGABYTE) / 3) * 4 + REST_OF_BODY_BYTES;

/** What the calls have in common that carry a file. */
export function uploadsOf(app: FastifyInstance, services: Services) {
  const { definitions, files, scan, tell } = services;
  /** Megabytes. */
  const limit = async () => Number((await readSettings(services)).tamanhoArquivo);
  return {
    /**
     * The content of a call: checked, and looked at by the scanner, or to wait for it.
     * @param value what the body has in its place, at `pointer`
     * @throws Refusal when there is something wrong with it
     */
    async check(
      request: FastifyRequest,
      { value, pointer, account }: { value: Json | undefined; pointer: string; account: string },
    ): Promise<CheckedContent> {
      const sent = { value, pointer, receivedAs: (text: string) => receivedAs(request, text) };
      const checked = await checkContent(sent, await limit());
      const onFound = () => tell({ event: 'file.refused', account }, request.log);
      return { ...checked, quarantined: await mustWait(scan, checked.file.open(), onFound) };
    },
    route: {
      bodyLimit: bodyBytes(definitions.settings.tamanhoArquivo?.range?.[1] ?? 0),
      config: { once: true },
      ...receivesContent(app, {
        member: CONTENT,
        reference: REFERENCE,
        folder: files.incoming,
        // Refused by what it says of itself, so that nobody has to send it all to hear so.
        async taken({ headers }) {
          const maxMegabytes = await limit();
          if (Number(headers['content-length']) > bodyBytes(maxMegabytes)) throw tooLarge(maxMegabytes);
          return { most: maxMegabytes * MEGABYTE, isWanted: (head) => fileTypeOf(head) !== undefined };
        },
      }),
    },
  };
}

/**
 * Keeps a content, and then does what names it in a row: there is never a row without its content.
 * @param work gives back the name of the content that the row has, which may be one that was there before
 */
export async function keepFirst<Row extends Pick<Stored, 'storedAs'>>(
  files: Files,
  { file }: CheckedContent,
  work: (storedAs: string) => Promise<Row>,
): Promise<Row> {
  const storedAs = await files.keep(file);
  try {
    const row = await work(storedAs);
    if (row.storedAs !== storedAs) await files.drop([storedAs]);
    return row;
  } catch (error) {
    // Only where it is certain that there is no row: of a lost connection nobody knows what became of the transaction.
    if (error instanceof Refusal || error instanceof DoneElsewhere) await files.drop([storedAs]);
    throw error;
  }
}

/** Answers with a file, to be kept and not shown by the browser. @throws Refusal while it waits for the scanner */
export async function sendFile(
  reply: FastifyReply,
  files: Files,
  { quarantined, mime, fileName, ...stored }: Stored & { quarantined: boolean; mime: string; fileName: string },
): Promise<FastifyReply> {
  assertReleased({ quarantined });
  const content = await files.read(stored);
  return reply
    .type(mime)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header('content-length', stored.size)
    .send(Readable.from(content));
}
