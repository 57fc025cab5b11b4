import DOMPurify from 'dompurify';

/** Words, headings, lists, tables and links, as the server keeps them; where a link leads to is told by whoever shows it. */
const ALLOWED = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 'sup', 'sub', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'start', 'type', 'colspan', 'scope'],
  // The others lead nowhere.
  ADD_URI_SAFE_ATTR: ['start', 'type', 'colspan', 'scope'],
  ALLOWED_URI_REGEXP: /^(https?:\/\/|mailto:)/i,
};

/** The text of a document without anything that could act, whatever server it came from. */
export function sanitizeTerm(html: string): string {
  return DOMPurify.sanitize(html, ALLOWED);
}
