import { type CDPSession, expect, type Page } from '@playwright/test';
import { dialog as dialogOf } from '../pf/form';

/** What a screen reader says of the element that has the focus, from the browser's own accessibility tree. */
export interface Heard {
  role: string;
  name: string;
  description: string;
  value: string;
  /** `invalid`, `required`, `expanded`, `checked` and the like, as far as they are set. */
  states: Record<string, unknown>;
}

/** Somebody who sees nothing and has no mouse: keys go in, and what is heard comes out. */
export interface Reader {
  /** What has the focus. */
  focused(): Promise<Heard>;
  /** Waits until this has the focus. */
  at(name: string | RegExp, role?: string): Promise<Heard>;
  /** Presses Tab until this has the focus. Every stop on the way has a role and a name, and none is the page itself. */
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
  /** Goes to a question, and moves by the arrows to one of its answers. */
  answer(question: string, text: string): Promise<void>;
  /** Waits until all is kept. @returns what was announced */
  settled(): Promise<string[]>;
  /** Waits until all is kept, and presses the button that leads on, which leads to the title of the next step. */
  advance(title: string): Promise<void>;
  /**
   * Waits for a dialog with this title, whose answer `first` has the focus, and gives that answer or goes to another.
   * @returns its words
   */
  dialog(title: string, first: string, answer?: string): Promise<string>;
  /** Waits until just this was announced since the last call. */
  hears(...words: string[]): Promise<void>;
  /** What was announced since the last call, in the order in which it was said; how many options a list has left apart. */
  announced(): Promise<string[]>;
}

/** So many stops and no sign of what is looked for: it cannot be reached. */
const MOST_STOPS = 90;

/** The document itself has the focus: Tab has left the page, or the focus is lost. */
const BEYOND = ['RootWebArea', 'none', ''];

export async function startReader(page: Page): Promise<Reader> {
  await page.addInitScript(listen);
  const tree = await page.context().newCDPSession(page);
  const { keyboard } = page;
  const focused = () => focusedIn(tree);
  const kept = () => expect(page.getByRole('banner').getByText('Tudo salvo', { exact: true })).toBeVisible();

  const isAt = (heard: Heard, name: string | RegExp, role?: string) =>
    matches(heard.name, name) && (!role || heard.role === role);

  const to = async (name: string | RegExp, role?: string) => {
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

  const reader: Reader = {
    focused,
    async at(name, role) {
      const place = async () => {
        const heard = await focused();
        return isAt(heard, name, role) ? 'there' : `${heard.role} ${heard.name}`;
      };
      await expect.poll(place, { message: `the focus is on ${name}` }).toBe('there');
      return focused();
    },
    to,
    async press(...keys) {
      for (const key of keys) await keyboard.press(key);
    },
    type: (text) => keyboard.type(text),
    async fill(name, text) {
      const { role } = await reader.to(name);
      if (role === 'textbox') await keyboard.press('Control+A');
      await keyboard.type(text);
    },
    async search(name, text) {
      await reader.to(name, 'combobox');
      await reader.take(text);
    },
    async choose(name, text) {
      await reader.to(name, 'combobox');
      const hasSearch = await page.evaluate(() => document.activeElement instanceof HTMLInputElement);
      if (hasSearch) await reader.take(text);
      else await keyboard.type(text);
    },
    async answer(question, text) {
      const own = page.getByRole('radiogroup', { name: question, exact: true }).locator(':focus');
      do await reader.to(/./, 'radio');
      while ((await own.count()) === 0);
      const first = (await focused()).name;
      while (!isAt(await focused(), text, 'radio')) {
        await keyboard.press('ArrowDown');
        expect((await focused()).name, `${question} has no answer ${text}`).not.toBe(first);
      }
      await keyboard.press('Space');
    },
    async take(text) {
      await keyboard.type(text);
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toBeHidden();
    },
    async settled() {
      await kept();
      return reader.announced();
    },
    async advance(title) {
      await kept();
      await reader.to(/^(Avançar|Concluir)$/, 'button');
      await keyboard.press('Enter');
      await reader.at(title, 'heading');
    },
    async dialog(title, first, answer = first) {
      const shown = await dialogOf(page, title);
      await expect(shown.getByRole('button', { name: first, exact: true })).toBeFocused();
      if (answer !== first) await keyboard.press('Shift+Tab');
      await expect(shown.getByRole('button', { name: answer, exact: true })).toBeFocused();
      const words = await shown.evaluate(
        (own) => document.getElementById(own.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      );
      await keyboard.press('Enter');
      await expect(shown).toBeHidden();
      return words;
    },
    async hears(...words) {
      const heard: string[] = [];
      await expect
        .poll(async () => {
          heard.push(...(await reader.announced()));
          return heard;
        })
        .toEqual(words);
    },
    announced: () =>
      page.evaluate(() =>
        (globalThis as unknown as { heard: string[] }).heard
          .splice(0)
          .filter((words) => !words.startsWith('Resultados:')),
      ),
  };
  return reader;
}

const matches = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

async function focusedIn(tree: CDPSession): Promise<Heard> {
  const { result } = await tree.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await tree.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  const [node] = nodes;
  const text = (value?: { value?: unknown }) => String(value?.value ?? '').trim();
  const states = (node?.properties ?? []).map(({ name, value }) => [name, value.value]);
  return {
    role: text(node?.role),
    name: text(node?.name),
    description: text(node?.description),
    value: text(node?.value),
    states: Object.fromEntries(states),
  };
}

/**
 * Runs in the page before anything else: writes down what its live regions say, once per change of a region, as
 * readers do. A region that comes with its words is heard only where it is an alert (source: ARIA 1.2, `alert`).
 */
function listen(): void {
  const heard: string[] = [];
  (globalThis as unknown as { heard: string[] }).heard = heard;
  const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const wordsOf = (region: Element) => {
    const copy = region.cloneNode(true) as Element;
    for (const silent of copy.querySelectorAll('[aria-hidden=true], [hidden], svg')) silent.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  new MutationObserver((records) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (around?.getAttribute('aria-live') !== 'off' && around) regions.add(around);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const region of [added, ...added.querySelectorAll('[role=alert]')]) {
          if (region.matches('[role=alert]')) regions.add(region);
        }
      }
    }
    for (const region of regions) {
      const words = region.isConnected && region.checkVisibility() ? wordsOf(region) : '';
      if (words) heard.push(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
