import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_WIZARDS } from '../testServer';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 240_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'ficha-data-'));
const definitionsDir = mkdtempSync(join(tmpdir(), 'ficha-definitions-'));

beforeAll(() => {
  const index = { version: '1', settings: NO_WIZARDS.settings, wizards: [] };
  writeFileSync(join(definitionsDir, 'index.json'), JSON.stringify(index));
});

/** Runs the command line as `npm run admin` does, but from its sources. */
function run(argv: string[], env: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/cli.ts', ...argv], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEFINITIONS_DIR: definitionsDir, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output: output.trim() })));
}

describe('the command line', () => {
  it('keeps what it does in the embedded storage, without the variables for e-mails', async () => {
    expect(await run(['settings', 'set', 'Exibir apelido', 'S'])).toEqual({ code: 0, output: 'Exibir apelido = "S"' });
    const { code, output } = await run(['settings', 'list']);
    expect([code, output.split('\n').find((line) => line.startsWith('Exibir apelido'))]).toEqual([
      0,
      'Exibir apelido = "S"',
    ]);
  });

  it('says which process has the embedded storage', async () => {
    writeFileSync(join(dataDir, 'server.lock'), String(process.pid));
    expect(await run(['clients'])).toEqual({
      code: 1,
      output: `The data directory ${dataDir} is in use by process ${process.pid}: stop that process, or choose another DATA_DIR.`,
    });
  });

  it('ends with one sentence, not with a stack', async () => {
    expect(await run(['approve'], { DATA_DIR: mkdtempSync(join(tmpdir(), 'ficha-data-')) })).toEqual({
      code: 1,
      output: 'Name the client by e-mail, CPF or CNPJ.',
    });
    expect(await run([])).toMatchObject({
      code: 0,
      output: expect.stringContaining('usage: npm run admin -- <command>'),
    });
  });
});
