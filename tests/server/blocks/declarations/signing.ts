import { asc } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import type { Client } from '../../../../server/storage/client';
import { signatureEvidence } from '../../../../server/storage/schema';
import type { SecurityEvent } from '../../../../server/storage/securityEvent';
import { compiledDefinitions } from '../../compiledDefinitions';
import { linkFrom } from '../../mailbox';
import { serverForTests } from '../../serverForTests';
import { addClient, TEST_CONFIG, tokenOf } from '../../testServer';
import { companyCalls, PARTNER, REPRESENTATIVE } from './company';
import { documentId, PODERES, POLITICA, type SeedDocument, seed, TERMO } from './documents';

export const BENEFICIARIO: SeedDocument = {
  ...PODERES,
  id: documentId(5),
  name: 'Declaração de beneficiário final',
};
export const DOCUMENTS = [TERMO, PODERES, BENEFICIARIO, POLITICA];
const START = new Date('2026-11-21T09:30:00.000Z');

/** A server with the documents, a company signed in that has stored nothing, and what it and its signers do. */
export function companyThatSigns() {
  let token: string;
  let now = START;
  let events: SecurityEvent[] = [];
  const { store, server } = serverForTests(async (database) => {
    const config = { ...TEST_CONFIG, publicUrl: 'https://ficha.test' };
    await seed(database, DOCUMENTS);
    const tell = (event: SecurityEvent) => void events.push(event);
    return { definitions: await compiledDefinitions(), clock: () => now, config, tell };
  });
  const actAs = async (client: Client) => {
    token = await tokenOf(store.database, client, now);
  };
  beforeEach(async () => {
    now = START;
    events = [];
    await actAs(await addClient(store.database, { type: 2, document: '12ABC34501DE35', name: 'Aurora Ltda.' }));
  });
  const calls = companyCalls(
    () => server,
    () => token,
  );
  return {
    store,
    server,
    ...calls,
    /** Makes a call as the client that is signed in. */
    call: (name: string, body?: JsonObject) => server.call(name, { token, ...(body && { body }) }),
    actAs,
    /** Lets a minute pass. */
    tick: () => {
      now = new Date(now.getTime() + 60_000);
    },
    /** Saves Marina, who represents, and Edson, a partner; gives back how the server offers them as signers. */
    async addTwo(): Promise<[JsonObject, JsonObject]> {
      await calls.addPerson(REPRESENTATIVE);
      await calls.savePartners([PARTNER]);
      return (await calls.signers()) as [JsonObject, JsonObject];
    },
    /** The key of the link in the newest e-mail to a person. */
    linkOf: async (email: string) => (await linkFrom(store.database, email)).split('/').at(-1) ?? '',
    signByLink: (Guid: string) => server.call('POST /api/declaracao/assinar', { body: { Guid, Ip: null } }),
    /** Sends the e-mail of a signature again. */
    resend: (guid: unknown) =>
      server.call(`POST /api/declaracao/assinante/email?guidDeclaracaoAssinatura=${guid}`, { token }),
    /** What was told of for the security of accounts. */
    events: () => events,
    evidence: () => store.database.select().from(signatureEvidence).orderBy(asc(signatureEvidence.id)),
  };
}
