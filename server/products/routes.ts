import type { FastifyInstance } from 'fastify';
import type { Json } from '../../engine/core/json';
import { clientOf, sessionOf } from '../access/gate';
import type { Client } from '../access/session';
import type { Database } from '../database/open';
import { Refusal } from '../refusal';
import type { Services } from '../services';
import { currentProfile, lastPreview } from '../suitability/history';
import type { RiskProfile } from '../suitability/questionnaires';
import { hasWaiver } from '../suitability/waiver';
import { hashOfText } from '../terms/hash';
import { assertServed, keepServed } from '../terms/served';
import { changeRegistration } from '../wizards/endpoint';
import { isOffered, loadProducts, type Offer, type Product } from './catalogue';
import { ACCEPTED, acceptProduct, heldProducts } from './held';
import { readAcceptance } from './readAcceptance';

/** The products: what a client is offered, what a client holds, accepting the terms of one. */
export function mountProducts(app: FastifyInstance, services: Services, profiles: readonly RiskProfile[]): void {
  const { database } = services;
  const products = loadProducts(services.assets);

  app.get<{ Querystring: { idPerfilRiscoPreview?: string } }>('/produto', async (request) => {
    const client = clientOf(request);
    const { idPerfilRiscoPreview: preview } = request.query;
    const offer = preview
      ? await offerOfPreview(database, client, preview)
      : ((await offerOf(services, database, client)) ?? 'all');
    const held = new Set((await heldProducts(database, client)).map(({ ProdutoId }) => ProdutoId));
    const offered = products.filter((product) => held.has(product.ProdutoId) || isOffered(product, offer, profiles));
    await keepServed(database, sessionOf(request), offered.map(toServed));
    return { data: offered };
  });

  app.get('/cliente/produtos', async (request) => ({ data: await heldProducts(database, clientOf(request)) }));

  app.post('/cliente/produtos', async (request) => {
    const id = readAcceptance(request.body as Json | undefined);
    const product = products.find(({ ProdutoId }) => ProdutoId === id);
    if (!product) throw new Refusal(400, 'O produto não foi encontrado.');
    await changeRegistration(services, clientOf(request), async ({ tx, client, now }) => {
      const isHeld = (await heldProducts(tx, client)).some(({ ProdutoId }) => ProdutoId === id);
      if (!isHeld) {
        const offers = await offersFor(services, tx, client);
        if (offers.length === 0) {
          throw new Refusal(400, 'Preencha o questionário ou solicite a dispensa para aderir a um produto.');
        }
        if (!offers.some((offer) => isOffered(product, offer, profiles))) {
          throw new Refusal(400, 'O produto não faz parte do seu perfil de investidor.');
        }
      }
      await assertServed(tx, sessionOf(request), toServed(product));
      await acceptProduct(tx, client, product, now);
    });
    return { data: { ProdutoId: id, Aceite: ACCEPTED } };
  });
}

const toServed = ({ ProdutoId, TermoAdesao }: Product) => ({
  subject: String(ProdutoId),
  textHash: hashOfText(TermoAdesao),
});

/** What a client is offered by what is saved: all with a waiver, else by profile; nothing before either. */
async function offerOf(services: Services, database: Database, client: Client): Promise<Offer | undefined> {
  if (await hasWaiver(services, database, client)) return 'all';
  const profile = await currentProfile(database, client);
  return profile === undefined ? undefined : { profile };
}

/** What a client may accept: also what the questionnaire that was tried last would offer. */
async function offersFor(services: Services, database: Database, client: Client): Promise<Offer[]> {
  const saved = await offerOf(services, database, client);
  const tried = await lastPreview(database, client);
  return [...(saved ? [saved] : []), ...(tried ? [{ profile: tried.profile }] : [])];
}

async function offerOfPreview(database: Database, client: Client, id: string): Promise<Offer> {
  const preview = await lastPreview(database, client);
  if (preview?.id !== id.toLowerCase()) {
    throw new Refusal(400, 'O resultado do questionário não foi encontrado. Responda novamente.');
  }
  return { profile: preview.profile };
}
