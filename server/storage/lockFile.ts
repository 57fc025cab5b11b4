import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './configError';

/**
 * Takes `directory` for this process. The embedded database does not notice a second process on its files, and both
 * would lose rows without a word.
 * @returns gives the directory free again.
 * @throws ConfigError when a living process holds it.
 */
export function lockDirectory(directory: string, pid = process.pid): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'server.lock');
  const owner = writeOwner(file, pid) ? undefined : readOwner(file);
  if (owner !== undefined) {
    if (owner !== pid && isAlive(owner)) throw inUse(directory, owner);
    takeOver(file, owner, pid, directory);
  }
  return () => {
    if (readOwner(file) === pid) rmSync(file, { force: true });
  };
}

/** Moving the dead process's file away is atomic: of two that try, the second finds another owner in it. */
function takeOver(file: string, dead: number, pid: number, directory: string): void {
  const aside = `${file}.${pid}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another process moved it first; who writes the new one wins.
  }
  const moved = readOwner(aside);
  if (moved !== dead && moved > 0) renameSync(aside, file);
  rmSync(aside, { force: true });
  if (!writeOwner(file, pid)) throw inUse(directory, readOwner(file));
}

function writeOwner(file: string, pid: number): boolean {
  try {
    writeFileSync(file, String(pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** 0 when there is no owner to read. */
function readOwner(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inUse(directory: string, owner: number): ConfigError {
  return new ConfigError(
    `The data directory ${directory} is in use by process ${owner}: stop that process, or choose another DATA_DIR.`,
  );
}
