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
// A page whose own script does not come says so: what the build wrote for that stands in index.html.
addEventListener(
  'error',
  ({ target }) => {
    const [page, failed] = [document.getElementById('portal'), document.getElementById('failed')];
    if (!(target instanceof HTMLScriptElement && target.type === 'module')) return;
    if (!page || !(failed instanceof HTMLTemplateElement)) return;
    page.replaceChildren(failed.content.cloneNode(true));
    page.querySelector('button')?.addEventListener('click', () => location.reload());
  },
  // It does not bubble.
  true,
);
// What the scripts will ask for first is asked for while they come. See contract/earlyCalls.ts, src/api/early.ts.
try {
  const token = localStorage.getItem('token');
  /** @type {import('../../contract/earlyCalls').EarlyCall[]} */
  const calls = JSON.parse(document.querySelector('meta[name="early-calls"]')?.getAttribute('content') ?? '[]');
  window.early = new Map();
  for (const { path, ofSession, version } of calls) {
    if (ofSession && !token) continue;
    /** @type {Record<string, string>} */
    const headers = {};
    const isApi = path.startsWith('/api/');
    if (isApi && token) headers.authorization = `Bearer ${token}`;
    if (version) headers['definitions-version'] = version;
    const answer = fetch(path, { headers, cache: isApi ? 'no-store' : 'no-cache' });
    // Who asks for it hears of it.
    answer.catch(() => {});
    window.early.set([path, headers.authorization, version].join(), answer);
  }
} catch {
  // The scripts ask for themselves.
}
