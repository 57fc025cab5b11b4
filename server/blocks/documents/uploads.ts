import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEGABYTE } from '../../../engine/core/files/size';
import { createScanner } from '../../outside/scanner/clamd';
import { readSettings } from '../../settings/settings';
import type { Services } from '../../storage/services';
import { type CheckedContent, tooLarge } from './content';
import { assertReleased, mustWait } from './quarantine';

/** What a body holds beside the content: names, quotes, one record of texts. */
const REST_OF_BODY_BYTES = 16_384;

/** The most that a body of base64 with a file of so many megabytes takes. */
const bodyBytes = (megabytes: number) => Math.ceil((megabytes * MEGABYTE) / 3) * 4 + REST_OF_BODY_BYTES;

/** What the calls have in common that carry a file. */
export function uploadsOf(services: Services) {
  /** Megabytes. */
  const limit = async () => Number((await readSettings(services)).tamanhoArquivo);
  const scan = services.config.scanner === undefined ? undefined : createScanner(services.config.scanner);
  return {
    limit,
    /** A content that the scanner has looked at, or that waits for it. @throws Refusal when it finds something */
    async scanned<T extends CheckedContent>(checked: T, account: string): Promise<T> {
      const onFound = () => services.tell({ event: 'file.refused', account });
      return { ...checked, quarantined: await mustWait(scan, checked.content, onFound) };
    },
    route: {
      bodyLimit: bodyBytes(services.definitions.settings.tamanhoArquivo?.range?.[1] ?? 0),
      config: { once: true },
      // Refused by what it says of itself, so that nobody has to send it all to hear so.
      async preParsing({ headers }: FastifyRequest) {
        const maxMegabytes = await limit();
        if (Number(headers['content-length']) > bodyBytes(maxMegabytes)) throw tooLarge(maxMegabytes);
      },
    },
  };
}

/** Answers with a file, to be kept and not shown by the browser. @throws Refusal while it waits for the scanner */
export function sendFile(
  reply: FastifyReply,
  { quarantined, ...file }: { quarantined: boolean; mime: string; fileName: string; content: Uint8Array },
): FastifyReply {
  assertReleased({ quarantined });
  const { mime, fileName, content } = file;
  return reply
    .type(mime)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .send(Buffer.from(content));
}
