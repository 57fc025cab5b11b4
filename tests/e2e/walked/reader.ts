import { expect, type Page } from '@playwright/test';
import { dialog as dialogOf } from '../pf/form';
import { type Heard, type Hearing, isAt, startHearing } from './hearing';

/** Somebody who sees nothing: keys, or the touch of a finger, go in, and what is heard comes out. */
export interface Reader extends Hearing {
  /** Goes on until it is at this, which comes after the place where it was. */
  to(name: string | RegExp, role?: string): Promise<Heard>;
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Goes to a field and types there. */
  fill(name: string | RegExp, text: string): Promise<void>;
  /** Goes to a list with search, types a part of the option, and takes the first that it offers. */
  search(name: string, text: string): Promise<void>;
  /** Types a part of an option into the list with search that has the focus, and takes the first that it offers. */
  take(text: string): Promise<void>;
  /** Goes to a list, with search or without, and takes the option that begins like this. */
  choose(name: string, text: string): Promise<void>;
  /** Goes to a question, and gives one of its answers. */
  answer(question: string, text: string): Promise<void>;
  /** Waits until all is kept, and presses the button that leads on, which leads to the title of the next step. */
  advance(title: string): Promise<void>;
  /**
   * Waits for a dialog with this title, whose answer `first` has the focus, and gives that answer or goes to another.
   * @returns its words
   */
  dialog(title: string, first: string, answer?: string): Promise<string>;
}

/** What each way through a page has of its own; all else is made of it. */
export type Hand = Pick<Reader, 'to' | 'press' | 'type' | 'answer'> & {
  /** Takes the first option of the open list. */
  takeFirst(): Promise<void>;
  /** Gives an answer of a dialog whose answer `first` has the focus. */
  reply(dialog: { first: string; answer: string }): Promise<void>;
};

/** So many stops and no sign of what is looked for: it cannot be reached. */
const MOST_STOPS = 90;

/** The document itself has the focus: Tab has left the page, or the focus is lost. */
const BEYOND = ['RootWebArea', 'none', ''];

/** Somebody without a mouse: each stop of Tab on the way has a role and a name, and none is the page itself. */
export async function startReader(page: Page): Promise<Reader> {
  const hearing = await startHearing(page);
  const { focused } = hearing;
  const { keyboard } = page;
  const to: Reader['to'] = async (name, role) => {
    const passed: string[] = [];
    while (passed.length < MOST_STOPS) {
      await keyboard.press('Tab');
      const heard = await focused();
      if (BEYOND.includes(heard.role)) throw new Error(`no ${name} up to the end; passed ${passed.join(', ')}`);
      expect(heard.name, `${heard.role} after ${passed.at(-1)} has no name`).not.toBe('');
      if (isAt(heard, name, role)) return heard;
      passed.push(`${heard.role} ${heard.name}`);
    }
    throw new Error(`Tab does not reach ${name}; it passed ${passed.join(', ')}`);
  };
  return readerOf(page, hearing, {
    to,
    async press(...keys) {
      for (const key of keys) await keyboard.press(key);
    },
    type: (text) => keyboard.type(text),
    async answer(question, text) {
      const own = page.getByRole('radiogroup', { name: question, exact: true }).locator(':focus');
      do await to(/./, 'radio');
      while ((await own.count()) === 0);
      const first = (await focused()).name;
      while (!isAt(await focused(), text, 'radio')) {
        await keyboard.press('ArrowDown');
        expect((await focused()).name, `${question} has no answer ${text}`).not.toBe(first);
      }
      await keyboard.press('Space');
    },
    async takeFirst() {
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    },
    async reply({ first, answer }) {
      if (answer !== first) await keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: answer, exact: true }).and(page.locator(':focus'))).toBeVisible();
      await keyboard.press('Enter');
    },
  });
}

/** All that a reader does, by what its hand can do. */
export function readerOf(page: Page, hearing: Hearing, hand: Hand): Reader {
  const { to, press, type, answer } = hand;
  const reader: Reader = {
    ...hearing,
    to,
    press,
    type,
    answer,
    async fill(name, text) {
      const { role } = await to(name);
      if (role === 'textbox') await page.keyboard.press('Control+A');
      await type(text);
    },
    async search(name, text) {
      await to(name, 'combobox');
      await reader.take(text);
    },
    async choose(name, text) {
      await to(name, 'combobox');
      const hasSearch = await page.evaluate(() => document.activeElement instanceof HTMLInputElement);
      if (hasSearch) await reader.take(text);
      else await type(text);
    },
    async take(text) {
      await type(text);
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await hand.takeFirst();
      await expect(page.getByRole('listbox')).toBeHidden();
    },
    async advance(title) {
      await hearing.kept();
      await to(/^(Avançar|Concluir)$/, 'button');
      await press('Enter');
      await hearing.at(title, 'heading');
    },
    async dialog(title, first, answered = first) {
      const shown = await dialogOf(page, title);
      await expect(shown.getByRole('button', { name: first, exact: true })).toBeFocused();
      const words = await shown.evaluate(
        (own) => document.getElementById(own.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      );
      await hand.reply({ first, answer: answered });
      await expect(shown).toBeHidden();
      return words;
    },
  };
  return reader;
}
