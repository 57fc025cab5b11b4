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
// A first visit has its scripts before its letters. See src/app/letters.ts.
if (!navigator.serviceWorker?.controller) document.documentElement.dataset.letters = 'later';
// A page whose own script does not come says so: what the build wrote for that stands in index.html. One that comes when it may is
// asked for again by who needs it.
addEventListener(
  'error',
  ({ target }) => {
    const [page, failed] = [document.getElementById('portal'), document.getElementById('failed')];
    if (!(target instanceof HTMLScriptElement && target.type === 'module' && !target.async)) return;
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
  const listed = (/** @type {string} */ name) =>
    JSON.parse(document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '[]');
  const preload = (/** @type {string} */ href) => {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    Object.assign(link, { rel: isStyle ? 'preload' : 'modulepreload', crossOrigin: '', href });
    if (isStyle) Object.assign(link, { as: 'style', fetchPriority: 'low' });
    document.head.append(link);
  };
  /** @type {import('../../contract/earlyCalls').EarlyCall[]} */
  const calls = listed('early-calls');
  window.early = new Map();
  // Who acts may change what was asked for before.
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, () => window.early?.clear(), { once: true });
  for (const { path, ofSession, version } of calls) {
    if (ofSession && !token) continue;
    /** @type {Record<string, string>} */
    const headers = {};
    const isApi = path.startsWith('/api/');
    if (isApi && token) headers.authorization = `Bearer ${token}`;
    if (version) headers['definitions-version'] = version;
    // Whole: one that nobody reads would never end.
    const answer = fetch(path, { headers, cache: isApi ? 'no-store' : 'no-cache' }).then(async (come) =>
      come.body ? new Response(await come.arrayBuffer(), come) : come,
    );
    // An answer may name a script that goes with it. Who asks for the answer hears of a failure.
    answer.then(
      (come) => {
        const [, named] = /^<(\/[\w./-]+)>; rel="modulepreload"$/.exec(come.headers.get('link') ?? '') ?? [];
        if (named) preload(named);
      },
      () => {},
    );
    window.early.set([path, headers.authorization, version].join(), answer);
  }
  // After the calls: a browser has six connections to a server.
  if (token) listed('early-files').forEach(preload);
  window.preloadLater = () => {
    if (token) listed('later-files').forEach(preload);
  };
} catch {
  // The scripts ask for themselves.
}
