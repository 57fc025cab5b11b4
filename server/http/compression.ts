import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter answers, in bytes, fit in one packet as they are. */
const LEAST = 1_024;

/**
 * Compresses answers of text as the caller takes them, Brotli before gzip, at levels that cost about as little time as
 * sending the difference. What is compressed already (files of the build, sheets, pictures) goes as it is.
 *
 * An answer may hold secrets beside what a caller sent; no page of another origin can make a browser ask for it, as each
 * call carries its token in a header.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: LEAST,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    zlibOptions: { level: 6 },
    globalDecompression: false,
  });
}
