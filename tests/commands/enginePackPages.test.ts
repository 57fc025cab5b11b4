import { describe, expect, it } from 'vitest';
import { entryNames } from '../../scripts/lib/engineApi/emit';
import { manifest } from '../../scripts/lib/enginePackage/enginePackage';
import { packedGuides } from '../../scripts/lib/enginePackage/guides';
import { packedPage, readme } from '../../scripts/lib/enginePackage/readme';

const guides = packedGuides();
const entries = entryNames().map((entry) => [`${entry}.md`, packedPage(entry)] as const);
const own = readme({ ...manifest(new Set()), peers: ['react'] });

describe.each([['README.md', own] as const, ...guides, ...entries])('%s of the package', (_, text) => {
  it('names no folder of this repository, and no command of it, which are not in the package', () => {
    const named =
      /(?<![\w./-])(?:examples|stories|tests|scripts|docs\/decisions)\/[\w./-]+|\bsamples\.ts\b|npm run (?!build\b)[\w:]+/g;
    expect(text.match(named) ?? []).toEqual([]);
  });

  it('links to no page that is not beside it', () => {
    const pages = [...guides.map(([name]) => name), ...entries.map(([name]) => name), 'errors.md'];
    const links = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/\]\((?:docs\/)?([\w-]+\.md)/g)];
    expect(links.map(([, to = '']) => to).filter((to) => !pages.includes(to))).toEqual([]);
  });
});

describe('what the package says', () => {
  const guide = (name: string) => guides.find(([own]) => own === name)?.[1] ?? '';

  it('names the React and the Vite that it needs', () => {
    expect(own).toContain('It needs React 19, and Vite 8 where `ficha-engine/vite` compiles the definitions.');
  });

  it('leads from what a server is sent to the example with a server', () => {
    expect(guide('servers.md')).toContain('[A wizard whose definitions a server brings](served-definitions.md)');
  });

  it('begins the way of a schema to a tab with functions', () => {
    expect(guide('coming-from-rjsf.md')).toMatch(
      /## A schema becomes a tab\n\nWithout files \(\[an example\]\(compile\.md#importtab\)\), `importTab/,
    );
    expect(guide('coming-from-rjsf.md')).not.toContain('in the package -->');
  });
});
