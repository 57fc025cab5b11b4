import { and, desc, eq, ne } from 'drizzle-orm';
import type { Session } from '../../http/gate';
import { isGuid } from '../../storage/guid';
import { session } from '../../storage/schema';
import type { Services } from '../../storage/services';
import { isOpen, readIdleMinutes } from './session';

/** The sessions of who calls that go on, this one first, then by their last use. */
export async function listSessions(services: Services, own: Session) {
  const { database, clock } = services;
  const found = await database
    .select()
    .from(session)
    .where(and(eq(session.clientId, own.client.id), isOpen(await readIdleMinutes(services), clock())))
    .orderBy(ne(session.id, own.id), desc(session.lastUsedAt));
  return found.map(({ id, device, createdAt, lastUsedAt }) => ({
    Id: id,
    Aparelho: device,
    Inicio: createdAt.toISOString(),
    UltimoUso: lastUsedAt.toISOString(),
    Atual: id === own.id,
  }));
}

/** Ends one session of who calls, or all but this one. @returns how many */
export async function endSessions({ database }: Services, own: Session, id?: string): Promise<number> {
  if (id !== undefined && !isGuid(id)) return 0;
  const which = id === undefined ? ne(session.id, own.id) : eq(session.id, id.toLowerCase());
  const ended = await database
    .delete(session)
    .where(and(eq(session.clientId, own.client.id), which))
    .returning({ id: session.id });
  return ended.length;
}
