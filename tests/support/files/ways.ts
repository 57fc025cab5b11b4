import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import type { FilesConfig } from '../../../server/storage/files/config';
import type { Bytes, FileSource, FileWay } from '../../../server/storage/files/types';
import { temporaryFolder } from '../temporaryFolder';
import type { S3ForTests } from './s3';

/** Every way to keep files, each beside a folder and a bucket of this test file. */
export function filesForTests(): { configOf: (way: FileWay) => FilesConfig; s3: () => S3ForTests; folder: string } {
  const folder = temporaryFolder();
  let s3: S3ForTests;
  beforeAll(async () => {
    s3 = await (await import('./s3')).startS3();
  });
  afterAll(() => s3?.close());
  return { folder, s3: () => s3, configOf: (way) => ({ way, folder, s3: s3.config }) };
}

/** A content that is in memory. */
export const sourceOf = (content: Buffer): FileSource => ({
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  open: () => Readable.from([content]),
});

/** All of it. */
export const read = (bytes: Bytes): Promise<Buffer> => buffer(bytes);
