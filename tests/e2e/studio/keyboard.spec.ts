import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { area, focused, goTo, look, pickByKeys, press, row, tabTo, toArea } from './keys';
import { changedLines, test } from './studio';

const INFORMATION = 'pf/informacoes.json';

test('the keys are on what was opened, at the first page and in the box that finds everything', async ({ studio }) => {
  const { page } = studio;
  await page.getByRole('button', { name: 'Cadastro de Pessoa Física' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page)).toHaveAccessibleName(/^Informações/);
  await goTo(page, 'Nome da mãe');
});

test('F6 goes to the rows of the outline, and on to each area; what a change of the middle takes away leaves them there', async ({
  studio,
}) => {
  const { page } = studio;
  await studio.openWizard('Cadastro de Pessoa Física');
  await goTo(page, 'Nome da mãe');
  const visited: (string | undefined)[] = [];
  for (let times = 0; times < 4; times += 1) {
    await page.keyboard.press('F6');
    visited.push(await area(page));
  }
  expect(visited).toEqual(['preview', 'properties', 'panel', 'outline']);
  await expect(row(page)).toHaveAccessibleName(/^Nome da mãe/);
  await press(page, 'Control+e', 'Control+e');
  await page.getByRole('textbox', { name: 'Texto de pf/informacoes.json' }).focus();
  await page.keyboard.press('Tab');
  expect(await area(page)).not.toBe('text');
  await page.keyboard.press('Shift+Tab');
  expect(await area(page)).toBe('text');
  await page.keyboard.press('Control+e');
  await expect.poll(() => area(page)).toBe('preview');
});

test('a field is moved, doubled, renamed and deleted by keys alone, and the keys stay in the outline', async ({
  studio,
}) => {
  const { page } = studio;
  await studio.openWizard('Cadastro de Pessoa Física');
  await goTo(page, 'Nome da mãe');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu', { name: 'Ações de Nome da mãe' })).toBeVisible();
  await page.keyboard.type('Mover para...');
  await page.keyboard.press('Enter');
  const move = page.getByRole('dialog', { name: 'Mover Nome da mãe' });
  await expect(move.getByLabel('Para')).toBeFocused();
  await page.keyboard.type('Dados profissionais');
  await press(page, 'Tab', 'Tab', 'Tab', 'Enter');
  await expect(move).toBeHidden();
  await expect(row(page)).toHaveAccessibleName(/^Nome da mãe/);
  await page.keyboard.press('Control+d');
  await expect(row(page)).toHaveAccessibleName(/^Nome da mãe.*NomeMae2/);
  await page.keyboard.press('F2');
  const rename = page.getByRole('dialog', { name: /^Renomear/ });
  await expect(rename.getByLabel('Nome nos arquivos e na API')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('NomeTia');
  await page.keyboard.press('Enter');
  await expect(rename).toBeHidden();
  await expect(row(page)).toHaveAccessibleName(/NomeTia/);
  await page.keyboard.press('Delete');
  const remove = page.getByRole('dialog', { name: /^Apagar/ });
  await expect(remove).toBeVisible();
  const act = remove.getByRole('button', { name: 'Apagar' });
  for (let times = 0; times < 8 && !(await act.evaluate((button) => button === document.activeElement)); times += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(remove).toBeHidden();
  await expect(row(page)).toBeVisible();
});

test('a rule is written from nothing by keys alone, choice by choice', async ({ studio }) => {
  const { page } = studio;
  const before = studio.read(INFORMATION);
  await studio.openWizard('Cadastro de Pessoa Física');
  await goTo(page, 'País de nascimento');
  await tabTo(page, /^button "Adicionar"/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Regra');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toMatch(/^textbox/);
  await page.keyboard.type('País de estrangeiros');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => area(page)).toBe('outline');
  await toArea(page, 'properties');
  await tabTo(page, /^button "Campo: País de nascimento"/);
  await pickByKeys(page, 'Nacionalidade');
  expect(await focused(page)).toBe('button "Campo: Nacionalidade"');
  await page.keyboard.press('ArrowRight');
  await pickByKeys(page, 'é');
  expect(await focused(page)).toBe('button "Comparação: é"');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await look(page, 'the list of a token');
  await page.keyboard.press('Escape');
  await pickByKeys(page, 'Estrangeiro');
  await tabTo(page, /^button "Retirar País de nascimento"/);
  await page.keyboard.press('Delete');
  expect(await focused(page)).toBe('button "Dizer mais"');
  await pickByKeys(page, 'Exige');
  await tabTo(page, /^button "Exige: incluir"/, 'Shift+Tab');
  await pickByKeys(page, 'País de nascimento');
  await focused(page);
  await look(page, 'the rule as choices');
  await studio.save();
  expect(changedLines(before, studio.read(INFORMATION))).toEqual([
    '+    { "id": "pais-de-estrangeiros", "when": { "Nacionalidade": { "const": 3 } }, "require": ["PaisNascimento"] },',
  ]);
  await tabTo(page, /^radio "Escolhas"/, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(studio.properties.getByRole('textbox', { name: 'Frase da regra' })).toHaveValue(
    'Quando *Nacionalidade* é *Estrangeiro*: exige *País de nascimento*.',
  );
  await look(page, 'the rule as a sentence');
});

/** Goes to a panel by the keys of its list. */
async function toPanel(page: Page, name: RegExp) {
  if ((await area(page)) === 'panel') await tabTo(page, /^tab /, 'Shift+Tab');
  await toArea(page, 'panel');
  for (let times = 0; times < 7 && !name.test(await focused(page)); times += 1) await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(name);
}

test('by keys alone one comes from a field to the line of the answer that decides about it', async ({ studio }) => {
  const { page } = studio;
  await studio.openWizard('Cadastro de Pessoa Física');
  await goTo(page, 'País de nascimento');
  await page.keyboard.press('Alt+w');
  await expect(page.getByRole('heading', { name: /^País de nascimento está oculto/ })).toBeVisible();
  await toPanel(page, /^tab "Por quê"/);
  await tabTo(page, /^radio "Visível/);
  // What was answered before stands there paler until the answer is there.
  await expect(page.locator('[data-earlier=false]')).toBeVisible();
  await look(page, 'why');
  const leaf = page
    .getByRole('table')
    .getByRole('button', { name: /linha \d+$/ })
    .first();
  const line = await leaf.innerText();
  await tabTo(page, new RegExp(`^button "${line}"`));
  await page.keyboard.press('Enter');
  expect(await area(page)).toBe('panel');
  await focused(page);
  await press(page, 'Control+e', 'Control+e');
  await toArea(page, 'text');
  await expect(page.locator('.cm-activeLine')).toContainText('Nacionalidade');
});

test('by keys alone a case is loaded into the form, and pinned as an example', async ({ studio }) => {
  const { page } = studio;
  await studio.openWizard('Cadastro de Pessoa Física');
  await goTo(page, 'País de nascimento');
  await toPanel(page, /^tab "Casos"/);
  await tabTo(page, /^button "Procurar os casos"/);
  await page.keyboard.press('Enter');
  expect(await focused(page)).toMatch(/^button "Procurando/);
  await expect(page.getByRole('button', { name: 'Carregar' }).first()).toBeVisible({ timeout: 30_000 });
  await look(page, 'cases');
  await tabTo(page, /^button "Carregar"/);
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('button "Carregar"');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('button "Fixar"');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Fixar como exemplo' })).toBeVisible();
  expect(await focused(page)).toBe('textbox "O que o exemplo conta"');
  await look(page, 'pinning');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ana conta onde nasceu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await focused(page)).toBe('button "Fixar"');
  await studio.save();
  expect(JSON.parse(studio.read(INFORMATION)).examples.stories.at(-1).title).toBe('Ana conta onde nasceu');
});

test('by keys alone a change is compared with the last commit, and each difference answered', async ({ studio }) => {
  test.setTimeout(120_000);
  const { page } = studio;
  const git = (...words: string[]) => execFileSync('git', words, { cwd: studio.folder, stdio: 'pipe' });
  try {
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=Ana', '-c', 'user.email=ana@exemplo.com.br', 'commit', '-q', '-m', 'Como era');
    await studio.openWizard('Cadastro de Pessoa Física');
    await goTo(page, 'Nome do pai');
    await page.keyboard.press('Delete');
    await tabTo(page, /^button "Apagar"/);
    await page.keyboard.press('Enter');
    await expect(row(page)).toBeVisible();
    await toPanel(page, /^tab "Impacto"/);
    await tabTo(page, /^button "Ver o impacto"/);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toMatch(/^button "Comparando/);
    await tabTo(page, /^button "Cancelar"/);
    await look(page, 'comparing');
    await expect(page.getByRole('button', { name: 'Comparar de novo' })).toBeVisible({ timeout: 90_000 });
    expect(await focused(page)).toMatch(/^button/);
    await look(page, 'impact');
    await tabTo(page, /^radio "Levar adiante"/);
    await page.keyboard.press('Space');
    expect(await focused(page)).toBe('radio "Levar adiante" [checked]');
    await toPanel(page, /^tab "Histórico"/);
    await look(page, 'history');
  } finally {
    rmSync(join(studio.folder, '.git'), { recursive: true, force: true });
  }
});

for (const { width, height } of [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} pixels axe finds nothing in any room`, async ({ studio }) => {
    test.setTimeout(180_000);
    const { page } = studio;
    await page.setViewportSize({ width, height });
    await look(page, 'home');
    await studio.openWizard('Cadastro de Pessoa Física');
    await goTo(page, 'País de nascimento');
    await expect(studio.form.getByRole('heading', { level: 1 })).toBeVisible();
    for (const panel of ['Problemas', 'Dados', 'Por quê', 'Casos', 'Comentários', 'Impacto', 'Histórico']) {
      await page.getByRole('tab', { name: new RegExp(`^${panel}`) }).click();
      await look(page, panel);
    }
    await page.keyboard.press('Control+e');
    await look(page, 'form and text');
    await page.keyboard.press('Control+e');
    await look(page, 'text');
    await page.keyboard.press('Control+e');
    await page.keyboard.press('Control+k');
    await look(page, 'the box that finds everything');
    await page.keyboard.press('Escape');
    await studio.add('Campo');
    await look(page, 'gallery');
    await page.keyboard.press('Escape');
    await goTo(page, 'Nome da mãe');
    for (const [key, dialog] of [
      ['Control+m', /^Mover/],
      ['F2', /^Renomear/],
      ['Delete', /^Apagar/],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await look(page, key);
      await page.keyboard.press('Escape');
      await expect(row(page)).toBeVisible();
    }
  });
}
