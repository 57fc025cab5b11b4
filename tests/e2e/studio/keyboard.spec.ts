import { expect, type Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { test } from './studio';

/** The row of the outline that has the keys. */
const row = (page: Page) => page.locator('[data-area=outline] [role=row]:focus');

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes to something by the box that finds everything. */
async function goTo(page: Page, name: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Ir para campo/ }).fill(name);
  const found = page.getByRole('listbox', { name: 'O que se encontrou' });
  await expect(found.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(row(page)).toHaveAccessibleName(new RegExp(`^${name}`));
}

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
  const area = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-area]')?.dataset.area);
  await studio.openWizard('Cadastro de Pessoa Física');
  await goTo(page, 'Nome da mãe');
  const visited: (string | undefined)[] = [];
  for (let times = 0; times < 4; times += 1) {
    await page.keyboard.press('F6');
    visited.push(await area());
  }
  expect(visited).toEqual(['preview', 'properties', 'panel', 'outline']);
  await expect(row(page)).toHaveAccessibleName(/^Nome da mãe/);
  await press(page, 'Control+e', 'Control+e');
  await page.getByRole('textbox', { name: 'Texto de pf/informacoes.json' }).focus();
  await page.keyboard.press('Tab');
  expect(await area()).not.toBe('text');
  await page.keyboard.press('Shift+Tab');
  expect(await area()).toBe('text');
  await page.keyboard.press('Control+e');
  await expect.poll(area).toBe('preview');
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

for (const { width, height } of [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} pixels axe finds nothing in any room`, async ({ studio }) => {
    test.setTimeout(180_000);
    const { page } = studio;
    await page.setViewportSize({ width, height });
    const look = async (room: string) => {
      const found = await findViolations(page);
      // The lines that part areas stand between these.
      expect(
        found.filter((one) => !one.startsWith('region: ')),
        room,
      ).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, room).toBe(0);
    };
    await look('home');
    await studio.openWizard('Cadastro de Pessoa Física');
    await goTo(page, 'País de nascimento');
    await expect(studio.form.getByRole('heading', { level: 1 })).toBeVisible();
    for (const panel of ['Problemas', 'Dados', 'Por quê', 'Casos', 'Comentários', 'Impacto', 'Histórico']) {
      await page.getByRole('tab', { name: new RegExp(`^${panel}`) }).click();
      await look(panel);
    }
    await page.keyboard.press('Control+e');
    await look('form and text');
    await page.keyboard.press('Control+e');
    await look('text');
    await page.keyboard.press('Control+e');
    await page.keyboard.press('Control+k');
    await look('the box that finds everything');
    await page.keyboard.press('Escape');
    await studio.add('Campo');
    await look('gallery');
    await page.keyboard.press('Escape');
    await goTo(page, 'Nome da mãe');
    for (const [key, dialog] of [
      ['Control+m', /^Mover/],
      ['F2', /^Renomear/],
      ['Delete', /^Apagar/],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await look(key);
      await page.keyboard.press('Escape');
      await expect(row(page)).toBeVisible();
    }
  });
}
