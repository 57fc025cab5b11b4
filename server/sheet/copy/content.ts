import { asc, eq } from 'drizzle-orm';
import { loadDraft } from '../../registration/drafts/drafts';
import { accessesOf } from '../../registration/privacy/told';
import type { Registrations } from '../../registration/registrations';
import { statusOf } from '../../registration/status';
import type { Client } from '../../storage/client';
import * as tables from '../../storage/schema';
import type { Services } from '../../storage/services';
import { filesIn } from './filesIn';
import { historyOf } from './history';

/** All that is kept of a client and is the client's to know, with names that a person understands. */
export async function copyContent(registrations: Registrations, client: Client) {
  const { services } = registrations;
  const { name, document, email, nickname, type, createdAt, sentAt, expiresOn } = client;
  return {
    conta: {
      nome: name,
      documento: document,
      email,
      apelido: nickname,
      tipo: type,
      situacao: statusOf(client, services.clock()),
      criadaEm: createdAt,
      enviadaEm: sentAt,
      venceEm: expiresOn,
    },
    formularios: await formsOf(services, client),
    rascunhos: await draftsOf(registrations, client),
    ...(await historyOf(services, client)),
    ...(await passingOf(services, client)),
    quemViu: await accessesOf(services, client),
  };
}

/** What is saved of each wizard, by tab; rows of lists stand under their list. */
async function formsOf({ database }: Services, { id }: Client) {
  const forms: Record<string, Record<string, Record<string, unknown>>> = {};
  const { part, collectionRow } = tables;
  for (const { wizard, data } of await database.select().from(part).where(eq(part.clientId, id))) {
    forms[wizard] ??= {};
    for (const [tab, content] of Object.entries(data)) forms[wizard][tab] = { ...forms[wizard][tab], ...content };
  }
  const rows = await database
    .select()
    .from(collectionRow)
    .where(eq(collectionRow.clientId, id))
    .orderBy(asc(collectionRow.position));
  for (const { wizard, collection, data } of rows) {
    const [tab = '', list = ''] = collection.split('/');
    forms[wizard] ??= {};
    const content = { ...forms[wizard][tab] };
    forms[wizard][tab] = { ...content, [list]: [...((content[list] as unknown[] | undefined) ?? []), data] };
  }
  return forms;
}

async function draftsOf(registrations: Registrations, client: Client) {
  const own = registrations.services.definitions.wizards.filter(({ wizard }) => wizard.type === client.type);
  const drafts = own.map(async (loaded) => [
    loaded.wizard.id,
    (await loadDraft(registrations, client, loaded)).Entradas,
  ]);
  return Object.fromEntries(await Promise.all(drafts));
}

/** What is kept for a time only. */
async function passingOf({ database }: Services, { id }: Client) {
  const { session, knownDevice, mail, waitingFile } = tables;
  return {
    acessos: await database
      .select({ aparelho: session.device, inicio: session.createdAt, ultimoUso: session.lastUsedAt })
      .from(session)
      .where(eq(session.clientId, id)),
    navegadoresConhecidos: await database
      .select({ ultimaEntrada: knownDevice.usedAt })
      .from(knownDevice)
      .where(eq(knownDevice.clientId, id)),
    emails: await database
      .select({ assunto: mail.subject, para: mail.recipient, em: mail.createdAt, enviadoEm: mail.sentAt })
      .from(mail)
      .where(eq(mail.clientId, id))
      .orderBy(asc(mail.createdAt)),
    arquivosNaoGravados: await filesIn(database, waitingFile, id),
  };
}
