import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from '../pageParts';
import type { Finding } from './findings';
import { writePng } from './png';

const STYLE = `
  body { margin: 0; padding: 24px; background: var(--paper); color: var(--ink); font: var(--t-body); font-family: system-ui, sans-serif; }
  main { display: grid; gap: 40px; max-inline-size: 1800px; margin-inline: auto; }
  h1 { margin: 0; font-size: 28px; } h2 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
  p { margin: 4px 0 0; color: var(--ink-2); } article { display: grid; gap: 12px; }
  .row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; } figcaption { margin-block-end: 6px; color: var(--ink-2); font-size: 14px; }
  img { display: block; max-inline-size: 100%; border: 1px solid var(--line); background: var(--sunken); }
`;

const PARTS = [
  ['before', 'Before'],
  ['after', 'After'],
  ['shown', 'Difference'],
] as const;

/** Writes a page with what each picture was, is and what differs, into a folder of its own. @returns the page's file */
export function writePage(folder: string, findings: readonly Finding[], told: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const articles = findings.map((finding) => articleOf(folder, finding));
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en" data-theme="light">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures of stories</title>
<style>${tokens()}${STYLE}</style>
<main>
<header><h1>${findings.length === 0 ? 'No picture differs' : `${findings.length} differ`}</h1><p>${told}</p></header>
${articles.join('\n')}
</main>
</html>
`,
  );
  return file;
}

function articleOf(folder: string, finding: Finding): string {
  const figures = PARTS.flatMap(([part, caption]) => {
    const picture = finding[part];
    if (!picture) return [];
    const name = `${part}.${finding.name}`;
    writeFileSync(join(folder, name), writePng(picture));
    const alt = `${finding.name}, ${caption.toLowerCase()}`;
    return [
      `<figure><figcaption>${caption}</figcaption><a href="${name}"><img src="${name}" alt="${alt}" loading="lazy"></a></figure>`,
    ];
  });
  const points = finding.points === undefined ? '' : `, ${finding.points} points`;
  return `<article><div><h2>${finding.name}</h2><p>${finding.kind}${points}</p></div><div class="row">${figures.join('')}</div></article>`;
}
