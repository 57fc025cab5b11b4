import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { npmRun } from '../support/command';
import { dataFolder } from '../support/embedded/dataFolder';
import { type RunningScript, runScript } from '../support/runningScript';
import { temporaryFolder } from '../support/temporaryFolder';

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await dataFolder();
});

const run = (argv: string[], env: Record<string, string> = {}) => npmRun('admin', argv, { env: { DATA_DIR, ...env } });

const started = new Set<RunningScript>();
afterAll(async () => {
  for (const server of started) await server.kill();
});

async function startServer(directory: string): Promise<RunningScript> {
  const server = await runScript('start', { DATA_DIR: directory });
  started.add(server);
  return server;
}

async function settingsAt({ address }: RunningScript): Promise<object[]> {
  const answer = await fetch(`${address}/api/consulta/configuracao-geral`);
  return ((await answer.json()) as { data: object[] }).data;
}

describe('npm run admin', () => {
  it('keeps what it does in the embedded storage, without the variables for e-mails', async () => {
    expect(await run(['settings', 'set', 'Exibir apelido', 'S'])).toEqual({ code: 0, output: 'Exibir apelido = "S"' });
    const { code, output } = await run(['settings', 'list']);
    expect([code, output.split('\n').find((line) => line.startsWith('Exibir apelido'))]).toEqual([
      0,
      'Exibir apelido = "S"',
    ]);
  });

  it('says that there is no sign-up to free', async () => {
    expect(await run(['free', '529.982.247-25'])).toEqual({
      code: 1,
      output: 'There is no sign-up of "529.982.247-25" that waits to be confirmed.',
    });
  });

  it('says which process has the embedded storage', async () => {
    writeFileSync(join(DATA_DIR, 'server.lock'), String(process.pid));
    expect(await run(['clients'])).toEqual({
      code: 1,
      output: `The data directory ${DATA_DIR} is in use by process ${process.pid}: stop that process, or choose another DATA_DIR.`,
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

describe('npm run admin while the server runs on embedded storage', () => {
  let directory: string;
  let socket: string;
  beforeAll(async () => {
    directory = await dataFolder();
    socket = join(directory, 'admin.sock');
  });
  const admin = (...argv: string[]) => run(argv, { DATA_DIR: directory });

  it('has the server do it, by a socket of its owner alone, which ends with the server', async () => {
    const server = await startServer(directory);
    expect((statSync(socket).mode & 0o777).toString(8)).toBe('600');
    expect(await admin('settings', 'set', 'Exibir apelido', 'S')).toEqual({ code: 0, output: 'Exibir apelido = "S"' });
    expect(await settingsAt(server)).toContainEqual({ Chave: 'Exibir apelido', Valor: 'S' });
    const [settings = ''] =
      (await admin('revisions')).output
        .split('\n')
        .findLast((line) => line.startsWith('settings'))
        ?.split(' · ') ?? [];
    expect((await admin('revisions', 'show', ...settings.split(' '))).output).toContain('apelido = "S"');
    const { code, output } = await admin('clients', '--type', '1');
    expect([code, output.split('\n').length]).toEqual([0, 6]);
    expect(await admin('deactivate', 'helena@example.com')).toMatchObject({
      code: 0,
      output: expect.stringContaining('status 5 inativo'),
    });
    expect(await admin('approve', 'nobody@example.com')).toEqual({
      code: 1,
      output: 'There is no client "nobody@example.com".',
    });
    expect((await admin('demo-customers')).output).toContain('helena@example.com');
    expect(await talk('nonsense\n')).toContain('"failed"');
    const file = join(temporaryFolder(), 'all.backup');
    expect((await admin('backup', file)).output).toMatch(/^\S+: 18 clients, \d+ rows in \d+ tables/);
    expect(await admin('restore', file)).toEqual({ code: 1, output: 'A server runs on this database: end it first.' });
    expect(await server.end()).toBe(0);
    const [restored, whole] = [{ DATA_DIR: await dataFolder() }, / 18 clients, .* content ([0-9a-f]{12})\./];
    const contents = [await run(['restore', file], restored), await admin('verify', file)].map(
      ({ output }) => whole.exec(output)?.[1],
    );
    expect(contents).toEqual([expect.any(String), contents[0]]);
    expect((await run(['clients', '--type', '1'], restored)).output.split('\n')).toHaveLength(6);
    expect(existsSync(socket)).toBe(false);
    expect((await admin('settings', 'list')).output).toContain('Exibir apelido = "S"\n');
  });

  it('opens the storage itself when the server has crashed, and the next server takes commands again', async () => {
    const server = await startServer(directory);
    await server.kill();
    expect(existsSync(socket)).toBe(true);
    expect(await admin('settings', 'set', 'Exibir apelido', 'N')).toEqual({ code: 0, output: 'Exibir apelido = "N"' });
    const next = await startServer(directory);
    expect(await admin('settings', 'reset', 'Exibir apelido')).toEqual({
      code: 0,
      output: 'Exibir apelido has its default again.',
    });
    expect(await next.end()).toBe(0);
  });

  /** What the socket answers to this text. */
  function talk(text: string): Promise<string> {
    const connection = createConnection(socket);
    let answer = '';
    connection.on('data', (chunk) => {
      answer += chunk;
    });
    connection.write(text);
    return new Promise((resolve) => connection.on('close', () => resolve(answer)));
  }
});
