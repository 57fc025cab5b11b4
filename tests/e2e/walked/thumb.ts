import { expect, type Locator, type Page } from '@playwright/test';
import { scrollsSideways } from '../pf/lists';
import { startHearing } from './hearing';
import { type Reader, readerOf } from './reader';

/** A phone in the hand. */
export const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** What a finger may look for where it looks for no role. */
const ROLES = ['textbox', 'combobox', 'spinbutton', 'checkbox', 'radio', 'button', 'link'] as const;

/** Marks what a finger is about to touch. */
const AIM = 'data-aim';

/** What is pressed, where a field is typed into. */
const PRESSED = ['button', 'checkbox', 'radio', 'link'];

/** The same with a phone: what Tab goes to is found, and a finger touches it where it can be touched. */
export async function startThumb(page: Page): Promise<Reader> {
  const hearing = await startHearing(page);
  await page.addInitScript(() => {
    document.addEventListener('pointerdown', ({ target }) => Object.assign(globalThis, { touched: target }), true);
  });
  const { keyboard } = page;
  const isSelect = () => page.evaluate(() => document.activeElement?.localName === 'select');
  const aim = page.locator(`[${AIM}]`);
  let isAimed = false;

  const to: Reader['to'] = async (name, role) => {
    await aimAtNext(page, name, role);
    const heard = await hearing.of(`document.querySelector('[${AIM}]')`);
    isAimed = PRESSED.includes(heard.role);
    if (isAimed) return heard;
    // What a list opens is the phone's own: it is chosen from without being seen.
    if (await aim.evaluate((own) => own.localName === 'select')) await aim.focus();
    else await touch(aim);
    return heard;
  };
  const reader = readerOf(page, hearing, {
    to,
    async press(...keys) {
      const at = isAimed ? aim : page.locator(':focus');
      const isPressed = isAimed || PRESSED.includes((await hearing.focused()).role);
      isAimed = false;
      if (isPressed) await touch(at);
      else for (const key of keys) await keyboard.press(key);
    },
    async type(text) {
      if (await isSelect()) await takeOption(page.locator(':focus'), text);
      else await keyboard.type(text);
    },
    async answer(question, text) {
      const group = page.getByRole('radiogroup', { name: question, exact: true });
      await touch(group.getByRole('radio', { name: text, exact: true }));
    },
    takeFirst: () => page.getByRole('listbox').getByRole('option').first().tap(),
    reply: ({ answer }) => page.getByRole('button', { name: answer, exact: true }).last().tap(),
  });
  return {
    ...reader,
    async advance(title) {
      expect(await scrollsSideways(page)).toBe(false);
      await reader.advance(title);
    },
  };
}

/** Touches what has a name, by the card around it where it has one: whatever lies over it takes the touch, and fails. */
async function touch(own: Locator): Promise<void> {
  const around = own.locator('xpath=ancestor::label[1]');
  await ((await around.count()) > 0 ? around : own).tap();
}

/** Takes the option of a list of the phone that begins like this. */
async function takeOption(list: Locator, text: string): Promise<void> {
  const labels = await list.evaluate((own: HTMLSelectElement) => [...own.options].map(({ label }) => label));
  const label = labels.find((one) => one.toLowerCase().startsWith(text.toLowerCase()));
  expect(label, `${text} is one of ${labels.join(', ')}`).toBeDefined();
  await list.selectOption({ label: label ?? '' });
}

/** Marks the next thing with a name, after the one that has the focus or was touched last, as soon as it is there. */
async function aimAtNext(page: Page, name: string | RegExp, role?: string): Promise<void> {
  const called = typeof name === 'string' ? { name, exact: true } : { name };
  const roles = ROLES.filter((one) => role === undefined || one === role);
  const all = roles
    .map((one) => page.getByRole(one, called))
    .reduce((either, one) => either.or(one))
    .filter({ visible: true });
  const mark = () => all.evaluateAll(markNext, AIM);
  await expect.poll(mark, { message: `${role ?? 'anything'} ${name} comes next` }).toBe(true);
}

/** Runs in the page: marks which of these, in the order of the page, Tab would come to next. @returns whether there is one */
function markNext(found: Element[], mark: string): boolean {
  const { touched } = globalThis as unknown as { touched?: Element };
  const focused = document.activeElement === document.body ? undefined : document.activeElement;
  const anchor = focused ?? (touched?.isConnected ? touched : undefined);
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const group = anchor instanceof HTMLInputElement && anchor.type === 'radio' ? anchor.name : undefined;
  const next = found.find((own) => {
    if (top && !top.contains(own)) return false;
    if (own instanceof HTMLElement && own.tabIndex < 0) return false;
    if (group !== undefined && own instanceof HTMLInputElement && own.name === group) return false;
    return !anchor || (anchor.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  next?.setAttribute(mark, '');
  return next !== undefined;
}
