import css from './printText.module.css';

/** Prints a text under its title, and nothing else of the page. */
export function printText(title: string, text: Element | null): void {
  if (!text) return;
  const sheet = document.createElement('div');
  sheet.className = css.sheet ?? '';
  const heading = document.createElement('h1');
  heading.textContent = title;
  sheet.append(heading, ...[...text.childNodes].map((node) => node.cloneNode(true)));
  document.body.append(sheet);
  document.body.dataset.prints = '';
  window.addEventListener(
    'afterprint',
    () => {
      delete document.body.dataset.prints;
      sheet.remove();
    },
    { once: true },
  );
  window.print();
}
