import { hashInBrowser, protectPassword } from '../access/password';
import { STATUS } from '../clients/status';
import type { Database } from '../database/open';
import { client } from '../database/schema';

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

/** Creates the demo customers that are missing; those that exist keep what was done to them. */
export async function createDemoCustomers(database: Database, now: Date): Promise<void> {
  const passwordHash = await protectPassword(hashInBrowser(DEMO_PASSWORD));
  const expiresOn = `${now.getUTCFullYear() + 1}-12-31`;
  await database
    .insert(client)
    .values(
      DEMO_CUSTOMERS.map(({ story: _story, ...customer }) => ({
        ...customer,
        passwordHash,
        emailConfirmedAt: now,
        expiresOn: customer.status === STATUS.approved ? expiresOn : null,
      })),
    )
    .onConflictDoNothing();
}
