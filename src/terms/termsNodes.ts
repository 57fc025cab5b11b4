import { createElement, Fragment, type ReactNode } from 'react';

/** The elements that the text of terms may have, and what they become: headings stand below the title of the dialog. */
const ELEMENTS: Record<string, string> = {
  a: 'a',
  b: 'strong',
  blockquote: 'blockquote',
  br: 'br',
  caption: 'caption',
  dd: 'dd',
  div: 'div',
  dl: 'dl',
  dt: 'dt',
  em: 'em',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  hr: 'hr',
  i: 'em',
  li: 'li',
  ol: 'ol',
  p: 'p',
  section: 'div',
  span: 'span',
  strong: 'strong',
  sub: 'sub',
  sup: 'sup',
  table: 'table',
  tbody: 'tbody',
  td: 'td',
  tfoot: 'tfoot',
  th: 'th',
  thead: 'thead',
  tr: 'tr',
  u: 'u',
  ul: 'ul',
};

/** The attributes that say something: how a list counts, how wide a cell is and what it heads. */
const ATTRIBUTES: Record<string, Record<string, string>> = {
  ol: { start: 'start', type: 'type' },
  td: { colspan: 'colSpan', rowspan: 'rowSpan' },
  th: { colspan: 'colSpan', rowspan: 'rowSpan', scope: 'scope' },
};

/** Elements that go with all that is in them; of any other unknown element the text stays. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'noscript',
  'svg',
  'math',
  'title',
]);

const VOID = new Set(['br', 'hr']);

/**
 * The text of terms, which a server sends as HTML, as elements of React: nothing of it is ever written as HTML. Known
 * elements stay with the attributes that say something, and a link leads to the web or to an address; scripts, styles
 * and handlers cannot come through.
 */
export function termsNodes(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return createElement(Fragment, undefined, ...childrenOf(body));
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map(toNode);
}

function toNode(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return isBetweenCells(node) ? null : node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (DROPPED.has(name)) return null;
  const element = ELEMENTS[name];
  if (!element) return createElement(Fragment, undefined, ...childrenOf(node));
  if (VOID.has(element)) return createElement(element);
  return createElement(element, attributesOf(node), ...childrenOf(node));
}

/** White space that a table may not hold. */
function isBetweenCells({ parentElement, textContent }: Node): boolean {
  return /^(table|thead|tbody|tfoot|tr)$/.test(parentElement?.localName ?? '') && textContent?.trim() === '';
}

function attributesOf(node: Element): Record<string, string> {
  const known = Object.entries(ATTRIBUTES[node.localName] ?? {}).flatMap(([name, property]) => {
    const value = node.getAttribute(name);
    return value === null ? [] : [[property, value]];
  });
  return { ...Object.fromEntries(known), ...linkOf(node) };
}

function linkOf(node: Element): Record<string, string> {
  const href = node.localName === 'a' ? (node.getAttribute('href')?.trim() ?? '') : '';
  return /^(https?:\/\/|mailto:)/i.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
}
