import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createLogFile } from '../../../server/http/logFile';
import { temporaryFolder } from '../../support/temporaryFolder';

const { O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;

/** A pipe whose reader may go and come back, and the log that is written into it. */
function openPipe() {
  const path = join(temporaryFolder(), 'log');
  spawnSync('mkfifo', [path]);
  let reader = openSync(path, O_RDONLY | O_NONBLOCK);
  const said: string[] = [];
  const log = createLogFile(openSync(path, O_WRONLY | O_NONBLOCK), (words) => said.push(words));
  const read = () => {
    try {
      const bytes = Buffer.alloc(2 ** 20);
      return bytes.toString('utf8', 0, readSync(reader, bytes));
    } catch {
      return '';
    }
  };
  return {
    log,
    said,
    read,
    leave: () => closeSync(reader),
    comeBack: () => {
      reader = openSync(path, O_RDONLY | O_NONBLOCK);
    },
  };
}

describe.skipIf(process.platform === 'win32')('the log (Windows has no such pipes)', () => {
  it('drops what cannot be written, says so once, and goes on when it can be again', async () => {
    const { log, said, read, leave, comeBack } = openPipe();
    log.write('first\n');
    await vi.waitFor(() => expect(read()).toBe('first\n'));
    leave();
    log.write('lost\n');
    await vi.waitFor(() =>
      expect(said).toEqual(['The log cannot be written (EPIPE): its lines are dropped until it can be again.']),
    );
    log.write('lost, too\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    comeBack();
    log.write('last\n');
    await vi.waitFor(() => expect(read()).toBe('last\n'));
    await vi.waitFor(() => expect(said.slice(1)).toEqual(['The log can be written again.']));
  });

  it('waits for a reader who is slow, and drops what comes beyond a mebibyte', async () => {
    const { log, said, read } = openPipe();
    const line = `${'x'.repeat(9_999)}\n`;
    for (let n = 0; n < 300; n++) log.write(line);
    let got = '';
    await vi.waitFor(
      () => {
        got += read();
        expect(got.length).toBe(105 * line.length);
      },
      { timeout: 20_000, interval: 5 },
    );
    expect([got === line.repeat(105), said]).toEqual([true, []]);
  });

  it('has its last lines when the process ends', () => {
    const { log, read } = openPipe();
    log.write('first\n');
    log.write('second\n');
    log.flush();
    expect(read()).toContain('second\n');
  });
});
