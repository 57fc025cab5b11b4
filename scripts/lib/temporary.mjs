import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * From now on what this process and its children put among temporary files stands in a folder of its own, which goes with the
 * process: a run of the tests leaves a gigabyte otherwise, as files of tests share their modules and so what ends with them. The
 * name is short, for sockets stand in it. It is open to all as the folder around it is, for root runs PostgreSQL and
 * programs without rights under another account.
 */
export function keepTemporaryFilesTogether() {
  const folder = mkdtempSync(join(tmpdir(), 'f-'));
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(1));
}
