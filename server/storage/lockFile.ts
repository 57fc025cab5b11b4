import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from './configError';
import { giveSignsOfLife } from './signsOfLife';

/** A directory that is this process's alone. */
export interface DirectoryLock {
  /**
   * Looks whether it still is. Call it right before each write.
   * @throws {Error} once another process has taken it, after `onLost`
   */
  check(): void;
  release(): void;
}

/** A process, as others see it. */
interface Owner {
  /** Random, so that no two starts are alike. */
  token: string;
  pid: number;
  /** Where its id means something: a container has ids of its own. */
  space: string;
}

/** How a lock is kept. */
export interface LockOptions {
  /** Another process has it: this one must not write any more. */
  onLost: (message: string) => void;
  pid?: number;
  space?: string;
  /** Milliseconds between two signs of life. */
  beat?: number;
  /** Milliseconds without one after which the owner counts as gone: it finds out when it wakes. */
  lease?: number;
}

const held = new Set<string>();

/**
 * Takes `directory` for this process. The embedded database does not notice a second process on its files, and both
 * would lose rows without a word. The owner shows that it lives by the time of the lock; a process id alone says nothing
 * across containers, nor after it was given to another process.
 * @throws ConfigError when a living process holds it
 */
export async function lockDirectory(
  directory: string,
  { onLost, pid = process.pid, space = ownSpace(), beat = 1_000, lease = 10_000 }: LockOptions,
): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'server.lock');
  const own: Owner = { token: randomBytes(16).toString('hex'), pid, space };
  const text = JSON.stringify(own);
  while (!write(file, text, own.token)) {
    const other = read(file);
    if (other === undefined) continue;
    if (await lives(file, other, own, lease)) throw inUse(directory, other);
    takeAway(file, other, own.token);
  }
  held.add(own.token);
  let isLost = false;
  const check = () => {
    if (!isLost && read(file) === text) return;
    const message = `Another process has taken the data directory ${directory}: this one stops without writing.`;
    if (!isLost) {
      isLost = true;
      onLost(message);
    }
    throw new Error(message);
  };
  const stopSigns = giveSignsOfLife({ file, text, beat });
  const timer = setInterval(() => {
    try {
      check();
    } catch {
      if (isLost) clearInterval(timer);
    }
  }, beat);
  timer.unref();
  return {
    check,
    release() {
      clearInterval(timer);
      stopSigns();
      held.delete(own.token);
      if (read(file) === text) rmSync(file, { force: true });
    },
  };
}

/** Whether who wrote this into the lock is there. Where its id does not tell, its signs of life do. */
async function lives(file: string, text: string, own: Owner, lease: number): Promise<boolean> {
  const owner = parse(text);
  if (owner === undefined) {
    // Of a version that gave no signs of life.
    const pid = Number.parseInt(text, 10) || 0;
    return pid !== own.pid && isRunning(pid);
  }
  if (held.has(owner.token)) return true;
  if (owner.space === own.space && (owner.pid === own.pid || !isRunning(owner.pid))) return false;
  const before = timeOf(file);
  for (const end = performance.now() + lease; performance.now() < end; ) {
    await sleep(Math.min(lease / 10, 200));
    if (read(file) !== text) return false;
    if (timeOf(file) !== before) return true;
  }
  return false;
}

/** Takes the lock of a process that is gone away; of two that try, one finds another owner in it, and leaves it. */
function takeAway(file: string, text: string, token: string): void {
  const aside = `${file}.${token}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== text) linkSync(aside, file);
  } catch {
    // Another process was first.
  }
  rmSync(aside, { force: true });
}

/** Writes the lock where there is none; nobody sees half of it. */
function write(file: string, text: string, token: string): boolean {
  const whole = `${file}.${token}`;
  try {
    writeFileSync(whole, text);
    linkSync(whole, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

/** `undefined` where there is none. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function timeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function parse(text: string): Owner | undefined {
  try {
    const owner: Partial<Owner> | number | null = JSON.parse(text);
    return typeof owner === 'object' && owner?.token !== undefined ? (owner as Owner) : undefined;
  } catch {
    return undefined;
  }
}

/** The boot of the machine and the process's own table of ids, where the system tells them. */
function ownSpace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inUse(directory: string, text: string): ConfigError {
  const pid = parse(text)?.pid ?? Number.parseInt(text, 10);
  return new ConfigError(
    `The data directory ${directory} is in use by process ${pid}: stop that process, or choose another DATA_DIR.`,
  );
}
