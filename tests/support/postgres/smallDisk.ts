import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, which can be filled. */
export interface SmallDisk {
  folder: string;
  /** Leaves room for so many bytes. */
  fill(left: number): void;
  /** Gives the room back. */
  clear(): void;
  unmount(): void;
}

const mount = (folder: string, size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => void spawnSync('umount', ['--lazy', folder]);

/** Whether this user may mount: root alone, and not in every container. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-mount-'));
  const isMounted = process.getuid?.() === 0 && mount(folder, '1m');
  if (isMounted) unmount(folder);
  rmSync(folder, { recursive: true });
  return isMounted;
}

/** Mounts a disk in memory at this folder, which it makes. @throws {Error} where this user may not */
export function mountDisk(folder: string, size: string): SmallDisk {
  mkdirSync(folder);
  if (!mount(folder, size)) throw new Error(`This user may mount no disk at ${folder}.`);
  const filler = join(folder, 'filler');
  const disk: SmallDisk = {
    folder,
    fill(left) {
      disk.clear();
      const { bavail, bsize } = statfsSync(folder);
      const { status, stderr } = spawnSync('fallocate', [
        '--length',
        String(Math.floor(bavail * bsize - left)),
        filler,
      ]);
      if (status !== 0) throw new Error(`The disk could not be filled: ${stderr}`);
    },
    clear: () => rmSync(filler, { force: true }),
    unmount() {
      process.off('exit', disk.unmount);
      unmount(folder);
    },
  };
  // A mount outlives its process.
  process.once('exit', disk.unmount);
  return disk;
}
