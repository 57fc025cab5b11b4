import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { DeedStep, FillStep, Step } from './script';
import { controlOf } from './sight';

/** Whether a step leaves something in a field. */
export const isFilled = (step: Step): step is FillStep => step.do in fill;

/** Puts a text into a field, by the kind of its step. */
export const fill: Record<FillStep['do'], (page: Page, step: FillStep, text: string) => Promise<void>> = {
  async type(page, step, text) {
    await controlOf(page, step).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  async select(page, step, label) {
    await controlOf(page, step).selectOption({ label });
  },
  async search(page, step, text) {
    // As a hand does: a click ends the way back to the last place, which would take the focus away again.
    await controlOf(page, step).click();
    await controlOf(page, step).fill(text);
    await page.getByRole('listbox').getByRole('option').first().click();
  },
};

/** Scrolls, or presses a button and waits for what it shows. */
export async function press(page: Page, step: DeedStep): Promise<void> {
  if (step.do === 'scroll') {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 137);
    await wait(50);
    return;
  }
  await controlOf(page, step).click();
  const { shows = {} } = step;
  if (shows.message !== undefined) {
    const name = { name: shows.message, exact: true };
    const message = page.getByRole('alertdialog', name).or(page.getByRole('dialog', name));
    await message.waitFor();
    await message.getByRole('button').last().click();
    await message.waitFor({ state: 'hidden' });
  }
  if (shows.tab !== undefined) await page.getByRole('heading', { level: 1, name: shows.tab, exact: true }).waitFor();
}
