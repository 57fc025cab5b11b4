import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Json } from '../../engine/core';
import type { LoadedWizard } from '../../engine/definition';
import type { WizardData } from '../../engine/wire';
import { Refusal } from '../http/refusal';
import type { Effect, Saved } from '../registration/rooms';
import { client as clients } from '../storage/schema';
import { TAKEN_NICKNAME } from './signUp/createAccount';

/**
 * Lets an account sign in with the nickname that its registration has now. One that never had a nickname keeps having
 * none, and an emptied field takes none away.
 * @throws Refusal when another account of the same document has it
 */
export const renamesAccount: Effect = {
  concerns: (saved) => newNickname(saved) !== undefined,
  async follow(saved, { tx, client }) {
    const nickname = newNickname(saved);
    const others = and(
      eq(clients.type, client.type),
      eq(clients.document, client.document),
      ne(clients.id, client.id),
      isNotNull(clients.emailConfirmedAt),
      sql`lower(${clients.nickname}) = lower(${nickname})`,
    );
    if ((await tx.$count(clients, others)) > 0) throw new Refusal(400, TAKEN_NICKNAME);
    await tx.update(clients).set({ nickname }).where(eq(clients.id, client.id));
  },
};

/** The nickname that takes the place of another one. */
function newNickname({ before: { client, loaded }, data }: Pick<Saved, 'before' | 'data'>): string | undefined {
  const nickname = nicknameIn(loaded, data);
  const isNew = client.nickname !== null && nickname !== client.nickname;
  return isNew && typeof nickname === 'string' ? nickname : undefined;
}

/** What a save carries of the field that is the nickname of the account. */
function nicknameIn({ tabs }: LoadedWizard, data: WizardData): Json | undefined {
  for (const [id, fields] of Object.entries(data)) {
    const properties = Object.entries(tabs[id]?.definition.schema.properties ?? {});
    const [name] = properties.find(([, { account, readOnly }]) => account === 'nickname' && !readOnly) ?? [];
    if (name !== undefined && fields[name]) return fields[name];
  }
  return undefined;
}
