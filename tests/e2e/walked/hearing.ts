import { type CDPSession, expect, type Page } from '@playwright/test';

/** What a screen reader says of the element that has the focus, from the browser's own accessibility tree. */
export interface Heard {
  role: string;
  name: string;
  description: string;
  value: string;
  /** `invalid`, `required`, `expanded`, `checked` and the like, as far as they are set. */
  states: Record<string, unknown>;
}

/** What can be heard on a page, whatever leads through it. */
export interface Hearing {
  /** What is said of an element, by an expression that gives it. */
  of(expression: string): Promise<Heard>;
  /** What has the focus. */
  focused(): Promise<Heard>;
  /** Waits until this has the focus. */
  at(name: string | RegExp, role?: string): Promise<Heard>;
  /** Waits until all is kept. */
  kept(): Promise<void>;
  /** Waits until all is kept. @returns what was announced */
  settled(): Promise<string[]>;
  /** Waits until just this was announced since the last call. */
  hears(...words: string[]): Promise<void>;
  /** What was announced since the last call, in the order in which it was said; how many options a list has left apart. */
  announced(): Promise<string[]>;
}

/** Hears a page from its next address on. */
export async function startHearing(page: Page): Promise<Hearing> {
  await page.addInitScript(listen);
  const tree = await page.context().newCDPSession(page);
  const of = (expression: string) => heardOf(tree, expression);
  const focused = () => of('document.activeElement');
  const kept = () => expect(page.getByRole('banner').getByText('Tudo salvo', { exact: true })).toBeVisible();
  const announced = () =>
    page.evaluate(() =>
      (globalThis as unknown as { heard: string[] }).heard
        .splice(0)
        .filter((words) => !words.startsWith('Resultados:')),
    );
  return {
    of,
    focused,
    async at(name, role) {
      const place = async () => {
        const heard = await focused();
        return isAt(heard, name, role) ? 'there' : `${heard.role} ${heard.name}`;
      };
      await expect.poll(place, { message: `the focus is on ${name}` }).toBe('there');
      return focused();
    },
    kept,
    async settled() {
      await kept();
      return announced();
    },
    async hears(...words) {
      const heard: string[] = [];
      await expect
        .poll(async () => {
          heard.push(...(await announced()));
          return heard;
        })
        .toEqual(words);
    },
    announced,
  };
}

/** Whether this is what is looked for. */
export const isAt = (heard: Heard, name: string | RegExp, role?: string): boolean =>
  (typeof name === 'string' ? heard.name === name : name.test(heard.name)) && (!role || heard.role === role);

/** What is said of the element that an expression gives. */
async function heardOf(tree: CDPSession, expression: string): Promise<Heard> {
  const { result } = await tree.send('Runtime.evaluate', { expression });
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
