import { and, desc, eq, gte, or } from 'drizzle-orm';
import { retentionText } from '../../../contract/retentionWords';
import type { Json } from '../../../engine/core';
import { fillSettings, type Treatments } from '../../../engine/state';
import { readSettings } from '../../settings/settings';
import type { Client } from '../../storage/client';
import { ALL_ACCOUNTS } from '../../storage/dataAccess';
import { currentTreatments, fieldsFor } from '../../storage/erasure/treatments';
import { dataAccess } from '../../storage/schema';
import { accountCode } from '../../storage/securityEvent';
import type { Services } from '../../storage/services';
import { type DataRequest, daysToErasure, lastRequest } from './requests';

/** How many of those who saw data are told of. */
const MOST_ACCESSES = 100;

/** What is kept of a client and why, who saw it, and what was asked for. */
export async function tellData(services: Services, client: Client) {
  const { database, definitions, clock } = services;
  const settings = await readSettings(services);
  const { encarregado = '' } = settings;
  const copy = await lastRequest(database, client.id, 'copy');
  const erasure = await lastRequest(database, client.id, 'erasure');
  return {
    Encarregado: String(encarregado),
    Tratamentos: treatmentsFor(await currentTreatments(definitions), client.type, settings),
    Enviado: client.sentAt !== null,
    DiasExclusao: await daysToErasure(services),
    Copia: copy && copy.dueAt > clock() ? toCopy(copy) : null,
    Exclusao: erasure ? toErasure(erasure) : null,
    Acessos: await accessesOf(services, client, MOST_ACCESSES),
  };
}

export const toCopy = ({ id, askedAt, dueAt }: DataRequest) => ({
  Id: id,
  PedidaEm: askedAt.toISOString(),
  Ate: dueAt.toISOString(),
});

const STATES = { open: 'AGUARDANDO', withdrawn: 'DESISTIDA', refused: 'RECUSADA', done: 'FEITA' } as const;

export const toErasure = ({ state, askedAt, dueAt, endedAt, text }: DataRequest) => ({
  Estado: STATES[state],
  PedidaEm: askedAt.toISOString(),
  Prevista: dueAt.toISOString(),
  EncerradaEm: endedAt?.toISOString() ?? null,
  Texto: text,
});

/** Each treatment of the forms that a type of customers has, with the names of its data. */
function treatmentsFor(all: Treatments, type: number, settings: Record<string, Json>) {
  const { treatments, records } = all;
  const fields = fieldsFor(all, type);
  return Object.entries(treatments).flatMap(([name, { title, purpose, basis, retention, sensitive }]) => {
    const own = [...fields, ...Object.values(records)].filter(({ treatment }) => treatment === name);
    const Dados = [...new Set(own.flatMap(({ title: data }) => (data ? fillSettings(data, settings) : [])))];
    if (own.length === 0) return [];
    return {
      Titulo: title,
      Finalidade: purpose,
      BaseLegal: basis,
      Prazo: retentionText(retention),
      Norma: retention.norm ?? null,
      Sensivel: sensitive === true,
      Dados,
    };
  });
}

/** Who saw data of a client, the latest first. @param most of them, where not all are wanted */
export async function accessesOf(
  { database }: Pick<Services, 'database'>,
  { id, createdAt }: Pick<Client, 'id' | 'createdAt'>,
  most?: number,
) {
  // Who saw all accounts saw those that there were.
  const ofAll = and(eq(dataAccess.account, ALL_ACCOUNTS), gte(dataAccess.at, createdAt));

  const all = database
    .select()
    .from(dataAccess)
    .where(or(eq(dataAccess.account, accountCode(id)), ofAll))
    .orderBy(desc(dataAccess.sequence));
  const found = await (most === undefined ? all : all.limit(most));
  return found.map(({ by, call, at }) => ({ Em: at.toISOString(), Quem: whoIs(by), Chamada: call }));
}

function whoIs(by: string): string {
  if (by === 'operator') return 'Equipe da instituição';
  if (by === 'signer') return 'Quem assina';
  return by.replace(/^key /, 'Sistema ');
}
