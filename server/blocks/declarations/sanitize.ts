import sanitizeHtml from 'sanitize-html';

/** Words, headings, lists, tables and links: what a term is made of. No pictures, no styles, nothing that runs. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 'sup', 'sub', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start', 'type'], th: ['colspan', 'scope'], td: ['colspan'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // The name of the document is the heading above them.
    h1: 'h3',
    h2: 'h3',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer' } }),
  },
};

/** The text of a document as it is kept, served and signed: `<p onclick="x()">Li</p>` gives `<p>Li</p>`. */
export function sanitizeTerm(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}
