import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from '../../../server/storage/lockFile';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ficha-lock-'));
  file = join(directory, 'server.lock');
});

/** The id of a process that has ended. */
const ended = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('the lock on the data directory', () => {
  it('holds the id of the process until it is given free', () => {
    const unlock = lockDirectory(directory);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    unlock();
    expect(existsSync(file)).toBe(false);
  });

  it('refuses a second process in one clear sentence', () => {
    writeFileSync(file, String(process.ppid));
    expect(() => lockDirectory(directory)).toThrow(
      `The data directory ${directory} is in use by process ${process.ppid}: stop that process, or choose another DATA_DIR.`,
    );
    expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
  });

  it.each([
    ['of a process that has ended', () => String(ended())],
    ['of this very process', () => String(process.pid)],
    ['that is empty', () => ''],
  ])('takes over a lock %s', (_, owner) => {
    writeFileSync(file, owner());
    const unlock = lockDirectory(directory);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    unlock();
  });

  it('leaves the lock of another process alone when it ends', () => {
    const unlock = lockDirectory(directory);
    writeFileSync(file, '1');
    unlock();
    expect(readFileSync(file, 'utf8')).toBe('1');
  });

  it('makes the directory', () => {
    lockDirectory(join(directory, 'a/b'))();
    expect(existsSync(join(directory, 'a/b'))).toBe(true);
  });
});
