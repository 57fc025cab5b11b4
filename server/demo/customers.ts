import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { STATUS, type Status, wasSent } from '../../contract/lifeCycle';
import { STATUS_WORDS } from '../../contract/lifeCycleWords';
import { hashInBrowser, protectPassword } from '../access/password';
import { startSession } from '../access/sessions/session';
import { tenantOf } from '../sheet/tenant';
import type { Database } from '../storage/database';
import { tenantTexts } from '../storage/revisions/tenantTexts';
import { client, session, setting } from '../storage/schema';
import { TENANTS_DIR, tenantsIn } from '../storage/tenant';
import { fillRegistration } from './registration';

/** The password of all demo customers. */
export const DEMO_PASSWORD = 'Ficha@2026';

interface DemoCustomer {
  type: number;
  name: string;
  document: string;
  email: string;
  /** Chosen at the login where the tenant tells registrations apart by nicknames. */
  nickname: string | null;
  status: Status;
  loginInReview: boolean;
  constitutionDate: string | null;
  /** What the login shows, for the list that is printed. */
  story: string;
}

/**
 * Name, CPF or CNPJ, and e-mail of the customers of each type, one for each status in turn. CPFs that are printed
 * everywhere as examples, CNPJs of invented companies; e-mails of a domain that nobody can own.
 */
const CUSTOMERS: Record<number, [name: string, document: string, email: string][]> = {
  1: [
    ['Helena Duarte Nogueira', '52998224725', 'helena@example.com'],
    ['Rafael Monteiro Prado', '11144477735', 'rafael@example.com'],
    ['Beatriz Almeida Rocha', '39053344705', 'beatriz@example.com'],
    ['Otávio Siqueira Campos', '86288366757', 'otavio@example.com'],
    ['Clara Teixeira Lemos', '15350946056', 'clara@example.com'],
    ['Júlio Barreto Fontes', '71428793860', 'julio@example.com'],
  ],
  2: [
    ['Aurora Tecnologia Ltda.', '12ABC34501DE35', 'aurora@example.com'],
    ['Marés Logística S.A.', '20406080000197', 'mares@example.com'],
    ['Campo Largo Alimentos Ltda.', '30123456000100', 'campolargo@example.com'],
    ['Pedra Branca Engenharia S.A.', '45810293000100', 'pedrabranca@example.com'],
    ['Três Rios Comércio Ltda.', '51726354000159', 'tresrios@example.com'],
    ['Vale Verde Papéis Ltda.', '62091473000107', 'valeverde@example.com'],
  ],
  3: [
    ['Serra Azul Fundo de Investimento Multimercado', '70931582000105', 'serraazul@example.com'],
    ['Litoral Fundo de Investimento em Ações', '81357024000102', 'litoral@example.com'],
    ['Ipê Fundo de Investimento Renda Fixa', '94608217000122', 'ipe@example.com'],
    ['Cerrado Fundo de Investimento Imobiliário', 'A1B2C3D4000193', 'cerrado@example.com'],
    ['Planalto Fundo de Investimento Cambial', '1053K907000109', 'planalto@example.com'],
    ['Mata Norte Fundo de Investimento em Participações', '11222333000181', 'matanorte@example.com'],
  ],
};

/** Apelido of the demo companies and funds, by type; individuals have none. */
const NICKNAMES: Record<number, string> = { 2: 'Matriz', 3: 'Principal' };

/** The calls that fill the registration of a customer who has sent one, as a file of `data/`, by type. */
const REGISTRATIONS: Record<number, string> = { 1: 'demoRegistration', 2: 'demoCompany', 3: 'demoFund' };

/** One customer of each type in each status. Who waits for approval may sign in all the same. */
export const DEMO_CUSTOMERS: DemoCustomer[] = Object.entries(CUSTOMERS).flatMap(([type, customers]) =>
  customers.map(([name, document, email], index) => {
    const status = Object.values(STATUS)[index] ?? STATUS.notStarted;
    return {
      type: Number(type),
      name,
      document,
      email,
      nickname: NICKNAMES[Number(type)] ?? null,
      status,
      loginInReview: status === STATUS.inApproval,
      constitutionDate: type === '1' ? null : '2015-03-02',
      story: wasSent(status) ? STATUS_WORDS[status].title : 'Cadastro novo',
    };
  }),
);

/** Who helps the demo customers, made up as they are; what the operator has set stays. */
const CONTACT = [
  { name: 'telefoneAtendimento', value: '0800 000 0199' },
  { name: 'horarioAtendimento', value: 'dias úteis, das 8h às 18h' },
  { name: 'emailAtendimento', value: 'ajuda@example.com' },
  { name: 'enderecoAtendimento', value: 'Caixa Postal 199, 01031-970 São Paulo, SP' },
];

/** What creating the demo customers needs. */
export interface DemoInput {
  database: Database;
  /** Folder of `data/`. */
  assets: string;
  now: Date;
  /** The tenant whose customers they are; the first one without it. */
  config?: { tenant: string; tenantsDir?: string | undefined };
}

/**
 * Creates the demo customers that are missing, names the institution that they are customers of, and says who helps
 * them; those that exist keep what was done to them, and get a nickname where they had none. A registration that was sent
 * is filled, by the same calls that a browser makes.
 * @returns the calls that the definitions of the day refuse
 */
export async function createDemoCustomers(
  app: FastifyInstance,
  { database, assets, now, config = { tenant: '' } }: DemoInput,
): Promise<string[]> {
  await nameInstitution(database, config);
  await database.insert(setting).values(CONTACT).onConflictDoNothing();
  await giveNicknames(database);
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
    .returning({ id: client.id, type: client.type, document: client.document });
  const refused = new Set<string>();
  for (const { id, type, document } of created) {
    const status = DEMO_CUSTOMERS.find((customer) => customer.document === document)?.status ?? STATUS.notStarted;
    if (!wasSent(status)) continue;
    const calls = REGISTRATIONS[type];
    if (calls) {
      const token = await startSession(database, id, now);
      for (const call of await fillRegistration(app, { token, assets, calls })) refused.add(call);
      await database.delete(session).where(eq(session.clientId, id));
    }
    const expiresOn = status === STATUS.approved ? `${now.getUTCFullYear() + 1}-12-31` : null;
    await database.update(client).set({ status, expiresOn, sentAt: now }).where(eq(client.id, id));
  }
  return [...refused];
}

const other = alias(client, 'other');

/** Gives demo customers of an earlier release, who had no nickname, theirs; not where another account has it. */
async function giveNicknames(database: Database): Promise<void> {
  for (const { type, document, nickname } of DEMO_CUSTOMERS.filter((customer) => customer.nickname !== null)) {
    const isOwn = and(eq(client.type, type), eq(client.document, document), isNull(client.nickname));
    const isNamed = sql`lower(${other.nickname}) = lower(${nickname}::text)`;
    const same = and(eq(other.type, type), eq(other.document, document), isNamed);
    await database
      .update(client)
      .set({ nickname })
      .where(and(isOwn, notExists(database.select().from(other).where(same))));
  }
}

/** The tenant that is shown; a name that the operator has set stays, but for that of another tenant of this machine. */
async function nameInstitution(
  database: Database,
  { tenant, tenantsDir }: NonNullable<DemoInput['config']>,
): Promise<void> {
  const nameOf = (id: string) => tenantOf(tenantTexts(id, tenantsDir), '').name;
  const value = nameOf(tenant);
  await database
    .insert(setting)
    .values({ name: 'nomeEmpresa', value })
    .onConflictDoUpdate({
      target: setting.name,
      set: { value },
      setWhere: inArray(setting.value, tenantsIn(tenantsDir ?? TENANTS_DIR).map(nameOf)),
    });
}
