import type { Locator, Page } from 'playwright';
import type { Step } from './script';

/** Where the customer is. */
export interface Where {
  /** The title of the tab. */
  tab: string;
  /** The control with the focus, and how high it stands in the window. */
  focus: string;
  top: number;
  /** The page begins, or ends here: nothing on it can stand lower, or higher. */
  isAtStart: boolean;
  isAtEnd: boolean;
}

export const whereIs = (page: Page): Promise<Where> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const focus = activeElement?.closest('main, dialog') ? activeElement.id : '';
    const { clientHeight, scrollHeight, scrollTop } = document.documentElement;
    const shown = focus && !activeElement?.closest('dialog') ? activeElement : document.documentElement;
    return {
      tab: document.querySelector('h1')?.textContent ?? '',
      focus,
      top: Math.round(shown?.getBoundingClientRect().top ?? 0),
      isAtStart: scrollTop < 1,
      isAtEnd: scrollTop + clientHeight >= scrollHeight - 1,
    };
  });

/** What a step is done in. */
function scopeOf(page: Page, { within }: Step): Page | Locator {
  if (within === undefined) return page;
  const name = { name: within, exact: true };
  return page.getByRole('region', name).or(page.getByRole('dialog', name));
}

/** The control of a step. */
export function controlOf(page: Page, step: Step): Locator {
  const scope = scopeOf(page, step);
  const name = { name: step.field, exact: true };
  if (step.do === 'press') return scope.getByRole('button', name);
  if (step.do === 'go') return scope.getByRole('button', { name: step.field }).first();
  return scope.getByRole('textbox', name).or(scope.getByRole('combobox', name));
}

/** What a control shows: of a list its option. */
export const shownIn = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? (element.selectedOptions[0]?.text ?? '')
      : (element as HTMLInputElement).value,
  );

/** An amount says the same with and without what is added when the field is left. */
export const meaningOf = (shown: string): string =>
  shown.replace(/,(\d?)0?$/, (_, digit) => (digit > 0 ? `,${digit}` : ''));
