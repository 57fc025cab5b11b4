import type { Client } from '../access/session';
import type { Database } from '../database/open';
import { readRenewal } from '../renewal/renewal';
import { statusOf } from './status';

/** The user record that a sign-in and `GET /cliente/usuario` answer. */
export async function toUserRecord(database: Database, client: Client, now: Date) {
  const renewal = await readRenewal(database, client, now);
  return {
    ClienteGuid: client.id,
    NomeRazaoSocial: client.name,
    TipoCliente: client.type,
    StatusCadastro: statusOf(client, now),
    PermiteLoginEmRevisao: client.loginInReview,
    CadastroAlterado: client.changed,
    RenovacaoCadastral: renewal.isOn,
    SecoesRenovadas: renewal.sections,
    DataVencimento: client.expiresOn,
  };
}
