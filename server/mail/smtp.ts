import { createTransport, type SentMessageInfo, type Transporter } from 'nodemailer';
import type { Carrier, QueuedMail } from './carrier';

/** A server that does not answer holds nobody up: the e-mail is tried again. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends e-mails through the SMTP server at `url`, from the address `from`. */
export function createSmtpCarrier({ url, from }: { url: string; from: string }): Carrier {
  const transport: Transporter<SentMessageInfo> = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    ...TIMEOUTS_MS,
  });
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    keepsBodies: false,
    close: () => transport.close(),
    async send({ id, sender, recipient, subject, html, text }: QueuedMail) {
      try {
        await transport.sendMail({
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
