/** What of the Estúdio answers on the portal's own page. */
const SCRIPT = '/studio/portal/main.tsx';

/**
 * Puts into the portal's page of the development server what answers Alt + click: why a field is as it is. A build never has
 * this plugin.
 * @returns {import('vite').Plugin}
 */
export function devWhy() {
  return {
    name: 'ficha:why',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: SCRIPT }, injectTo: 'head' }],
  };
}
