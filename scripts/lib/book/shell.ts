import { policyHash } from '../../../server/http/policyHash';
import { tokens } from '../pageParts';
import { style } from './style';

/** What stands around a page on paper, all of it in HTML. */
interface Shell {
  /** Of the window. */
  title: string;
  eyebrow: string;
  heading: string;
  facts: string;
}

/** A page that needs nothing else, in the book's style; `body` follows what stands at its head. */
export function wholePage({ title, eyebrow, heading, facts }: Shell, body: string): string {
  const css = `${tokens()}\n${style}`;
  return `<!doctype html>
<html lang="pt-BR" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${policyHash(css)}'">
<title>${title}</title>
<style>${css}</style>
</head>
<body>
<main>
<header>
<p class="eyebrow">${eyebrow}</p>
<h1>${heading}</h1>
<p class="facts">${facts}</p>
</header>
${body}
</main>
</body>
</html>
`;
}

/** `2026-11-23` as it is read: `23/11/2026`. */
export const dayShown = (day: string): string => day.split('-').reverse().join('/');
