import type { CompareFinding, CompareReport, Kind } from '../compare/types';
import { KINDS } from '../compare/types';
import type { Additions } from './additions';
import { escaped } from './escaped';
import { type Group, groupsOf, groupWords } from './groups';
import { style } from './style';
import type { NameFile } from './text';
import { summaryOf } from './text';
import { kindWords, sentenceOf, suggestionSentence, witnessSentence } from './words';

/** What a page is made with beside the report. */
export interface PageInput {
  name: NameFile;
  /** What was compared with what. */
  before: string;
  after: string;
  /** The tokens of the theme that its style reads: custom properties in a style sheet. */
  tokens: string;
  /** The hash of a style sheet as a Content-Security-Policy names it: `sha256-…`. */
  hashOf(style: string): string;
  /** What else is told of findings. */
  added?: Additions | undefined;
}

/** The report as one page that needs nothing else: no script, no file, its one style sheet named by its hash. */
export function toHtml({ findings, isCompatible }: CompareReport, page: PageInput): string {
  const css = `${page.tokens}\n${style}`;
  const open = findings.filter(({ kind }) => kind !== 'compatible').length;
  const verdict = isCompatible
    ? 'Tudo é compatível: nada do que foi respondido deixa de valer.'
    : `${open === 1 ? '1 diferença pede' : `${open} diferenças pedem`} uma resposta de quem publica.`;
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${page.hashOf(css)}'">
<title>O que muda: ${escaped(page.before)} e ${escaped(page.after)}</title>
<style>${css}</style>
</head>
<body>
<main>
<header>
<p class="eyebrow">Comparação de definições</p>
<h1>O que muda</h1>
<p class="versions"><code>${escaped(page.before)}</code> <span aria-hidden="true">→</span><span class="unseen">comparado com</span> <code>${escaped(page.after)}</code></p>
<p class="verdict ${isCompatible ? 'good' : 'open'}">${verdict}</p>
<p class="sum">${escaped(summaryOf(findings))}</p>
</header>
${KINDS.map((kind) => section(kind, findings, page)).join('')}${closing(page)}
</main>
</body>
</html>`;
}

function section(kind: Kind, findings: readonly CompareFinding[], page: PageInput): string {
  const own = findings.filter((finding) => finding.kind === kind);
  if (own.length === 0) return '';
  const { title, means } = kindWords[kind];
  const head = `<h2 id="${kind}"><span class="dot"></span>${title} <span class="count">${own.length}</span></h2>`;
  const items =
    kind === 'compatible' ? groupsOf(own).map((group) => line(group, page)) : own.map((each) => card(each, page));
  return `<section class="${kind}" aria-labelledby="${kind}">
${head}
<p class="means">${escaped(means)}</p>
<ul class="${kind === 'compatible' ? 'lines' : 'cards'}">
${items.join('\n')}
</ul>
</section>
`;
}

function line(group: Group, { name }: PageInput): string {
  const { first, findings } = group;
  const words = findings.length > 1 ? `${first.code}, ${groupWords(group)}.` : sentenceOf(first);
  const place = findings.length > 1 ? name(first) : `${name(first)}:${first.line}:${first.column}`;
  return `<li>${escaped(words)} <code class="place">${escaped(place)}</code></li>`;
}

function closing({ added }: PageInput): string {
  if (!added || added.closing.length === 0) return '';
  const lines = added.closing.map((each) => `<li>${escaped(each.trim())}</li>`).join('\n');
  return `<section><h2>Todos os cadastros</h2>\n<ul class="lines">\n${lines}\n</ul></section>\n`;
}

function card(finding: CompareFinding, { name, added }: PageInput): string {
  const { id, line: row, column, wizard, tab, parts, witness } = finding;
  const suggestion = suggestionSentence(finding);
  const told = (added?.findings[id]?.lines ?? []).map((each) => `<p class="step">${escaped(each)}</p>`).join('\n');
  const where = [
    wizard && `formulário ${wizard}`,
    tab && `aba ${tab}`,
    parts.length > 0 && `parte ${parts.join(', ')}`,
  ].filter((each) => each);
  return `<li>
<h3>${escaped(sentenceOf(finding))}</h3>
<p class="where"><code class="place">${escaped(`${name(finding)}:${row}:${column}`)}</code>${where.length > 0 ? ` ${escaped(where.join(' · '))}` : ''}</p>
${witness ? `<p class="witness"><b>Mostrado por</b> ${escaped(witnessSentence(witness))}</p>` : ''}
${suggestion ? `<p class="step">${escaped(suggestion)}</p>` : ''}
${told}
<p class="id">Resposta para <code>${escaped(id)}</code></p>
</li>`;
}
