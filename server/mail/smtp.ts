import { createTransport, type SentMessageInfo, type Transporter } from 'nodemailer';
import type { Carrier, QueuedMail } from './carrier';

/** A server that does not answer holds nobody up: the e-mail is tried again. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A mail server, and what is sent through it. */
export interface MailServer {
  /** Asked before each e-mail: its password may have been changed. */
  url: () => string;
  /** The address that e-mails come from. */
  from: string;
  /** Whether e-mails go out over a connection that is not encrypted, where the server offers nothing else. */
  mayBePlain: boolean;
}

/** Sends e-mails through an SMTP server. */
export function createSmtpCarrier({ url, from, mayBePlain }: MailServer): Carrier {
  let transport: Transporter<SentMessageInfo> | undefined;
  let address: string | undefined;
  const current = () => {
    const now = url();
    if (transport && now === address) return transport;
    transport?.close();
    address = now;
    const reached = mayBePlain ? now : insisting(now);
    transport = createTransport({ url: reached, pool: true, maxConnections: 3, ...TIMEOUTS_MS });
    return transport;
  };
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    keepsBodies: false,
    close: () => transport?.close(),
    async send({ id, sender, recipient, subject, html, text }: QueuedMail) {
      try {
        await current().sendMail({
          // The same for every try: who gets it twice after a failure is shown it once.
          messageId: `<${id}@${host}>`,
          from: { name: sender, address: from },
          to: { name: '', address: recipient },
          subject,
          html: html ?? '',
          text: text ?? '',
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw Object.assign(error as Error, { permanent: isRefusedForEver(error), ofMail: isRefusal(error) });
      }
    },
  };
}

/** An address that is encrypted and its certificate checked, or nothing is sent: in it, for what it says counts most. */
function insisting(address: string): string {
  const url = new URL(address);
  url.searchParams.set('requireTLS', 'true');
  url.searchParams.set('tls.rejectUnauthorized', 'true');
  return url.href;
}

/** What nodemailer tells of a failure: at which command, and with which reply. */
interface SmtpError {
  command?: string;
  responseCode?: number;
}

/** Whether the server is there and refuses this one e-mail, now or for ever. */
function isRefusal(error: unknown): boolean {
  const { command = '', responseCode } = error as SmtpError;
  return responseCode !== undefined && ['RCPT TO', 'DATA'].includes(command);
}

/**
 * Whether the server will never take an e-mail to this recipient. Refusals of anything else, such as the password in
 * SMTP_URL, are for the operator to put right. Source: RFC 5321 4.2.1, a reply of 5yz is permanent.
 */
function isRefusedForEver(error: unknown): boolean {
  const { command, responseCode } = error as SmtpError;
  return command === 'RCPT TO' && (responseCode ?? 0) >= 500;
}
