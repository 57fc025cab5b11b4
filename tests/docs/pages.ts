import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { type Block, blocksOf } from './blocks';

/** The pages that readers find, without the tables of requirements. */
export function pages(): string[] {
  const below = (folder: string) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`);
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...below('docs'), ...below('docs/decisions')];
}

/** The text of a page. */
export const readPage = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** A page without its fenced blocks. */
export const proseOf = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```$/gm, '');

/** The blocks of a page that stand under a heading, up to the next one of any level. */
export function blocksUnder(markdown: string, heading: string): Block[] {
  const [, under = ''] = markdown.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const found = blocksOf(under.split(/^#+ /m)[0] ?? '');
  if (found.length === 0) throw new Error(`nothing stands under "${heading}"`);
  return found;
}
