import type { FastifyInstance } from 'fastify';
import type { Json } from '../../engine/core/json';
import { clientOf, sessionOf } from '../access/gate';
import type { Client } from '../access/session';
import { plainAddress } from '../addresses/ip';
import type { Database } from '../database/open';
import type { Services } from '../services';
import { assertServed, keepServed } from '../terms/served';
import { changeRegistration, notFound } from '../wizards/endpoint';
import { readAcceptance } from './acceptance';
import { audiencesOf, signingPlaces } from './blocks';
import { toDeclarationRecord, toSignatureRecord, toTemplateRecord } from './records';
import { signDocument } from './sign';
import { listedDeclarations, standingDeclarations } from './standing';
import { currentTemplates, type Template } from './templates';

/** The calls about documents to sign. Each answers for the client of the token alone. */
export function mountDeclarations(app: FastifyInstance, services: Services): void {
  const { database, definitions } = services;
  const places = ({ type }: Client) => signingPlaces(definitions, type);
  const offered = (from: Database, client: Client) => currentTemplates(from, audiencesOf(places(client)));
  /** What the client signs himself; the rest is signed by people whom he chooses. */
  const offeredToSign = (from: Database, client: Client) =>
    currentTemplates(from, audiencesOf(places(client).filter(({ sign }) => sign === 'accept')));

  app.get('/declaracao', async (request) => {
    const client = clientOf(request);
    const templates = await offered(database, client);
    await keepServed(database, sessionOf(request), templates.map(toServed));
    const standing = await standingDeclarations(database, client.id);
    return { data: templates.map((template) => toTemplateRecord(template, standing.get(template.id))) };
  });

  app.get('/declaracao/cliente', async (request) => {
    const listed = await listedDeclarations(database, clientOf(request).id);
    return { data: listed.map(toDeclarationRecord) };
  });

  app.post('/declaracao/cliente', async (request) => {
    const accepted = readAcceptance(request.body as Json | undefined);
    const seenIp = plainAddress(request.ip);
    await changeRegistration(services, clientOf(request), async ({ tx, client, now }) => {
      const template = await signDocument(tx, {
        client,
        accepted,
        templates: await offeredToSign(tx, client),
        seenIp,
        now,
      });
      await assertServed(tx, sessionOf(request), toServed(template));
    });
    return { data: true };
  });

  app.get('/declaracao/assinaturas', async (request) => {
    const standing = await standingDeclarations(database, clientOf(request).id);
    const id = queryOf(request.query).guiddeclaracao?.toLowerCase();
    const own = [...standing.values()].find((declaration) => declaration.id === id);
    return { data: (own ?? notFound()).signatures.map(toSignatureRecord) };
  });

  app.get('/declaracao/existeDeclaracaoAssinaturaCliente', async (request) => ({
    data: (await listedDeclarations(database, clientOf(request).id)).length > 0,
  }));
}

const toServed = ({ id, textHash }: Template) => ({ subject: id, textHash });

/** Query parameters, names in lower case. */
function queryOf(query: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query as object).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
