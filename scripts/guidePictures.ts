/** Takes the pictures of the analysts' guide from the Estúdio, over a copy of the definitions, into docs/images. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import { startStudio } from '../tests/support/studio';
import { contextOptions, launchOptions } from './lib/chromium.mjs';
import { ROOT } from './lib/root.mjs';
import { node } from './lib/run.mjs';

const QUALITY = 72;
const SETTLE_MS = 1500;
const COMMITS = [
  ['a41c9e2', '2026-11-20T14:32:00Z', 'País de nascimento exigido também de naturalizados'],
  ['7be20d1', '2026-11-19T10:05:00Z', 'Outra ocupação com no máximo 60 caracteres'],
  ['e1d3f80', '2026-11-18T17:48:00Z', 'Histórias do cônjuge em união estável'],
].map(([hash, at, subject]) => ({ hash, at, subject, author: 'Ana Lima' }));
const FIELD = '#pf/informacoes@pf/informacoes.json/schema/properties/PaisNascimento';

const folder = mkdtempSync(join(tmpdir(), 'ficha-pictures-'));
const definitions = join(folder, 'schemas');
cpSync(join(ROOT, 'schemas'), definitions, { recursive: true });
const studio = await startStudio(definitions);
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({ ...contextOptions, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // What is of this machine is no part of a picture.
  await page.route('**/api/definitions', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), folder: 'schemas' } });
  });
  await page.route('**/api/lately', (route) => route.fulfill({ json: { commits: COMMITS } }));
  await page.goto(studio.address);
  const base = page.url();
  const open = async (place: string) => {
    await page.goto(`${base}${place}`);
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  };
  await shoot(page, 'inicio');

  await open(FIELD);
  await page.getByLabel('Exemplo').selectOption({ label: 'Exemplo 1' });
  await shoot(page, 'campo');

  await page.getByRole('tab', { name: 'Por quê' }).click();
  await page.getByRole('heading', { name: /País de nascimento está/ }).waitFor();
  await shoot(page, 'porque');

  await page.getByRole('tab', { name: /^Problemas/ }).click();
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Campo', exact: true }).click();
  const gallery = page.getByRole('dialog', { name: 'Novo campo' });
  await gallery.getByLabel('Título').fill('Contato de recado');
  await shoot(page, 'galeria');
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox', { name: 'Filtrar a estrutura' }).fill('conjuge');
  await page.getByRole('treegrid').getByText('conjuge', { exact: true }).last().click();
  await page.getByRole('radio', { name: 'Dividido', exact: true }).check({ force: true });
  await shoot(page, 'regra');

  await page.getByRole('radio', { name: 'Visual', exact: true }).check({ force: true });
  await open('#pf/dados-bancarios@shared/dados-bancarios.json');
  await page.getByRole('tab', { name: 'Casos' }).click();
  await page.getByRole('button', { name: 'Procurar os casos' }).click();
  await page.getByText('Todos os casos foram procurados.').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Ampliar o painel' }).click();
  await shoot(page, 'casos');

  const preview = join(folder, 'previa');
  const share = ['--import', 'tsx', 'scripts/schemasShare.ts', 'pf', '--out', preview, '--dir', definitions];
  const { code, output } = await node(share);
  if (code !== 0) throw new Error(output);
  await page.goto(pathToFileURL(join(preview, 'index.html')).href);
  await page.getByLabel('Exemplo').selectOption({ label: 'Exemplo 1' });
  await page.frameLocator('iframe').getByLabel('Nome da mãe').click();
  await page.getByRole('textbox', { name: 'Comentário' }).fill('A API já nos dá este nome. Precisa perguntar?');
  await page.getByLabel('Seu nome').fill('Bia, Conformidade');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await shoot(page, 'previa');
} finally {
  await browser.close();
  await studio.end();
  rmSync(folder, { recursive: true, force: true });
}

/** One picture as WebP, which Playwright itself does not write. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(join(ROOT, `docs/images/estudio-${name}.webp`), Buffer.from(data, 'base64'));
}
