import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { plainEnvironment } from '../support/command';
import { type PackedProject, packedProject } from '../support/packedProject';

let project: PackedProject;
let server: ChildProcess;
let address: string;
let browser: Browser;

beforeAll(async () => {
  project = await packedProject('served-wizard');
  expect(project.installed).toMatchObject({ code: 0 });
  expect(project.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error').stderr).toBe('');
  address = await start();
  browser = await chromium.launch(testLaunchOptions());
});
afterAll(async () => {
  await browser?.close();
  server?.kill();
});

/** The port of the server. */
let port = 0;

/** The first line of what a request of this very address is answered. */
async function lineOf(path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).split('\r\n')[0] as string;
}

async function start(): Promise<string> {
  server = spawn(process.execPath, ['server.mjs'], {
    cwd: project.folder,
    env: { ...plainEnvironment(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(server.stdout as NodeJS.ReadableStream, 'data');
  port = Number(new URL(String(said).trim()).port);
  return String(said).trim();
}

/** A page of a customer of its own, with all that its console told of errors. */
async function customer(): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ viewport: { width: 375, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(address);
  await page.getByRole('heading', { name: 'You', exact: true }).waitFor();
  return { page, errors };
}

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('12/10/1990');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Companions', exact: true }).waitFor();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('button', { name: 'Add a companion' }).click();
  await page.getByLabel('Name').fill('Charles Babbage');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Stay', exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Arrival' }).fill('05/01/2099');
  await page.getByRole('textbox', { name: 'Departure' }).fill('05/08/2099');
  await page.getByLabel('Meals').selectOption('Breakfast');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Check before sending' }).waitFor();
}

describe('a wizard whose definitions its server brings', () => {
  it('is strictly typed', () => {
    expect(project.run('node_modules/typescript/bin/tsc').stdout).toBe('');
  });

  it('is filled in, looked over, changed and sent, under its policy', async () => {
    const { page, errors } = await customer();
    await fillIn(page);
    expect(await page.getByText('Charles Babbage').count()).toBe(1);
    expect(await page.locator(':focus').textContent()).toBe('Check before sending');
    await page.getByRole('button', { name: 'Edit Who plans it?' }).click();
    await page.getByLabel('Name').fill('Ada King');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada King');
    for (const title of ['Companions', 'Stay', 'Check before sending']) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
    }
    await page.getByText('Ada King').waitFor();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('Thank you: your trip is booked.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'You', exact: true }).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    expect(errors).toEqual([]);
  });

  it('has what the server holds after a reload, of this customer alone', async () => {
    const { page } = await customer();
    await fillIn(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('heading', { name: 'Stay', exact: true }).waitFor();
    await page.getByRole('button', { name: 'You' }).click();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ada Lovelace');
    const other = await customer();
    expect(await other.page.getByLabel('Name').inputValue()).toBe('');
  });

  it('says under the title what a tab says of itself', async () => {
    const { page } = await customer();
    expect(await page.getByText('Whoever plans the trip has our answer by e-mail.').count()).toBe(1);
  });

  it('takes a page of HTML, as a proxy gives it, for no answer: it is told, and nothing is saved over', async () => {
    const { page } = await customer();
    await fillIn(page);
    await page.evaluate(() => localStorage.clear());
    const told: string[] = [];
    page.on('dialog', (dialog) => told.push(dialog.message()));
    await page.route('**/api/traveller', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in</p>' }),
    );
    await page.reload();
    await page.getByRole('heading', { name: 'You', exact: true }).waitFor();
    await expect.poll(() => told.length).toBe(1);
    await page.getByLabel('Name').fill('Charles Babbage');
    await page.getByLabel('E-mail').fill('charles@example.com');
    await page.getByRole('textbox', { name: 'Date of birth' }).fill('12/26/1991');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => told.length).toBe(2);
    await page.unroute('**/api/traveller');
    const held = await page.evaluate(async () => (await fetch('/api/traveller')).json());
    expect(held).toMatchObject({ name: 'Ada Lovelace' });
  });

  it('keeps only what its rules allow', async () => {
    const { page } = await customer();
    const call = (method: string, path: string, body?: unknown) =>
      page.evaluate(
        async ([method, path, body]) => {
          const answer = await fetch(`/api${path}`, {
            method: method as string,
            ...(body ? { body } : {}),
          } as RequestInit);
          return [answer.status, await answer.json()];
        },
        [method, path, typeof body === 'string' ? body : JSON.stringify(body)] as const,
      );
    const stay = { arrival: '2099-05-01', departure: '2099-05-08', board: 'none' };
    expect(await call('PUT', '/stay', { ...stay, price: 0 })).toEqual([
      400,
      { data: { errors: ['This call does not take /price.'] } },
    ]);
    expect(await call('PUT', '/stay', { ...stay, arrival: ['2099-05-01'] })).toMatchObject([400, {}]);
    expect(await call('PUT', '/stay', { ...stay, departure: '2099-02-30' })).toMatchObject([422, {}]);
    expect(await call('PUT', '/stay', '{')).toEqual([400, {}]);
    expect(await call('POST', '/trip')).toMatchObject([422, {}]);
    expect(await call('PUT', '/stay', { ...stay, diet: 'nuts' })).toEqual([200, {}]);
    expect(await call('GET', '/stay')).toEqual([200, { ...stay, diet: '' }]);
    expect((await fetch(`${address}/api/stay`)).status).toBe(403);
    for (const path of ['assets/..%2f..%2fserver.mjs', 'index.html', 'server.mjs', '%'])
      expect([path, (await fetch(`${address}/${path}`)).status]).toEqual([path, 404]);
    // A browser would not ask for these: neither ends the server.
    expect(await lineOf('//')).toContain('400');
    expect(await lineOf('http://[')).toContain('400');
  });

  it('has another field after a change of its definitions and a new start, without a new build', async () => {
    const file = join(project.folder, 'schemas/trip/traveller.json');
    const before = readFileSync(file, 'utf8');
    const here = await customer();
    await here.page.getByLabel('Name').fill('Ada Lovelace');
    await here.page.getByLabel('E-mail').fill('ada@example.com');
    await here.page.getByRole('textbox', { name: 'Date of birth' }).fill('12/10/1990');
    server.kill();
    await once(server, 'exit');
    writeFileSync(file, before.replace('"E-mail"', '"E-mail address"'));
    address = await start();
    // Who was here before goes on: what was not saved is on the device.
    await here.page.getByRole('button', { name: 'Next' }).click();
    await here.page.getByRole('heading', { name: 'Companions', exact: true }).waitFor();
    const { page } = await customer();
    expect(await page.getByLabel('E-mail address').count()).toBe(1);
    await page.context().clearCookies();
    const told: string[] = [];
    page.on('dialog', (dialog) => told.push(dialog.message()));
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Date of birth' }).fill('12/10/1990');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => told.join()).toContain('Please reload the page.');
    server.kill();
    await once(server, 'exit');
    writeFileSync(file, before.replace('"email" }', '"emial" }'));
    const { status, stderr } = project.run('server.mjs');
    expect(status).toBe(1);
    expect(stderr).toMatch(/traveller\.json:\d+:\d+ {2}DEF_UNKNOWN_FORMAT {2}There is no format "emial"/);
  });
});
