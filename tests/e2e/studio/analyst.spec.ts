import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { withPortal } from './portal';
import { newLines, test } from './studio';

const INFORMATION = 'pf/informacoes.json';

test('a title is changed where it is read, one line of the file with it, and undone', async ({ studio }) => {
  const before = studio.read(INFORMATION);
  await studio.openWizard('Cadastro de Pessoa Física');
  await studio.choose('Nacionalidade');
  await studio.properties.getByLabel('Rótulo').fill('Qual é a sua nacionalidade?');
  await expect(studio.form.getByLabel('Qual é a sua nacionalidade?')).toBeVisible();
  await studio.save();
  expect(newLines(before, studio.read(INFORMATION))).toEqual(['"title": "Qual é a sua nacionalidade?"']);
  await studio.page.getByRole('button', { name: /^Desfazer/ }).click();
  await studio.save();
  expect(studio.read(INFORMATION)).toBe(before);
});

test('what is typed into the preview stays while a title changes', async ({ studio }) => {
  await studio.openWizard('Cadastro de Pessoa Física');
  await studio.form.getByLabel('Nome do pai').fill('Otávio Lima');
  await studio.choose('Nome da mãe');
  await studio.properties.getByLabel('Rótulo').fill('Nome de sua mãe');
  await expect(studio.form.getByLabel('Nome de sua mãe')).toBeVisible();
  await expect(studio.form.getByLabel('Nome do pai')).toHaveValue('Otávio Lima');
  await studio.page.getByRole('tab', { name: 'Dados' }).click();
  const part = studio.page.getByRole('article', { name: 'Parte basica' });
  await expect(part).toContainText('Parte basica, das abas Informações e Endereços');
  await expect(part).toContainText('"NomePai": "Otávio Lima"');
});

test('the page itself stays where it is, however much stands in its areas', async ({ studio }) => {
  const { page } = studio;
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await studio.openWizard('Cadastro de Pessoa Física');
  await studio.choose('Apelido');
  await page.keyboard.press('Alt+w');
  await expect(page.getByRole('heading', { name: /^Apelido está oculto/ })).toBeVisible();
  expect(await beyond()).toBe(0);
  await page.getByRole('tab', { name: 'Problemas' }).click();
  expect(await beyond()).toBe(0);
});

for (const width of [1024, 1280, 1920]) {
  test(`at ${width} pixels the form keeps to its half beside the text, and the place where one is stands whole`, async ({
    studio,
  }) => {
    const { page } = studio;
    await page.setViewportSize({ width, height: 800 });
    await studio.openWizard('Cadastro de Pessoa Física');
    await studio.choose('Nome da mãe');
    const here = page.getByRole('navigation', { name: 'Onde você está' }).getByRole('button', { name: 'Nome da mãe' });
    expect(await here.evaluate((crumb) => crumb.scrollWidth - crumb.clientWidth)).toBe(0);
    await page.getByRole('radio', { name: 'Dividido', exact: true }).check({ force: true });
    const text = await page.locator('.cm-editor').boundingBox();
    const form = await page.locator('iframe[title="Prévia do formulário"]').boundingBox();
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
    expect(form?.width).toBeGreaterThanOrEqual(318);
  });
}

for (const width of [1024, 1440, 1920]) {
  test(`at ${width} pixels all tools of the form are whole, in one row, however much room its half has`, async ({
    studio,
  }) => {
    const { page } = studio;
    await page.setViewportSize({ width, height: 800 });
    await studio.openWizard('Cadastro de Pessoa Física');
    await expect(studio.form.getByRole('heading', { level: 1 })).toBeVisible();
    for (const layout of ['Visual', 'Dividido']) {
      await page.getByRole('radio', { name: layout, exact: true }).check({ force: true });
      const bar = page.getByRole('group', { name: 'Como a prévia se abre' });
      await expect
        .poll(() => bar.evaluate((row) => [row.scrollWidth - row.clientWidth, row.clientHeight < 56]))
        .toEqual([0, true]);
      const cut = await bar.evaluate((row) => {
        const { left, right } = row.getBoundingClientRect();
        return [...row.querySelectorAll('label, button')].filter((tool) => {
          const box = tool.getBoundingClientRect();
          return box.width > 0 && (box.left < left || box.right > right);
        }).length;
      });
      expect(cut).toBe(0);
      const mode = page.getByRole('combobox', { name: 'Modo', exact: true });
      await expect(async () => {
        if (!(await mode.isVisible())) await bar.getByRole('button', { name: /^Ajustes/ }).click({ timeout: 2_000 });
        await mode.selectOption({ label: 'Renovação' }, { timeout: 2_000 });
      }).toPass();
      await expect(mode).toHaveValue('renewal');
      await page.keyboard.press('Escape');
    }
  });
}

test('a field is added by its looks, and stands in the form, in the file and in the part that carries it', async ({
  studio,
}) => {
  const before = studio.read(INFORMATION);
  const { page } = studio;
  await studio.openWizard('Cadastro de Pessoa Física');
  await studio.choose('Nome da mãe');
  await studio.add('Campo');
  const gallery = page.getByRole('dialog', { name: 'Novo campo' });
  await gallery.getByLabel('Título').fill('Contato de recado');
  await expect(gallery.getByLabel('Nome na API')).toHaveValue('ContatoRecado');
  await gallery.getByRole('radio', { name: 'E-mail' }).first().click();
  await gallery.getByRole('button', { name: 'Adicionar' }).click();
  await expect(studio.form.getByLabel('Contato de recado')).toBeVisible();
  await studio.save();
  const lines = newLines(before, studio.read(INFORMATION));
  expect(lines).toContain('"ContatoRecado": { "type": "string", "title": "Contato de recado", "format": "email" }');
  expect(lines).toContain('"ContatoRecado"');
  await studio.expectNoProblem();
});

test('a name is changed everywhere, and data that are stored follow', async ({ studio }) => {
  const { page } = studio;
  await studio.openWizard('Cadastro de Pessoa Física');
  await studio.choose('Nome do pai');
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', { name: 'Renomear Nome do pai' });
  await dialog.getByLabel('Nome nos arquivos e na API').fill('PaiNome');
  await expect(dialog.getByText(/^Muda em \d+ lugares$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Renomear' }).click();
  await studio.save();
  expect(studio.read(INFORMATION)).not.toContain('NomePai');
  expect(JSON.parse(studio.read('pf/migration.json')).steps.at(-1)).toMatchObject({
    moved: 'informacoes/NomePai',
    to: 'informacoes/PaiNome',
  });
  await studio.expectNoProblem();
});

test('a wrong text keeps the last form that was right, says where it is wrong, and is repaired by a button', async ({
  studio,
}) => {
  const { page } = studio;
  await studio.openWizard('Cadastro de Pessoa Física');
  await studio.choose('conjuge', 'conjuge');
  await page.getByRole('radio', { name: 'Texto', exact: true }).check({ force: true });
  const line = page.locator('.cm-line').filter({ hasText: '"require": ["NomeConjugue"' });
  await line.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.insertText('"require": ["NomeConjuge", "CpfConjugue"]');
  await expect(page.getByText('Trocar por Nome do cônjuge')).toBeVisible();
  await page.getByRole('radio', { name: 'Visual', exact: true }).check({ force: true });
  await expect(studio.form.getByRole('heading', { level: 1 })).toHaveText('Informações');
  await page.getByRole('button', { name: 'Trocar por Nome do cônjuge' }).click();
  await studio.expectNoProblem();
});

test('a file that is broken on disk opens as text with its problem, and is repaired there', async ({ studio }) => {
  const { page } = studio;
  const whole = studio.read(INFORMATION);
  writeFileSync(join(studio.folder, INFORMATION), whole.replace('"title": "Informações",', '"title": "Informações"'));
  await page.reload();
  await studio.openWizard('Cadastro de Pessoa Física');
  await studio.choose('informacoes');
  await expect(page.getByRole('textbox', { name: `Texto de ${INFORMATION}` })).toBeVisible();
  const problem = page.getByRole('listitem').filter({ hasText: 'Esperado: uma vírgula' });
  await problem.getByRole('button', { name: /linha \d+$/ }).click();
  await page.locator('.cm-line').filter({ hasText: '"title": "Informações"' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(',');
  await expect(studio.form.getByRole('heading', { level: 1 })).toHaveText('Informações');
  await studio.save();
  expect(studio.read(INFORMATION)).toBe(whole);
  await studio.expectNoProblem();
});

test('a wizard from nothing is filled in and saved through the API by the running portal', async ({
  studio,
  browser,
}) => {
  test.setTimeout(120_000);
  const { page } = studio;
  await page.getByRole('button', { name: 'Novo cadastro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar cadastro' });
  await dialog.getByLabel('Título do cadastro').fill('Cadastro de Parceiro');
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await studio.choose('Dados', 'Dados');
  await expect(studio.form.getByLabel('Observação')).toBeVisible();
  await studio.save();
  await studio.expectNoProblem();

  await withPortal(browser, { folder: studio.folder, type: 4 }, async ({ page: portal }) => {
    await portal.goto('/cadastro-de-parceiro');
    await portal.getByLabel('Observação').fill('Parceiro desde 2020.');
    const sent = portal.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/cadastro-de-parceiro/dados'),
    );
    await portal.getByRole('button', { name: /^(?:Avançar|Concluir)/ }).click();
    expect((await sent).postDataJSON()).toEqual({ Observacao: 'Parceiro desde 2020.' });
    expect((await (await sent).response())?.status()).toBe(200);
  });
});
