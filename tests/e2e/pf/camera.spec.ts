import type { Page } from '@playwright/test';
import { testLaunchOptions } from '../../../scripts/lib/chromium.mjs';
import { hasReadablePages } from '../../../server/blocks/documents/pdfPages';
import { SETTLING_MS } from '../../../src/blocks/documents/camera/useSettled';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi } from './calls';
import { EARLY, IDENTITY, KEPT, kindField, LIST, openDocuments, png, RESIDENCE, rowOf } from './documentFiles';
import { button, next, onTab } from './form';

const launched = testLaunchOptions();

// The camera of Chromium itself: a moving picture, given without a question.
test.use({
  launchOptions: {
    ...launched,
    args: [...launched.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
  viewport: { width: 390, height: 844 },
});

async function choose(page: Page, kind: string) {
  const option = kindField(page).getByRole('option', { name: kind });
  await kindField(page).selectOption({ label: (await option.first().textContent()) ?? kind });
}

async function shoot(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Fotografar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confira a foto' })).toBeVisible();
}

/** Presses a button that has just come, once it may be. */
async function press(page: Page, name: string | RegExp) {
  const one = page.getByRole('button', { name });
  await expect(one).toBeVisible();
  await page.waitForTimeout(SETTLING_MS);
  await one.click();
}
const accept = (page: Page) => press(page, /^Usar/);

test('photographs the two sides of a document into one PDF, which the server takes and saves', async ({
  page,
  server,
  signIn,
}) => {
  const client = await openDocuments(page, server, signIn);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(EARLY))
      sent.push(String(request.postDataJSON().FileDataString64));
  });
  await choose(page, IDENTITY);
  await button(page, 'Fotografar').click();
  await expect(page.getByRole('heading', { name: 'Fotografe a frente' })).toBeVisible();
  await shoot(page);
  // What the camera of Chromium shows is doubted, and the buttons change with that.
  await expect(page.getByRole('button', { name: 'Usar mesmo assim' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await accept(page);
  await press(page, 'Fotografar o verso');
  await shoot(page);
  await button(page, 'Girar').click();
  await accept(page);
  const row = rowOf(page, 'documento-de-identidade-rg-ou-cnh.pdf');
  await expect(row).toContainText(KEPT);
  await expect(kindField(page)).toBeFocused();
  const content = Buffer.from(sent[0] ?? '', 'base64');
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(hasReadablePages(content)).toBe(true);
  expect(content.toString('latin1').match(/\/Type \/Page /g)).toHaveLength(2);
  await choose(page, RESIDENCE);
  await button(page, 'Fotografar').click();
  await shoot(page);
  await accept(page);
  await expect(rowOf(page, 'comprovante-de-residencia.jpg')).toContainText(KEPT);
  await next(page);
  await onTab(page, 'Declarações');
  expect(await callApi(server, client, `GET ${LIST}`)).toMatchObject([
    { FileName: 'documento-de-identidade-rg-ou-cnh.pdf', Descricao: IDENTITY },
    { FileName: 'comprovante-de-residencia.jpg', Descricao: RESIDENCE },
  ]);
});

test('adjusts a photo that waits: it takes the place of the first one, here and on the server', async ({
  page,
  server,
  signIn,
}) => {
  const client = await openDocuments(page, server, signIn);
  await choose(page, RESIDENCE);
  await button(page, 'Fotografar').click();
  await shoot(page);
  await accept(page);
  const row = rowOf(page, 'comprovante-de-residencia.jpg');
  await expect(row).toContainText(KEPT);
  await button(page, 'Ajustar comprovante-de-residencia.jpg').click();
  await expect(page.getByRole('heading', { name: 'Ajuste a foto' })).toBeVisible();
  const discarded = page.waitForRequest((request) => /\/cliente\/arquivos\/.+\/excluir$/.test(request.url()));
  await button(page, 'Girar').click();
  await accept(page);
  await discarded;
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(KEPT);
  await choose(page, IDENTITY);
  await page.locator('input[type=file]').setInputFiles(png('rg.png'));
  await expect(rowOf(page, 'rg.png')).toContainText(KEPT);
  await next(page);
  await onTab(page, 'Declarações');
  expect(await callApi(server, client, `GET ${LIST}`)).toHaveLength(2);
});

test('lets go of the camera when the dialog is closed', async ({ page, server, signIn }) => {
  await openDocuments(page, server, signIn);
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      Object.assign(window, { opened: stream });
      return stream;
    };
  });
  await choose(page, IDENTITY);
  await button(page, 'Fotografar').click();
  const state = () =>
    page.evaluate(() => (window as unknown as { opened?: MediaStream }).opened?.getVideoTracks()[0]?.readyState);
  await expect.poll(state).toBe('live');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(kindField(page)).toBeVisible();
  expect(await state()).toBe('ended');
});

test('the way back closes the camera and stays on the page, and asks first once there is a photo', async ({
  page,
  server,
  signIn,
}) => {
  await openDocuments(page, server, signIn);
  const dialog = page.getByRole('dialog', { name: 'Fotografe a frente' });
  await choose(page, IDENTITY);
  await button(page, 'Fotografar').click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await onTab(page, 'Upload de Documentos');
  await button(page, 'Fotografar').click();
  await shoot(page);
  await page.goBack();
  await button(page, 'Continuar fotografando').click();
  await expect(page.getByRole('heading', { name: 'Confira a foto' })).toBeVisible();
  await page.goBack();
  await button(page, 'Descartar').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await onTab(page, 'Upload de Documentos');
});
