import { eq } from 'drizzle-orm';
import type { Json } from '../../../engine/core';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { hashInBrowser, protectPassword } from '../../../server/access/password';
import { startSession } from '../../../server/access/sessions/session';
import { fillRegistration } from '../../../server/demo/registration';
import { type Decided, keepDecision } from '../../../server/registration/review/decide';
import { addMonths } from '../../../server/registration/review/validity';
import { readData } from '../../../server/storage/assets';
import type { Client } from '../../../server/storage/client';
import type { Database } from '../../../server/storage/database';
import { client, mail, session } from '../../../server/storage/schema';
import type { Opened } from './open';
import { signByLinks } from './signatures';

/** One registration that the product itself has written, of which others are made. */
export interface Model {
  id: string;
  /** Of a thousand. */
  share: number;
  /** How many days old its copies are, at most. */
  days: number;
}

/** What all of them sign in with, as the browser sends it. */
export const PASSWORD_HASH = hashInBrowser('Populacao@1');

/** How far a registration has come. */
interface Stage {
  isSent: boolean;
  decided?: Decided;
  days: number;
  /** Of a thousand, by the type of customer. */
  shares: [individuals: number, companies: number, funds: number];
}

/** Calls that whoever gives up has made. */
const BEGUN = 2;

const by = 'operator';
const today = new Date().toISOString().slice(0, 10);
const MONTHS = 24;

const STAGES: Stage[] = [
  { isSent: false, days: 80, shares: [330, 20, 4] },
  { isSent: true, days: 5, shares: [20, 2, 1] },
  {
    isSent: true,
    decided: { decision: 'approved', by, expiresOn: addMonths(today, MONTHS) },
    days: 720,
    shares: [450, 51, 12],
  },
  { isSent: true, decided: { decision: 'expired', by }, days: 400, shares: [60, 5, 1] },
  { isSent: true, decided: { decision: 'review', by }, days: 10, shares: [20, 1, 1] },
  {
    isSent: true,
    decided: { decision: 'refused', by, text: 'O cadastro não foi aceito.' },
    days: 20,
    shares: [20, 1, 1],
  },
];

/** The calls that fill a registration, and the one that sends it, by type. */
const WIZARDS = [
  { type: 1, calls: 'demoRegistration', send: 'PessoaFisica' },
  { type: 2, calls: 'demoCompany', send: 'PessoaJuridica' },
  { type: 3, calls: 'demoFund', send: 'Fundo' },
];

/** Makes the models by calls of the application. @throws Error when it refuses to take one */
export async function makeModels(opened: Opened): Promise<Model[]> {
  const models: Model[] = [];
  const passwordHash = await protectPassword(PASSWORD_HASH);
  for (const [index, wizard] of WIZARDS.entries()) {
    for (const [number, stage] of STAGES.entries()) {
      const document = `${wizard.type}${number}`.padStart(11, '0');
      const id = await makeModel(opened, { ...wizard, ...stage, document, passwordHash });
      models.push({ id, share: stage.shares[index] ?? 0, days: stage.days });
    }
  }
  return models;
}

type Making = (typeof WIZARDS)[number] & Stage & { document: string; passwordHash: string };

async function makeModel({ app, database, definitions }: Opened, made: Making): Promise<string> {
  const now = new Date();
  const { type, document, passwordHash } = made;
  const account = { type, document, passwordHash, name: `Modelo ${document}`, email: `modelo-${document}@example.com` };
  const own = type === 1 ? {} : { nickname: 'Principal', constitutionDate: '2015-03-02' };
  const values = { ...account, ...own, emailConfirmedAt: now, loginInReview: true };
  const [added] = await database.insert(client).values(values).returning({ id: client.id });
  const { id } = added as { id: string };
  const token = await startSession(database, id, now);
  if (!made.isSent) await begin(app, { token, calls: made.calls });
  else {
    const refused = await fillRegistration(app, { token, assets: `${ROOT}/server`, calls: made.calls });
    if (refused.size > 0) throw new Error(`The definitions refuse ${[...refused].join(', ')}.`);
    if (type !== 1) await signByLinks(database, (await readClient(database, id)) as Client, now);
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: `/api/${made.send}/ConcluirCadastro`,
      headers: { authorization: `Bearer ${token}` },
      payload: { RenovacaoCadastral: false },
    });
    if (statusCode !== 200) throw new Error(`${made.send} is not taken: ${body}`);
  }
  const sent = await readClient(database, id);
  if (made.decided && sent) {
    const before = { client: sent, last: undefined };
    const keep = (tx: Database) =>
      keepDecision({ database: tx, definitions, clock: () => now }, before, made.decided as Decided);
    await database.transaction(keep);
    await database.delete(mail).where(eq(mail.clientId, id));
  }
  await database.delete(session).where(eq(session.clientId, id));
  return id;
}

/** The first calls of a registration that goes no further. */
async function begin(app: Opened['app'], { token, calls }: { token: string; calls: string }): Promise<void> {
  const all = readData<{ call: string; body: Json }[]>(`${ROOT}/server`, calls);
  for (const { call, body } of all.slice(0, BEGUN)) {
    const [method, path] = call.split(' ') as ['POST', string];
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, body: text } = await app.inject({
      method,
      url: `/api${path}`,
      headers,
      payload: body as object,
    });
    if (statusCode !== 200) throw new Error(`${call} is not taken: ${text}`);
  }
}

async function readClient(database: Database, id: string): Promise<Client | undefined> {
  const [found] = await database.select().from(client).where(eq(client.id, id));
  return found;
}
