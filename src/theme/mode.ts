/** What the customer chose: the mode of the system, or one of the two. */
export type Mode = 'system' | 'light' | 'dark';

/** The name in the storage of this device; src/theme/early.js reads it before the page is drawn. */
const KEY = 'theme';

/** The mode that this page shows by choice. */
export function chosenMode(): Mode {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a mode from now on, and on this device after a reload, where it keeps anything. */
export function chooseMode(mode: Mode): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset.theme;
  else dataset.theme = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.mode;
    if (mode === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === mode ? 'all' : 'not all';
  }
  try {
    if (mode === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, mode);
  } catch {
    // A browser that keeps nothing shows it until the page goes.
  }
}
