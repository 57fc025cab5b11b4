import type { FastifyInstance } from 'fastify';
import { renamesAccount } from '../access/rename';
import { spendsConfirmation } from '../access/tokens/confirmation';
import { voidsSignatures } from '../blocks/declarations/invalidate';
import { declarationsRoom } from '../blocks/declarations/room';
import { documentsRoom } from '../blocks/documents/room';
import { cancelsUnwaived } from '../blocks/products/cancelOnWaiver';
import { productsRoom } from '../blocks/products/room';
import { PROFILE, profileKnown } from '../blocks/suitability/history';
import { loadSuitabilityData, type SuitabilityData } from '../blocks/suitability/questionnaires';
import { suitabilityRoom } from '../blocks/suitability/room';
import { loadOptionLists } from '../lists/lists';
import { createDraftSafe } from '../registration/drafts/safe';
import { createKeep } from '../registration/keep';
import type { Registrations } from '../registration/registrations';
import type { Rooms } from '../registration/rooms';
import type { Services } from '../storage/services';

/** What the rooms bring into registrations. */
export function roomsOf(services: Services, suitability: SuitabilityData): Rooms {
  return {
    blocks: {
      documents: documentsRoom(services),
      products: productsRoom(services, suitability.profiles),
      signatures: declarationsRoom(services),
      suitability: suitabilityRoom(services, suitability),
    },
    guards: [spendsConfirmation],
    effects: [renamesAccount, cancelsUnwaived, voidsSignatures],
    known: { [PROFILE]: profileKnown },
  };
}

/** Registrations with what the rooms bring into them, and the questionnaires of suitability. */
export function registrationsOf(app: FastifyInstance, services: Services) {
  const { config, assets } = services;
  const lists = loadOptionLists(assets);
  const suitability = loadSuitabilityData(assets);
  const safe = createDraftSafe(config.draftKeys, (event, message) => app.log.warn(event, message));
  const registrations: Registrations = {
    services,
    lists,
    rooms: roomsOf(services, suitability),
    keep: createKeep(),
    safe,
  };
  return { registrations, suitability };
}
