import { Refusal } from '../../http/refusal';
import type { Registration } from '../../registration/registration';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { lastPreview, profileOf } from '../suitability/history';
import { hasWaiver } from '../suitability/waiver';
import type { Offer } from './catalogue';

/** Whose offer is meant. */
export interface OfferInput {
  database: Database;
  client: Client;
  read: () => Promise<Registration | undefined>;
}

/** What a client is offered by what is saved: all with a waiver, else by profile; nothing before either. */
export async function offerOf({ database, client, read }: OfferInput): Promise<Offer | undefined> {
  const registration = await read();
  if (hasWaiver(registration)) return 'all';
  const profile = await profileOf(registration, { database, client });
  return profile === undefined ? undefined : { profile };
}

/** What a client may accept: also what the questionnaire that was tried last would offer. */
export async function offersFor(input: OfferInput): Promise<Offer[]> {
  const saved = await offerOf(input);
  const tried = await lastPreview(input.database, input.client);
  return [...(saved ? [saved] : []), ...(tried ? [{ profile: tried.profile }] : [])];
}

/** What the questionnaire that was tried last would offer. @throws Refusal when it was another one */
export async function offerOfPreview({ database, client }: OfferInput, id: string): Promise<Offer> {
  const preview = await lastPreview(database, client);
  if (preview?.id !== id.toLowerCase()) {
    throw new Refusal(400, 'O resultado do questionário não foi encontrado. Responda novamente.');
  }
  return { profile: preview.profile };
}
