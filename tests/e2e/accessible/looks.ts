import type { Page } from '@playwright/test';

/** Sets text as far apart as readers may. Source: WCAG 2.2, 1.4.12. */
export const farApart = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/**
 * What is pressed and has less than 24 px in a direction, unless a circle of 24 px around its middle meets no other
 * target, or it stands in a line of text. Source: WCAG 2.2, 2.5.8.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SIZE = 24;
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role=tab]'),
    ]
      .filter((own) => own.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // A label takes the press for the box that it holds.
      .map((own) => ({
        own,
        box: (own.matches('input') ? (own.closest('label') ?? own) : own).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom > 0);
    const isInText = (own: HTMLElement) => {
      const words = own.parentElement?.textContent?.trim() ?? '';
      return getComputedStyle(own).display === 'inline' && words.length > (own.textContent?.trim().length ?? 0);
    };
    return all
      .filter(({ box }) => box.width < SIZE || box.height < SIZE)
      .filter(({ own }) => !isInText(own))
      .filter(({ own, box }) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return all.some((other) => {
          if (other.own === own || other.own.contains(own) || own.contains(other.own)) return false;
          const near = {
            x: Math.max(other.box.left, Math.min(x, other.box.right)),
            y: Math.max(other.box.top, Math.min(y, other.box.bottom)),
          };
          return Math.hypot(near.x - x, near.y - y) < SIZE / 2;
        });
      })
      .map(({ own, box }) => `${own.localName} ${own.textContent?.trim() || own.id}: ${box.width} x ${box.height}`);
  });

/** The words of the buttons, and links that look like one, on the ground of what goes on. */
export const primaryButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--accent)';
    document.body.append(probe);
    const { backgroundColor: accent } = getComputedStyle(probe);
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('a[href], button')]
      .filter((own) => own.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((own) => getComputedStyle(own).backgroundColor === accent)
      .map((own) => own.textContent?.trim() ?? '');
  });

/** Runs in the page: whether Tab has left it, and what is wrong with where it stands. */
export function coveredOrUnseen(): { isBeyond: boolean; problem?: string } {
  const own = document.activeElement;
  if (!(own instanceof HTMLElement) || own === document.body) return { isBeyond: true };
  const name = `${own.localName} ${own.getAttribute('aria-label') ?? own.textContent?.trim().slice(0, 40) ?? ''} ${own.id}`;
  const { left, top, width, height } = own.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
  const isSeen = points.some(([x = 0, y = 0]) => {
    const seen = document.elementFromPoint(x, y);
    return seen && (own.contains(seen) || seen.contains(own) || seen.closest('label')?.contains(own));
  });
  if (!isSeen) return { isBeyond: false, problem: `covered: ${name}` };
  // What shows the focus is on the element, around it, or on the label that holds it.
  const around = [own, own.parentElement, own.parentElement?.parentElement, own.nextElementSibling].flatMap(
    (one) => one ?? [],
  );
  const look = () =>
    around
      .map((one) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(one);
        return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor].join();
      })
      .join('|');
  const withFocus = look();
  own.blur();
  const without = look();
  own.focus();
  return withFocus === without ? { isBeyond: false, problem: `shows no focus: ${name}` } : { isBeyond: false };
}

/** Runs in the page: what has a name that does not hold the words that stand on it. Source: WCAG 2.2, 2.5.3. */
export function unlikeTheirWords(): string[] {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label], summary[aria-label]')]
    .filter((own) => own.checkVisibility())
    .filter((own) => !plain(own.getAttribute('aria-label') ?? '').includes(plain(own.innerText)))
    .map((own) => `${own.getAttribute('aria-label')}: ${own.innerText}`);
}

/**
 * Runs in the page: the words of which a part is hidden, as what holds them has no room, those of a box of several lines
 * among them. What is typed into one line is scrolled there. Source: WCAG 2.2, 1.4.12.
 */
export function cutOff(): string[] {
  const isShown = (own: Element) => own.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isCut = (text: DOMRect, own: Element) => {
    for (let around: Element | null = own; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      // What stands there for readers alone.
      if (box.width <= 1 || box.height <= 1) return false;
      if (hides(overflowX) && (text.right > box.right + 1 || text.left < box.left - 1)) return true;
      if (hides(overflowY) && (text.bottom > box.bottom + 1 || text.top < box.top - 1)) return true;
    }
    return false;
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [...document.querySelectorAll('textarea')]
    .filter((own) => isShown(own) && own.scrollHeight > own.clientHeight + 1)
    .map(({ value }) => value);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const own = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    // A dot between two words goes with the end of a line.
    if (!own || !/[\p{L}\p{N}]/u.test(text) || own.closest('option, textarea, script, style, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (isShown(own) && isCut(range.getBoundingClientRect(), own)) found.push(text);
  }
  return found;
}

/** The labels of fields that take more than one line, and those that stand beside one that is not level with them. */
export const unevenLabels = (page: Page): Promise<{ count: number; broken: string[]; uneven: string[] }> =>
  page.locator('form label[id$="-label"]').evaluateAll((labels) => {
    const boxes = labels.map((label) => {
      const { top, bottom, height } = label.getBoundingClientRect();
      const lines = height / Number.parseFloat(getComputedStyle(label).lineHeight);
      return { text: label.textContent ?? '', top, bottom, lines };
    });
    const broken = boxes.filter(({ lines }) => lines > 1.5).map(({ text }) => text);
    const uneven = boxes.flatMap((one) =>
      boxes
        .filter(({ top, bottom }) => Math.abs(bottom - one.bottom) > 1 && Math.abs(top - one.top) < 20)
        .map(({ text }) => `${one.text} / ${text}`),
    );
    return { count: labels.length, broken, uneven };
  });
