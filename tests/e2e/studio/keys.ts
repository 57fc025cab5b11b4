import { expect, type Page } from '@playwright/test';
import { englishIn } from '../../support/englishIn';
import { findViolations } from '../accessibility';

/** The row of the outline that has the keys. */
export const row = (page: Page) => page.locator('[data-area=outline] [role=row]:focus');

export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes to something by the box that finds everything. */
export async function goTo(page: Page, name: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Ir para campo/ }).fill(name);
  const found = page.getByRole('listbox', { name: 'O que se encontrou' });
  await expect(found.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(row(page)).toHaveAccessibleName(new RegExp(`^${name}`));
}

/** The area of the page that has the keys. */
export const area = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-area]')?.dataset.area);

/** Goes on by F6 until an area has the keys. */
export async function toArea(page: Page, wanted: string) {
  for (let times = 0; times < 5 && (await area(page)) !== wanted; times += 1) await page.keyboard.press('F6');
  expect(await area(page)).toBe(wanted);
}

/** What has the keys, as it is read aloud: `button "Adicionar"`. Something always has them, and it has a name. */
export async function focused(page: Page): Promise<string> {
  const at = page.locator(':focus');
  await expect(at, 'nothing has the keys').toHaveCount(1);
  const [said = ''] = (await at.ariaSnapshot()).split('\n');
  const [, role = said, name = ''] = /^- '?(\w+)((?: "(?:[^"\\]|\\.)*")?(?: \[checked\])?)/.exec(said) ?? [];
  if (role !== 'iframe') expect(name, said).toMatch(/^ "/);
  return role + name;
}

/** Presses Tab until what is wanted has the keys. */
export async function tabTo(page: Page, wanted: RegExp, key = 'Tab') {
  const visited: string[] = [];
  for (let times = 0; times < 80; times += 1) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (wanted.test(at)) return;
    visited.push(at);
  }
  throw new Error(`${key} never came to ${wanted}, but to ${visited.join(', ')}.`);
}

/** Opens the list of a token that has the keys, and takes a choice of it by letters. */
export async function pickByKeys(page: Page, choice: string) {
  await page.keyboard.press('ArrowDown');
  const active = page.locator('[role=listbox] [role=option][data-active]');
  await expect(active).toBeVisible();
  await page.keyboard.type(choice);
  for (let times = 0; times < 12 && (await active.innerText()) !== choice; times += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(active).toHaveText(choice);
  await page.keyboard.press('Enter');
  await expect(active).toBeHidden();
}

/** All that the page says, by its texts and the names of its parts; texts of files are another matter. */
const saidBy = (page: Page) =>
  page.evaluate(() => {
    const ofFiles = '.cm-editor, code, pre[tabindex], iframe, script, style';
    const names = ['aria-label', 'title', 'placeholder'];
    const parts = [...document.body.querySelectorAll('*')].filter((part) => !part.closest(ofFiles));
    const texts = parts.flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent),
    );
    return [...texts, ...parts.flatMap((part) => names.map((name) => part.getAttribute(name)))].join('\n');
  });

/** Nothing that axe finds, nothing that goes beyond the page, no word of another language. */
export async function look(page: Page, state: string) {
  const found = await findViolations(page);
  // The lines that part areas stand between these.
  expect(
    found.filter((one) => !one.startsWith('region: ')),
    state,
  ).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, state).toBe(0);
  expect(englishIn(await saidBy(page)), state).toEqual([]);
}
