import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Json } from '../../engine/core/json';
import { hashInBrowser, protectPassword } from '../access/password';
import { startSession } from '../access/session';
import { readData } from '../assets';
import { STATUS } from '../clients/status';
import type { Database } from '../database/open';
import { client, session } from '../database/schema';

/** The password of all demo customers. */
export const DEMO_PASSWORD = 'Ficha@2026';

interface DemoCustomer {
  type: number;
  name: string;
  document: string;
  email: string;
  status: number;
  loginInReview?: boolean;
  /** What the login shows, for the list that is printed. */
  story: string;
}

/** One of each status. CPFs that are printed everywhere as examples; e-mails of a domain that nobody can own. */
export const DEMO_CUSTOMERS: DemoCustomer[] = [
  {
    type: 1,
    name: 'Helena Duarte Nogueira',
    document: '52998224725',
    email: 'helena@example.com',
    status: STATUS.notStarted,
    story: 'Cadastro novo',
  },
  {
    type: 1,
    name: 'Rafael Monteiro Prado',
    document: '11144477735',
    email: 'rafael@example.com',
    status: STATUS.inApproval,
    loginInReview: true,
    story: 'Em aprovação',
  },
  {
    type: 1,
    name: 'Beatriz Almeida Rocha',
    document: '39053344705',
    email: 'beatriz@example.com',
    status: STATUS.approved,
    story: 'Aprovado',
  },
  {
    type: 1,
    name: 'Otávio Siqueira Campos',
    document: '86288366757',
    email: 'otavio@example.com',
    status: STATUS.expired,
    story: 'Vencido',
  },
  {
    type: 1,
    name: 'Clara Teixeira Lemos',
    document: '15350946056',
    email: 'clara@example.com',
    status: STATUS.inReview,
    story: 'Em revisão',
  },
  {
    type: 1,
    name: 'Júlio Barreto Fontes',
    document: '71428793860',
    email: 'julio@example.com',
    status: STATUS.inactive,
    story: 'Inativo',
  },
];

/** What creating the demo customers needs. */
export interface DemoInput {
  database: Database;
  /** Folder of `data/`. */
  assets: string;
  now: Date;
}

/**
 * Creates the demo customers that are missing; those that exist keep what was done to them. Whose registration was
 * sent has a filled one, put in by the same calls that a browser makes.
 * @returns the calls that the definitions of the day refuse
 */
export async function createDemoCustomers(
  app: FastifyInstance,
  { database, assets, now }: DemoInput,
): Promise<string[]> {
  const passwordHash = await protectPassword(hashInBrowser(DEMO_PASSWORD));
  const created = await database
    .insert(client)
    .values(
      DEMO_CUSTOMERS.map(({ story: _story, status: _status, ...customer }) => ({
        ...customer,
        passwordHash,
        emailConfirmedAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: client.id, document: client.document });
  const calls = readData<{ call: string; body: Json }[]>(assets, 'demoRegistration');
  const refused = new Set<string>();
  for (const { id, document } of created) {
    const status = DEMO_CUSTOMERS.find((customer) => customer.document === document)?.status ?? STATUS.notStarted;
    if (status === STATUS.notStarted) continue;
    const token = await startSession(database, id, now);
    for (const { call, body } of calls) {
      if ((await post(app, { call, body, token })) !== 200) refused.add(call);
    }
    await database.delete(session).where(eq(session.clientId, id));
    const expiresOn = status === STATUS.approved ? `${now.getUTCFullYear() + 1}-12-31` : null;
    await database.update(client).set({ status, expiresOn, sentAt: now }).where(eq(client.id, id));
  }
  return [...refused];
}

async function post(
  app: FastifyInstance,
  { call, body, token }: { call: string; body: Json; token: string },
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${call.replace('POST ', '')}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return answer.statusCode;
}
