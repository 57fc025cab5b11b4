import type { FastifyInstance } from 'fastify';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { BLANK_CALLS } from '../../registration/described/fixed';
import type { Registrations } from '../../registration/registrations';
import { readFonts } from '../paper';
import { blankForm } from './blankForm';
import { drawBlank } from './drawBlank';

/** The forms of the wizards on paper, for those who would rather not fill them in here; open to anybody. */
export function mountBlankForms(app: FastifyInstance, registrations: Registrations): void {
  const { services } = registrations;
  const { config, definitions, assets } = services;
  const fonts = readFonts(assets);
  /** The last one of each wizard, by all that stands in it: to draw one keeps the server busy for a moment. */
  const drawn = new Map<string, { of: string; file: Promise<Buffer> }>();
  describeCalls(app, BLANK_CALLS);
  app.get<{ Params: { formulario: string } }>(
    '/consulta/formulario/:formulario',
    { config: { open: true, rateLimit: perAddress(config.limits, 'openCallsPerMinute') } },
    async (request, reply) => {
      const { formulario } = request.params;
      const loaded = definitions.wizards.find(({ wizard }) => wizard.id === formulario);
      if (!loaded) throw new Refusal(404, 'Não há formulário com este nome.');
      const form = await blankForm(registrations, loaded, services.clock());
      const of = JSON.stringify({ ...form, now: undefined });
      const last = drawn.get(formulario);
      const drawing = last?.of === of ? last : { of, file: drawBlank(form, fonts) };
      drawn.set(formulario, drawing);
      // What failed is drawn anew for the next one who asks.
      drawing.file.catch(() => drawn.get(formulario) === drawing && drawn.delete(formulario));
      const name = `formulario-${formulario}.pdf`;
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(await drawing.file);
    },
  );
}
