import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the portal's server does to the page for a tenant, while the development server has it: `TENANT` names one. */
export function devTenant(root: string): Plugin {
  return {
    name: 'ficha:dev-tenant',
    apply: 'serve',
    transformIndexHtml(html) {
      const id = process.env.TENANT || 'andorinha';
      const { name, line } = JSON.parse(readFileSync(join(root, 'tenants', id, 'texts.json'), 'utf8'));
      return {
        html: html.replace('<html', `<html data-tenant="${id}" data-name="${name}" data-line="${line}"`),
        tags: [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/src/theme/tenants.css' }, injectTo: 'head' }],
      };
    },
  };
}
