import type { FastifyInstance } from 'fastify';
import { clientOf } from '../access/gate';
import { Refusal } from '../refusal';
import type { WizardServices } from '../wizards/endpoint';
import { sheetBlocks } from './blocks';
import { sheetContent } from './content';
import { drawSheet } from './drawSheet';
import { readFonts } from './paper';

/** To draw a sheet keeps the server busy for a moment: nobody needs more of them. */
const SHEETS_PER_MINUTE = 30;

/** The client's own registration sheet, in any status. */
export function mountSheet(app: FastifyInstance, { services, lists }: WizardServices): void {
  const fonts = readFonts(services.assets);
  const rateLimit = { max: SHEETS_PER_MINUTE, timeWindow: 60_000 };
  app.get('/cliente/pdf', { config: { rateLimit } }, async (request, reply) => {
    const client = clientOf(request);
    const loaded = services.definitions.wizards.find(({ wizard }) => wizard.type === client.type);
    if (!loaded) throw new Refusal(404, 'Não há ficha para este tipo de cadastro.');
    const sheet = await sheetContent({ services, lists, client, loaded, blocks: sheetBlocks });
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="ficha.pdf"')
      .send(await drawSheet(sheet, fonts));
  });
}
