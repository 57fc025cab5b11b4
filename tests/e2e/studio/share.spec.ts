import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { serve } from '../../../bench/serve';
import { test } from './studio';

const FOLDER = 'reports/previa/pf';

test('a preview goes out as a folder, and what is remarked about a field comes back to it', async ({
  studio,
  context,
}, testInfo) => {
  test.setTimeout(120_000);
  const { page } = studio;
  await studio.openWizard('Cadastro de Pessoa Física');
  await studio.choose('Nome da mãe');
  await studio.properties.getByLabel('Rótulo').fill('Nome de sua mãe');
  await expect(studio.form.getByLabel('Nome de sua mãe')).toBeVisible();
  await page.getByRole('button', { name: 'Compartilhar prévia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartilhar prévia' });
  await dialog.getByRole('button', { name: 'Criar a pasta' }).click();
  await expect(dialog.getByText(`${FOLDER}/index.html`)).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Fechar' }).click();

  const server = await serve(resolve(FOLDER));
  const download = testInfo.outputPath('comentarios.json');
  try {
    for (const address of [`${server.origin}/index.html`, pathToFileURL(resolve(FOLDER, 'index.html')).href]) {
      const shared = await context.newPage();
      const problems: string[] = [];
      shared.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      shared.on('pageerror', (error) => problems.push(error.message));
      await shared.goto(address);
      const form = shared.frameLocator('iframe[title="Prévia do formulário"]');
      await shared.getByLabel('Exemplo').selectOption({ index: 1 });
      await expect(form.getByLabel('Nome de sua mãe')).not.toHaveValue('');
      await form.getByLabel('Nome de sua mãe').click();
      await expect(shared.getByLabel('Sobre')).toHaveValue('/NomeMae');
      await shared.getByRole('textbox', { name: 'Comentário' }).fill('Já temos o nome da mãe? <b>x</b>');
      await shared.getByLabel('Seu nome').fill('Bia');
      await shared.getByRole('button', { name: 'Comentar' }).click();
      await expect(shared.getByRole('article')).toContainText('Já temos o nome da mãe? <b>x</b>');
      const saved = shared.waitForEvent('download');
      await shared.getByRole('button', { name: 'Baixar comentários' }).click();
      await (await saved).saveAs(download);
      expect(problems).toEqual([]);
      await shared.close();
    }
  } finally {
    server.close();
    rmSync(FOLDER, { recursive: true, force: true });
  }

  await page.getByRole('tab', { name: 'Comentários' }).click();
  await page.getByLabel('Arquivo de comentários').setInputFiles(download);
  await expect(page.getByText('Um comentário novo.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filtrar a estrutura' }).fill('sua mãe');
  await expect(studio.outline.getByRole('row', { name: /Nome de sua mãe.*1 comentário/ })).toBeVisible();
  const card = studio.properties.getByRole('article');
  await expect(card).toContainText('<b>x</b>');
  await card.getByLabel('Resposta a Bia').fill('É exigido pelo regulador.');
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Resolver' }).click();
  await expect(card).toHaveCount(0);
  await studio.save();
  expect(JSON.parse(studio.read('comments/pf.json')).comments).toMatchObject([
    { tab: 'pf/informacoes', at: '/NomeMae', answers: [{ text: 'É exigido pelo regulador.' }], resolved: {} },
  ]);
  await page.getByRole('tab', { name: /^Problemas/ }).click();
  await studio.expectNoProblem();

  await page.getByRole('tab', { name: 'Comentários' }).click();
  writeFileSync(download, '{ "comments": [{ "id": "<img>", "text": 3 }] }');
  await page.getByLabel('Arquivo de comentários').setInputFiles(download);
  await expect(page.getByText(/não tem comentários de uma prévia/)).toBeVisible();
});
