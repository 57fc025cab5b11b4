import type { FastifyInstance } from 'fastify';
import { clientOf } from '../http/gate';
import { describeCalls } from '../http/openapi/description';
import { Refusal } from '../http/refusal';
import { SHEET_CALLS } from '../registration/described/fixed';
import type { Registrations } from '../registration/registrations';
import { sheetContent } from './content';
import { drawSheet } from './drawSheet';
import { readFonts } from './paper';
import { wizardOfSheet } from './wizardOfSheet';

/** To draw a sheet keeps the server busy for a moment: nobody needs more of them. */
const SHEETS_PER_MINUTE = 30;

/** The client's own registration sheet, in any status */
export function mountSheet(app: FastifyInstance, registrations: Registrations): void {
  describeCalls(app, SHEET_CALLS);
  const { services } = registrations;
  const fonts = readFonts(services.assets);
  const rateLimit = { max: SHEETS_PER_MINUTE, timeWindow: 60_000 };
  app.get('/cliente/pdf', { config: { rateLimit } }, async (request, reply) => {
    const client = clientOf(request);
    const loaded = await wizardOfSheet(services, client);
    if (!loaded) throw new Refusal(404, 'Não há ficha para este tipo de cadastro.');
    const sheet = await sheetContent(registrations, { client, loaded });
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="ficha.pdf"')
      .send(await drawSheet(sheet, fonts));
  });
}
