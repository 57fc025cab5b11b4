import { email as format } from '../../engine/core';

/** Where the customer reads e-mails. */
export interface Mailbox {
  label: string;
  url: string;
}

const GMAIL: Mailbox = { label: 'Abrir Gmail', url: 'https://mail.google.com' };
const OUTLOOK: Mailbox = { label: 'Abrir Outlook', url: 'https://outlook.live.com/mail' };

const MAILBOXES: [domains: RegExp, mailbox: Mailbox][] = [
  [/^(gmail|googlemail)\.com$/, GMAIL],
  [/^(outlook|hotmail|live|msn)\./, OUTLOOK],
];

/** The mailbox of an e-mail address by its domain; undefined of others, and of what is no address. */
export function mailboxOf(address: string): Mailbox | undefined {
  const domain = domainOf(address);
  return domain === undefined ? undefined : MAILBOXES.find(([domains]) => domains.test(domain))?.[1];
}

/** An address that its owner recognises: `'hel•••ra@gmail.com'`. Undefined of what is no address. */
export function maskAddress(address: string): string | undefined {
  if (domainOf(address) === undefined) return undefined;
  return format.veil?.(address.trim().toLowerCase());
}

function domainOf(address: string): string | undefined {
  const text = address.trim().toLowerCase();
  return format.validate(text) === undefined && text.includes('@') ? text.slice(text.lastIndexOf('@') + 1) : undefined;
}
