import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DirectoryLock, type LockOptions, lockDirectory } from '../../../server/storage/lockFile';

let directory: string;
let file: string;
let lost: string[];
let locks: DirectoryLock[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ficha-lock-'));
  file = join(directory, 'server.lock');
  lost = [];
  locks = [];
});
afterEach(() => {
  for (const lock of locks) lock.release();
});

async function take(options: Partial<LockOptions> = {}): Promise<DirectoryLock> {
  const lock = await lockDirectory(directory, {
    onLost: (message) => lost.push(message),
    beat: 20,
    lease: 400,
    ...options,
  });
  locks.push(lock);
  return lock;
}

const owner = () => JSON.parse(readFileSync(file, 'utf8')) as { token: string; pid: number; space: string };
/** The id of a process that has ended. */
const ended = () => spawnSync(process.execPath, ['-e', '']).pid;
const IN_USE = (pid: number) =>
  `The data directory ${directory} is in use by process ${pid}: stop that process, or choose another DATA_DIR.`;

/** The lock of another process, in this table of process ids or in another one. */
async function leave(pid: number, where: 'here' | 'elsewhere'): Promise<void> {
  const own = await take();
  const { space } = owner();
  own.release();
  writeFileSync(file, JSON.stringify({ token: 'x', pid, space: where === 'here' ? space : 'elsewhere' }));
}

describe('the lock on the data directory', () => {
  it('names the process until it is given free, and leaves nothing else', async () => {
    const lock = await take();
    expect(owner()).toMatchObject({ pid: process.pid, token: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(readdirSync(directory)).toEqual(['server.lock']);
    lock.check();
    lock.release();
    expect(existsSync(file)).toBe(false);
  });

  it('refuses a second owner in the same process', async () => {
    await take();
    await expect(take()).rejects.toThrow(IN_USE(process.pid));
  });

  it.each(['here', 'elsewhere'] as const)(
    'refuses in one clear sentence while another owner %s lives',
    async (where) => {
      await leave(process.ppid, where);
      const beating = setInterval(() => utimesSync(file, new Date(), new Date()), 20);
      await expect(take()).rejects.toThrow(IN_USE(process.ppid));
      clearInterval(beating);
      expect(owner().token).toBe('x');
    },
  );

  it.each([
    ['of a process that has ended', () => leave(ended(), 'here')],
    ['of an earlier process with the id of this one', () => leave(process.pid, 'here')],
    ['with an id that was given to another process', () => leave(process.ppid, 'here')],
    ['of another container that shows no life', () => leave(process.pid, 'elsewhere')],
    ['that is empty', () => writeFileSync(file, '')],
    ['of an earlier version that has ended', () => writeFileSync(file, String(ended()))],
  ])('takes over a lock %s', async (_, prepare) => {
    await prepare();
    await take();
    expect(owner()).toMatchObject({ pid: process.pid, token: expect.not.stringMatching('x') });
  });

  it('leaves the lock of an earlier version alone while its process runs', async () => {
    writeFileSync(file, String(process.ppid));
    await expect(take()).rejects.toThrow(IN_USE(process.ppid));
    expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
  });

  it('stays with an owner whose thread is busy for longer than others wait', async () => {
    await take();
    const second = `
      import { lockDirectory } from './server/storage/lockFile';
      await lockDirectory(${JSON.stringify(directory)}, { onLost() {}, lease: 3_000 });`;
    // This thread does nothing else until it has ended.
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', second],
      { encoding: 'utf8' },
    );
    expect(stderr).toContain(IN_USE(process.pid));
    expect(status).toBe(1);
    expect(lost).toEqual([]);
  });

  it('is not kept alive by an owner that lost it', async () => {
    await take();
    writeFileSync(file, JSON.stringify({ token: 'x', pid: 1, space: 'elsewhere' }));
    await expect.poll(() => lost).toHaveLength(1);
    await take();
    expect(owner().token).not.toBe('x');
  });

  it('tells an owner that lost it, once, lets it write nothing, and is not given free by it', async () => {
    const sleeper = await take({ beat: 1_000_000 });
    writeFileSync(file, '{}');
    expect(() => sleeper.check()).toThrow('this one stops without writing');
    expect(() => sleeper.check()).toThrow('this one stops without writing');
    expect(lost).toEqual([
      `Another process has taken the data directory ${directory}: this one stops without writing.`,
    ]);
    sleeper.release();
    expect(readFileSync(file, 'utf8')).toBe('{}');
  });

  it('tells an owner whose lock is gone with its next sign of life', async () => {
    await take();
    rmSync(file);
    await expect.poll(() => lost).toHaveLength(1);
  });

  it('goes to one of many that find a dead owner', async () => {
    await leave(1, 'elsewhere');
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => take()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(directory)).toEqual(['server.lock']);
  });

  it('makes the directory', async () => {
    const lock = await lockDirectory(join(directory, 'a/b'), { onLost: () => {} });
    lock.release();
    expect(existsSync(join(directory, 'a/b'))).toBe(true);
  });
});
