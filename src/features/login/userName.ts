import { applyMask, email, type Format, unmask } from '../../../engine/core';

/** Domains that are offered behind what was typed. */
const DOMAINS = ['gmail.com', 'outlook.com', 'hotmail.com', 'yahoo.com'];

/** Digits and the punctuation of documents, nothing else. */
const DIGITS_ONLY = /^[\d./-]*$/;

/**
 * The text of the user field after an edit. While all characters are digits it carries the document's mask; a letter
 * or @ behind it takes the mask away again. A dot, hyphen or slash that the mask would not set belongs to an e-mail
 * and stays. Letters are masked, in upper case, once they make a whole document number.
 */
export function editUserName(previous: string, next: string, document: Format): string {
  if (isDocument(next, document)) return document.display(storedDocument(next, document));
  const wasMasked = previous === maskDigits(previous, document);
  if (!DIGITS_ONLY.test(next)) {
    return wasMasked && DIGITS_ONLY.test(previous) && next.startsWith(previous)
      ? unmask(previous) + next.slice(previous.length)
      : next;
  }
  const typed = next.startsWith(previous) ? next.slice(previous.length) : '';
  if (/^[./-]$/.test(typed)) return isNextLiteral(previous, typed, document) ? next : unmask(previous) + typed;
  return wasMasked || !/\D/.test(next) || isMaskStart(previous, document) ? maskDigits(next, document) : next;
}

/** Whether the text is a complete and valid number of the document. */
export function isDocument(text: string, document: Format): boolean {
  return /^[\dA-Za-z./-]+$/.test(text.trim()) && document.validate(storedDocument(text, document)) === undefined;
}

/** Whether the text is an e-mail address or a valid document. */
export function isUserName(text: string, document: Format): boolean {
  return isDocument(text, document) || email.validate(text.trim()) === undefined;
}

/** What goes on the wire: a document without punctuation, an e-mail trimmed and in lower case. */
export function toWireUserName(text: string, document: Format): string {
  return isDocument(text, document) ? storedDocument(text, document) : text.trim().toLowerCase();
}

/**
 * E-mail addresses to offer while the text has letters and no @. Where the text may be a document with letters, they
 * stop at the first digit.
 */
export function suggestEmails(text: string, hasLetterDocuments: boolean): string[] {
  const start = text.trim();
  if (!/\p{L}/u.test(start) || /[@\s]/.test(start) || (hasLetterDocuments && /\d/.test(start))) return [];
  return DOMAINS.map((domain) => `${start}@${domain}`);
}

function storedDocument(text: string, document: Format): string {
  return String(document.normalise(text.trim()) ?? '');
}

/** The digits laid into the mask; more digits than it has places stand without it. */
function maskDigits(text: string, document: Format): string {
  const digits = unmask(text);
  const mask = document.mask?.(digits) ?? '';
  const masked = applyMask(mask, digits);
  return unmask(masked) === digits ? masked : digits;
}

/** Whether the mask sets this literal behind what is there. */
function isNextLiteral(previous: string, literal: string, document: Format): boolean {
  const masked = maskDigits(`${unmask(previous)}0`, document);
  return masked.startsWith(previous + literal);
}

/** Whether the text is masked digits with the next literal already typed: `'529.'`. */
function isMaskStart(text: string, document: Format): boolean {
  return maskDigits(`${unmask(text)}0`, document).startsWith(text);
}
