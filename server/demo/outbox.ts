import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STYLE_HASH } from '../mail/layout';
import { isGuid } from '../storage/guid';
import { mail } from '../storage/schema';
import type { Services } from '../storage/services';
import { mailPage, outboxPage, STYLE_SHEET } from './outboxPages';

const MOST_MAILS = 200;
/** An e-mail may show its own style sheet, open links in new windows, and nothing else. */
const MAIL_POLICY = [
  "default-src 'none'",
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The e-mails of the demo, to be read in the browser. */
export function mountOutbox(app: FastifyInstance, { database }: Services): void {
  app.get('/outbox', async (_request, reply) => {
    const mails = await database.select().from(mail).orderBy(desc(mail.createdAt), desc(mail.id)).limit(MOST_MAILS);
    return sendHtml(reply, outboxPage(mails));
  });

  app.get('/outbox/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE_SHEET));

  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const found = await findMail(request);
    return found ? sendHtml(reply, mailPage(found)) : reply.callNotFound();
  });

  app.get<{ Params: { id: string } }>('/outbox/:id/html', async (request, reply) => {
    const found = await findMail(request);
    if (!found?.html) return reply.callNotFound();
    reply.header('content-security-policy', MAIL_POLICY).header('x-frame-options', 'SAMEORIGIN');
    return sendHtml(reply, found.html);
  });

  async function findMail({ params }: FastifyRequest<{ Params: { id: string } }>) {
    if (!isGuid(params.id)) return undefined;
    const [found] = await database.select().from(mail).where(eq(mail.id, params.id.toLowerCase()));
    return found;
  }
}

const sendHtml = (reply: FastifyReply, html: string) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
