import type { FastifyInstance } from 'fastify';
import { clientOf } from '../http/gate';
import { describeCalls } from '../http/openapi/description';
import { Refusal } from '../http/refusal';
import { SHEET_CALLS } from '../registration/described/fixed';
import type { DrawOwnSheet } from './ownSheet';

/** To draw a sheet keeps the server busy for a moment: nobody needs more of them. */
const SHEETS_PER_MINUTE = 30;

/** The client's own registration sheet, in any status */
export function mountSheet(app: FastifyInstance, draw: DrawOwnSheet): void {
  describeCalls(app, SHEET_CALLS);
  const rateLimit = { max: SHEETS_PER_MINUTE, timeWindow: 60_000 };
  app.get('/cliente/pdf', { config: { rateLimit } }, async (request, reply) => {
    const sheet = await draw(clientOf(request));
    if (!sheet) throw new Refusal(404, 'Não há ficha para este tipo de cadastro.');
    return reply.type('application/pdf').header('content-disposition', 'attachment; filename="ficha.pdf"').send(sheet);
  });
}
