import type { FastifyInstance } from 'fastify';
import { parseCall } from '../../engine/wire';
import { sessionOf } from '../http/gate';
import { lowerCaseQuery } from '../http/requestBody';
import { asOfSession } from './keep';
import { once, onceEach } from './readOnce';
import { readOwnRegistration } from './readRegistration';
import type { Registrations } from './registrations';

/** Mounts the load calls of the blocks, which opening a wizard answers too. */
export function mountLoads(api: FastifyInstance, registrations: Registrations): void {
  for (const { call, answer } of Object.values(registrations.rooms.blocks).flatMap(({ loads = [] }) => loads)) {
    api.get(parseCall(call).path, async (request) => {
      const session = sessionOf(request);
      const read = once(() => readOwnRegistration(registrations, session.client, asOfSession(session)));
      return { data: await answer({ session, read, share: onceEach(), query: lowerCaseQuery(request.query) }) };
    });
  }
}
