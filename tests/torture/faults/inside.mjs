/**
 * Loaded into the process of the server before it (`--import`), in tests alone: turns its clock, and lets its disk be
 * full, as its parent says. The server itself has neither switch.
 */
import fs, { readlinkSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const Real = Date;
let offset = Number(process.env.FAULTS_CLOCK ?? 0);
const now = () => Real.now() + offset;
globalThis.Date = new Proxy(Real, {
  construct: (target, given, own) => Reflect.construct(target, given.length > 0 ? given : [now()], own),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

/** @type {{ folder: string, left: number } | null} Bytes that may still be written below a folder. */
let quota = null;
/** @param {number} fd @param {number} bytes */
const take = (fd, bytes) => {
  if (!quota || !readlinkSync(`/proc/self/fd/${fd}`).startsWith(quota.folder)) return;
  quota.left -= bytes;
  if (quota.left >= 0) return;
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
};

/** @type {any} */
const sync = fs;
const { writeSync } = sync;
/** @param {number} fd @param {any} data @param {any[]} rest */
sync.writeSync = (fd, data, ...rest) => {
  take(fd, typeof rest[1] === 'number' ? rest[1] : data.length);
  return writeSync(fd, data, ...rest);
};
syncBuiltinESMExports();
const handle = await fsPromises.open('/dev/null');
const files = Object.getPrototypeOf(handle);
await handle.close();
for (const name of ['appendFile', 'writeFile', 'write']) {
  const write = files[name];
  /** @param {any} data @param {any[]} rest */
  files[name] = async function (data, ...rest) {
    take(this.fd, data.length);
    return write.call(this, data, ...rest);
  };
}

process.on('message', (/** @type {{ clock?: number, quota?: typeof quota }} */ said) => {
  if (said.clock !== undefined) offset = said.clock;
  if (said.quota !== undefined) quota = said.quota;
  process.send?.('done');
});
process.channel?.unref();
