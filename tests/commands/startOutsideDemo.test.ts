import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hashInBrowser } from '../../server/access/password';
import { queueMail } from '../../server/mail/queue';
import { token } from '../../server/mail/templates/token';
import { openStorage } from '../../server/storage/storage';
import { LIVE_NO_WIZARDS, NO_WIZARDS } from '../server/testServer';
import { dataFolder } from '../support/embedded/dataFolder';
import { type RunningScript, runScript } from '../support/runningScript';
import { temporaryFolder } from '../support/temporaryFolder';

const definitionsDir = temporaryFolder();
const received: string[] = [];
let server: RunningScript | undefined;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    let source = '';
    stream.on('data', (chunk) => {
      source += chunk;
    });
    stream.on('end', () => {
      received.push(`${envelope.rcptTo.map(({ address }) => address)}\n${source.replace(/=\r\n/g, '')}`);
      done();
    });
  },
});

beforeAll(async () => {
  const { settings, types } = NO_WIZARDS;
  const index = { version: '1', settings, types, wizards: [], forms: [] };
  writeFileSync(join(definitionsDir, 'index.json'), JSON.stringify(index));
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  await server?.kill();
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
});

it('[O-53] a server outside the demo sends by SMTP what is asked for, and what was queued before it started', async () => {
  const dataDir = await dataFolder();
  const { database, close } = await openStorage({ databaseUrl: undefined, dataDir }, 'server', async () => {});
  const services = { database, clock: () => new Date(), definitions: LIVE_NO_WIZARDS };
  await queueMail(services, token({ to: { email: 'antes@example.com' }, purpose: 'login', digits: '123456' }));
  await close();

  server = await runScript('start', {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DEFINITIONS_DIR: definitionsDir,
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    PUBLIC_URL: 'https://ficha.test',
  });
  const find = (recipient: string) => received.find((mail) => mail.startsWith(`${recipient}\n`));
  const patience = { timeout: 60_000, interval: 50 };
  await vi.waitFor(() => expect(find('antes@example.com')).toContain('123456'), patience);

  const answer = await fetch(`${server.address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      TipoCadastro: 1,
      NomeRazaoSocial: 'Ana Maria Souza',
      CpfCnpj: '52998224725',
      Email: 'ana@example.com',
      Password: hashInBrowser('Abcdef1!'),
    }),
  });
  expect(answer.status).toBe(200);
  await vi.waitFor(() => expect(find('ana@example.com')).toContain('https://ficha.test/ConfirmarConta/'), patience);
  expect(find('ana@example.com')).toContain('From: Portal de cadastro <nao-responda@ficha.test>');
  expect(server.printed().match(/DRAFT_KEYS.*/g)).toEqual([
    'DRAFT_KEYS is not set: what customers type and do not save is kept on their devices alone.',
  ]);
  for (const path of ['/outbox', '/demo']) expect((await fetch(`${server.address}${path}`)).status).toBe(404);

  const readiness = await fetch(`${server.address}/ready`);
  expect([readiness.status, await readiness.json()]).toEqual([
    200,
    {
      status: 'ready',
      database: 'ok',
      migrations: 'ok',
      files: 'ok',
      definitions: expect.any(Number),
      mail: { oldest: 0 },
    },
  ]);
  expect(await server.end()).toBe(0);
});

it('a second SIGTERM ends at once, whoever is still sending', async () => {
  server = await runScript('start', { DATA_DIR: await dataFolder(), DEFINITIONS_DIR: definitionsDir });
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  socket.write(
    'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  const [first, second] = [server.end(), wait(1_500).then(() => process.kill(server?.pid ?? 0, 'SIGTERM'))];
  await second;
  expect(await first).toBe(1);
});
