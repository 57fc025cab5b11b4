// Runs before the first paint, so that a chosen mode does not come after the one of the system. See src/theme/mode.ts.
try {
  const mode = localStorage.getItem('theme');
  if (mode === 'light' || mode === 'dark') {
    document.documentElement.dataset.theme = mode;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('media', meta.getAttribute('data-mode') === mode ? 'all' : 'not all');
  }
} catch {
  // No storage: the system decides.
}
