import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Files of text; pictures and fonts are compressed in themselves. */
const TEXT = /\.(js|css|html|json|svg|txt|webmanifest)$/;
/** Below, in bytes, what is won is less than what the headers say. */
const LEAST = 1_000;

/**
 * Writes each file of text in a folder once more as Brotli (`.br`) and gzip (`.gz`), as small as they become, where
 * that is smaller: the server hands out what the browser takes.
 * @param {string} folder
 * @returns {number} how many files have compressed ones beside them
 */
export function compressFolder(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
  const files = names.map((name) => join(folder, name));
  return files.filter(compressFile).length;
}

/** @param {string} file */
function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < LEAST) return false;
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  const gzip = gzipSync(content, { level: 9 });
  if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < content.length) writeFileSync(`${file}.gz`, gzip);
  return true;
}
