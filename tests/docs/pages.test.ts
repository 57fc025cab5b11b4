import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withGuideTables } from '../../scripts/lib/guideTables';
import { ROOT } from '../../scripts/lib/root.mjs';
import { vocabularyPage } from '../../scripts/lib/vocabulary/vocabularyPage';
import { blocksOf } from './blocks';
import { pages, proseOf, readPage } from './pages';

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** The name that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (markdown: string) =>
  [...proseOf(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const isPath = (text: string) => /^[\w./-]+$/.test(text) && folders.some(({ name }) => text.startsWith(`${name}/`));
/** Written by commands, and so not there before. */
const isMade = (path: string) => /^(?:data|dist|reports|\.cache)\//.test(path);

describe.each(pages())('%s', (page) => {
  const markdown = readPage(page);
  const prose = proseOf(markdown);

  it('has no marks of a merge', () => {
    expect(markdown).not.toMatch(/^(<{7}|={7}|>{7})( |$)/m);
  });

  it('links to what is there', () => {
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '');
    const broken = links.filter((link) => {
      if (/^https?:/.test(link)) return false;
      const [path = '', anchor] = link.split('#', 2);
      const target = path === '' ? page : relative(ROOT, join(ROOT, dirname(page), path));
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(readPage(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('names commands that exist', () => {
    const named = [...markdown.matchAll(/npm (?:run ([\w:]+)|(start|test))/g)].map(([, script, own]) => script ?? own);
    expect(named.filter((name) => manifest.scripts[name ?? ''] === undefined)).toEqual([]);
    const files = [...markdown.matchAll(/node --import tsx (\S+\.ts)/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const added = blocksOf(markdown).flatMap(({ file }) => (file ? [file, `${dirname(file)}/`] : []));
    const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text).filter(isPath);
    const missing = named.filter((path) => !added.includes(path) && !isMade(path) && !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  it('holds only blocks that some test reads', () => {
    const odd = blocksOf(markdown).filter(({ language, file }) => {
      return file === undefined && !['sh', 'text', ''].includes(language);
    });
    expect(odd).toEqual([]);
    for (const { text } of blocksOf(markdown).filter(({ language }) => language === 'sh')) {
      for (const line of text.trim().split('\n')) expect(line).toMatch(/^npm (?:start|test|run [\w:]+)$/);
    }
  });
});

describe('the decisions', () => {
  const names = readdirSync(join(ROOT, 'docs/decisions')).sort();

  it('are numbered without a gap', () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
  });

  it.each(names)('%s says when, why, what and what follows, in less than a page', (name) => {
    const text = readPage(`docs/decisions/${name}`);
    expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\n`));
    expect(anchorsOf(text).slice(1)).toEqual(['context', 'decision', 'consequences']);
    expect(text.split('\n').length).toBeLessThan(60);
  });
});

it('docs/vocabulary.md is what `node --import tsx scripts/vocabularyDocs.ts` writes', () => {
  expect(readPage('docs/vocabulary.md')).toBe(vocabularyPage(join(ROOT, 'schemas/vocabulary')));
});

it('the guide has the tables of formats, widgets and validators that the registries give', () => {
  expect(readPage('docs/analistas.md')).toBe(withGuideTables(readPage('docs/analistas.md')));
});
