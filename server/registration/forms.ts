import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { clientOf } from '../http/gate';
import { describeCalls } from '../http/openapi/description';
import { Refusal } from '../http/refusal';
import type { Database } from '../storage/database';
import { collectionRow, part, sending } from '../storage/schema';
import { FORM_CALLS } from './described/fixed';
import { namedWizard } from './namedWizard';
import type { Registrations } from './registrations';
import { goOn, standingOf } from './standing';

/** How a wizard beside the registration stands: Situacao. */
const FORM_STATE = { notBegun: 0, begun: 1, sent: 2, altered: 3 } as const;

/** What is kept of one wizard. */
interface Kept {
  saved: Date | undefined;
  /** Every sending, the last one first. */
  sent: Date[];
}

/**
 * Tells a client how the wizards beside the registration stand, those of its type, in the order of the definitions; and
 * takes that a client goes on with a wizard that a new version has stopped.
 */
export function mountForms(api: FastifyInstance, { services }: Registrations): void {
  describeCalls(api, FORM_CALLS);
  const { database, definitions } = services;
  api.post('/cliente/formularios/:formulario/versao', async (request) => {
    const { client, loaded } = namedWizard(definitions, request);
    const whose = { client, wizard: loaded.wizard };
    const { stop } = await standingOf(services, whose);
    const { Versao } = (request.body ?? {}) as { Versao?: unknown };
    // Only what was shown is read: a version that came after that stops again.
    if (stop && Versao !== stop.number) throw new Refusal(409, stop.message, { code: 'FORMULARIO_ATUALIZADO' });
    if (stop) await goOn(database, whose, { number: stop.number, at: services.clock() });
    return { data: true };
  });
  api.get('/cliente/formularios', async (request) => {
    const { id, type } = clientOf(request);
    const own = definitions.wizards.filter(({ wizard }) => wizard.type === type && !wizard.registration);
    if (own.length === 0) return { data: [] };
    const kept = await readKept(database, id);
    return {
      data: own.map(({ wizard }) => {
        const { saved, sent } = kept(wizard.id);
        const Envios = sent.map((moment) => moment.toISOString());
        return { Id: wizard.id, Titulo: wizard.title, Situacao: stateOf({ saved, sent }), Envios };
      }),
    };
  });
}

async function readKept(database: Database, clientId: string): Promise<(wizard: string) => Kept> {
  const [parts, rows, sendings] = [
    await database.select({ wizard: part.wizard, at: part.savedAt }).from(part).where(eq(part.clientId, clientId)),
    await database
      .select({ wizard: collectionRow.wizard, at: collectionRow.savedAt })
      .from(collectionRow)
      .where(eq(collectionRow.clientId, clientId)),
    await database
      .select({ wizard: sending.wizard, at: sending.sentAt })
      .from(sending)
      .where(eq(sending.clientId, clientId))
      .orderBy(desc(sending.sentAt)),
  ];
  return (wizard) => {
    const saves = [...parts, ...rows].filter((save) => save.wizard === wizard).map(({ at }) => at.getTime());
    return {
      saved: saves.length > 0 ? new Date(Math.max(...saves)) : undefined,
      sent: sendings.filter((own) => own.wizard === wizard).map(({ at }) => at),
    };
  };
}

function stateOf({ saved, sent: [last] }: Kept): number {
  if (last === undefined) return saved === undefined ? FORM_STATE.notBegun : FORM_STATE.begun;
  return saved !== undefined && saved > last ? FORM_STATE.altered : FORM_STATE.sent;
}
