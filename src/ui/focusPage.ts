/** Puts the focus on the title of the page, else on its main part: where reading begins. */
export function focusPage(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
  target?.focus({ preventScroll: true });
}
