import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { writeDefinitions } from '../../scripts/lib/writeDefinitions';
import { findViolations } from './accessibility';
import { startTestServer, type TestServer } from './server';

/** The server over a wizard that exists only as JSON under tests/wizards. */
const test = base.extend<object, { library: TestServer }>({
  library: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'library-card-'));
      const problems = writeDefinitions('tests/wizards', folder);
      if (problems) throw new Error(problems);
      const library = await startTestServer(folder);
      await use(library);
      await library.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

async function open(page: Page, library: TestServer, token: string) {
  await page.goto(`${library.url}/login`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(`${library.url}/library-card`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function fillMember(page: Page, born: string) {
  await field(page, 'Full name').fill('Ana Reader');
  await field(page, 'Date of birth').fill(born);
  await field(page, 'E-mail').fill('ana@example.org');
  await field(page, 'Postal code').fill('01310100');
  await expect(field(page, 'Street')).toHaveValue('Avenida Paulista');
}

test.beforeEach(({ library }) => library.reset());

test('runs rules, lookup and validators of a wizard that is only JSON, and brings back what was saved', async ({
  page,
  library,
}) => {
  const { token } = await library.addClient({ type: 3 });
  await open(page, library, token);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member');
  await next(page);
  await expect(page.getByRole('alertdialog')).toContainText('Please fill in Full name.');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(field(page, 'Full name')).toBeFocused();

  await page.getByText('Student', { exact: true }).click();
  await expect(field(page, 'School')).toBeVisible();
  await page.getByText('Reader', { exact: true }).click();
  await expect(field(page, 'School')).toBeHidden();

  await fillMember(page, '01/05/1990');
  await expect(field(page, 'Street')).not.toBeEditable();
  await field(page, 'Second e-mail').fill('ANA@example.org');
  await field(page, 'Second e-mail').blur();
  await expect(page.locator('#member-otherEmail-message')).toHaveText('The two e-mails must differ.');
  await expect(page.getByRole('link', { name: 'Second e-mail The two e-mails must differ.' })).toBeVisible();
  await field(page, 'Second e-mail').fill('');
  expect(await findViolations(page)).toEqual([]);

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/library/member'),
  );
  await next(page);
  expect((await sent).postDataJSON()).toEqual({
    fullName: 'Ana Reader',
    nickname: '',
    born: '1990-05-01',
    email: 'ana@example.org',
    otherEmail: '',
    kind: 1,
    school: '',
    postalCode: '01310100',
    street: 'Avenida Paulista',
    city: 'São Paulo',
    country: 'BRA',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guardians');

  await page.reload();
  await page
    .getByRole('button', { name: /Member/ })
    .first()
    .click();
  await expect(field(page, 'Full name')).toHaveValue('Ana Reader');
  await expect(field(page, 'Street')).not.toBeEditable();
});

test('keeps a list with calls of its own and rules over its rows', async ({ page, library }) => {
  const { token } = await library.addClient({ type: 3 });
  await open(page, library, token);
  await fillMember(page, '01/05/2015');
  await next(page);
  await expect(page.getByText('No guardian yet')).toBeVisible();
  await next(page);
  await expect(page.getByRole('alertdialog')).toContainText('A reader under 18 needs a guardian who may borrow.');
  await page.getByRole('button', { name: 'Got it' }).click();

  await field(page, 'Name').fill('Rosa Reader');
  await field(page, 'E-mail').fill('rosa@example.org');
  await page.getByText('Yes', { exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('row', { name: /Rosa Reader/ })).toContainText('Yes');
  await expect(page.getByLabel('May borrow?')).not.toBeEditable();

  await next(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading');
});

test('adds up the shares over the rows of a list edited in place, and finishes', async ({ page, library }) => {
  const { token } = await library.addClient({ type: 3 });
  await open(page, library, token);
  await fillMember(page, '01/05/1990');
  await next(page);
  await next(page);
  await page.getByRole('textbox', { name: 'Subject' }).fill('History');
  await page.getByRole('textbox', { name: 'Share in percent' }).fill('60');
  await page.getByRole('button', { name: 'Add interest' }).click();
  await page.getByRole('textbox', { name: 'Subject' }).last().fill('Art');
  await page.getByRole('textbox', { name: 'Share in percent' }).last().fill('41');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The shares make more than 100 percent.');
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('textbox', { name: 'Share in percent' }).last().fill('40');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check before sending');
  const finished = page.waitForResponse((response) => response.url().endsWith('/api/library/finish'));
  await page.getByRole('button', { name: 'Finish' }).click();
  expect((await finished).status()).toBe(200);
});
