import { inArray } from 'drizzle-orm';
import { STATUS, toStatus, wasSent } from '../../contract/lifeCycle';
import { requestSignatures } from '../blocks/declarations/sign';
import { currentTemplates, type Template } from '../blocks/declarations/templates';
import { signingLink } from '../mail/links';
import { type MailServices, queueMail } from '../mail/queue';
import { signing } from '../mail/templates/signing';
import type { Client } from '../storage/client';
import type { Database } from '../storage/database';
import { client as clients, declaration, signatureEvidence } from '../storage/schema';
import { DEMO_CUSTOMERS } from './customers';

/** TipoCliente of the documents of companies and of funds. */
const AUDIENCES: Record<number, string> = { 2: 'Pessoa Jurídica', 3: 'Investidor' };

const SIGNERS = [
  { name: 'Marina Lobo Teles', email: 'marina@example.com' },
  { name: 'Edson Farias Brito', email: 'edson@example.com' },
];

/** Who was approved once has signed everything that is required, and may send an update or a renewal. */
const HAVE_SIGNED: number[] = [STATUS.approved, STATUS.expired];

/**
 * Puts a document to two signers of every demo company and fund that has begun and has none, with the e-mails that
 * bring the links.
 * Those of approved and expired customers are signed already, the other required ones too, and those of inactive ones
 * invalidated: the page of a link shows each state.
 */
export async function putDemoDocuments(services: MailServices, origin: string): Promise<void> {
  const { database } = services;
  const documents = DEMO_CUSTOMERS.filter(({ type }) => type in AUDIENCES).map(({ document }) => document);
  const customers = await database.select().from(clients).where(inArray(clients.document, documents));
  const known = new Set((await database.select({ id: declaration.clientId }).from(declaration)).map(({ id }) => id));
  for (const client of customers.filter(({ id, status }) => !known.has(id) && wasSent(toStatus(status)))) {
    const [template, ...others] = await currentTemplates(database, [AUDIENCES[client.type] ?? '']);
    if (!template) continue;
    await database.transaction(async (tx) => {
      const inside = { ...services, database: tx };
      await putDocument(inside, { client, template, origin });
      if (!HAVE_SIGNED.includes(client.status)) return;
      for (const other of others.filter(({ required }) => required)) await ask(inside, client, other);
    });
  }
}

async function putDocument(
  services: MailServices,
  { client, template, origin }: { client: Client; template: Template; origin: string },
): Promise<void> {
  const asked = await ask(services, client, template);
  for (const [index, to] of SIGNERS.entries()) {
    const link = signingLink(origin, asked[index]?.linkId ?? '');
    await queueMail(services, signing({ to, client: client.name, document: template.name, link }), client.id);
  }
}

/** Asks the two signers for a document; what became of it is what the status of the customer says. */
async function ask({ database, clock }: MailServices, client: Client, template: Template) {
  const asked = await requestSignatures(database, { client, template, signers: SIGNERS, now: clock() });
  const ids = asked.map(({ id }) => id);
  if (HAVE_SIGNED.includes(client.status)) {
    await keepEvidence(database, { template, ids, status: 'Assinado', at: clock() });
  }
  if (client.status === STATUS.inactive) {
    await keepEvidence(database, { template, ids, status: 'Invalidado', at: clock() });
  }
  return asked;
}

async function keepEvidence(
  database: Database,
  { template, ids, ...what }: { template: Template; ids: string[]; status: 'Assinado' | 'Invalidado'; at: Date },
): Promise<void> {
  const { version: versionNumber, textHash } = template;
  await database.insert(signatureEvidence).values(
    ids.map((signatureId, index) => ({
      signatureId,
      versionNumber,
      textHash,
      seenIp: '127.0.0.1',
      userName: SIGNERS[index]?.name ?? '',
      ...what,
    })),
  );
}
