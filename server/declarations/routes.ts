import type { FastifyInstance } from 'fastify';
import type { Json } from '../../engine/core/json';
import { clientOf } from '../access/gate';
import type { Client } from '../access/session';
import { plainAddress } from '../addresses/ip';
import type { Database } from '../database/open';
import type { Services } from '../services';
import { changeRegistration, notFound } from '../wizards/endpoint';
import { readAcceptance } from './acceptance';
import { audiencesOf } from './blocks';
import { toDeclarationRecord, toSignatureRecord, toTemplateRecord } from './records';
import { signDocument } from './sign';
import { standingDeclarations } from './standing';
import { currentTemplates } from './templates';

/** The calls about documents to sign. Each answers for the client of the token alone. */
export function mountDeclarations(app: FastifyInstance, services: Services): void {
  const { database, definitions } = services;
  const offered = (from: Database, { type }: Client) => currentTemplates(from, audiencesOf(definitions, type));

  app.get('/declaracao', async (request) => {
    const client = clientOf(request);
    const templates = await offered(database, client);
    const standing = await standingDeclarations(database, client.id);
    return { data: templates.map((template) => toTemplateRecord(template, standing.get(template.id))) };
  });

  app.get('/declaracao/cliente', async (request) => {
    const standing = await standingDeclarations(database, clientOf(request).id);
    return { data: [...standing.values()].map(toDeclarationRecord) };
  });

  app.post('/declaracao/cliente', async (request) => {
    const accepted = readAcceptance(request.body as Json | undefined);
    const seenIp = plainAddress(request.ip);
    await changeRegistration(services, clientOf(request), async ({ tx, client, now }) =>
      signDocument(tx, { client, accepted, templates: await offered(tx, client), seenIp, now }),
    );
    return { data: true };
  });

  app.get('/declaracao/assinaturas', async (request) => {
    const standing = await standingDeclarations(database, clientOf(request).id);
    const id = queryOf(request.query).guiddeclaracao?.toLowerCase();
    const own = [...standing.values()].find((declaration) => declaration.id === id);
    return { data: (own ?? notFound()).signatures.map(toSignatureRecord) };
  });

  app.get('/declaracao/existeDeclaracaoAssinaturaCliente', async (request) => ({
    data: (await standingDeclarations(database, clientOf(request).id)).size > 0,
  }));
}

/** Query parameters, names in lower case. */
function queryOf(query: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query as object).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
