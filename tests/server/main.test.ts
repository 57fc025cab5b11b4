import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashInBrowser } from '../../server/access/password';
import { writeDefinitions } from './compiledDefinitions';

vi.setConfig({ hookTimeout: 90_000, testTimeout: 180_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'ficha-data-'));
const running = new Set<ChildProcess>();
let definitionsDir: string;

/** Starts the server as `npm start` does, but from its sources. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, DEFINITIONS_DIR: definitionsDir, ...env },
  });
  running.add(child);
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  const address = async () => {
    await vi.waitFor(() => expect(output).toContain('Logins of'), { timeout: 120_000, interval: 100 });
    return /http:\/\/localhost:(\d+)/.exec(output)?.[0].replace('localhost', '127.0.0.1') as string;
  };
  return { child, address, ended, output: () => output };
}

beforeAll(() => {
  definitionsDir = writeDefinitions();
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

describe('the process', () => {
  it('prints its address and the logins, serves, refuses a second one, ends cleanly and keeps its data', async () => {
    const first = start();
    const address = await first.address();
    expect(first.output()).toMatch(/helena@example\.com\s+52998224725\s+Ficha@2026/);
    const login = () =>
      fetch(`${address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ Usuario: 'helena@example.com', Senha: hashInBrowser('Ficha@2026'), TipoCliente: 1 }),
      });
    expect((await login()).status).toBe(200);

    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `The data directory ${dataDir} is in use by process ${first.child.pid}: stop that process, or choose another DATA_DIR.`,
    );

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const third = start();
    expect((await fetch(`${await third.address()}/definitions/index.json`)).status).toBe(200);
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'SMTP_URL and PUBLIC_URL must be set outside demo mode.'],
    [{ DEFINITIONS_DIR: '/nowhere' }, 'There are no compiled definitions in /nowhere: run "npm run build" first.'],
  ])('ends with one clear sentence when it cannot start: %o', async (env, sentence) => {
    const { ended, output } = start(env);
    expect(await ended).toBe(1);
    expect(output().trim()).toBe(sentence);
  });
});
