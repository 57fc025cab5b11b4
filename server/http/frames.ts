import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPath } from '../../contract/pages';
import type { Tenant } from '../storage/tenant';
import { escapeHtml } from './escapeHtml';

/** What pages show before their script has come. */
export interface Frames {
  /** The content of a page's root; nothing where that is not the same for all. Between marks, by which a device knows it. */
  pageAt(path: string): string;
  /** Addresses of style sheets that these pages need beside those that every page has. */
  styles: readonly string[];
}

/**
 * The first pictures that the build drew, with what the tenant is called.
 * @param portalDir folder of the built portal, beside which they lie
 */
export function readFrames(portalDir: string, { name, line }: Pick<Tenant, 'name' | 'line'>): Frames {
  const file = join(portalDir, '../frames.json');
  if (!existsSync(file)) return { pageAt: () => '', styles: [] };
  const { pages, styles }: { pages: Record<string, string>; styles: string[] } = JSON.parse(readFileSync(file, 'utf8'));
  // A name may hold what a replacement by a text would read as a pattern.
  const called = (html: string) =>
    html.replaceAll('{{name}}', () => escapeHtml(name)).replaceAll('{{line}}', () => escapeHtml(line));
  const named = new Map(
    Object.entries(pages).map(([path, html]) => [path, `<!--drawn-->${called(html)}<!--/drawn-->`]),
  );
  return { pageAt: (path) => named.get(plainPath(path)) ?? '', styles };
}
