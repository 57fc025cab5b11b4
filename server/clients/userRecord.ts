import type { Client } from '../access/session';
import { statusOf } from './status';

/** The user record that a sign-in and `GET /cliente/usuario` answer. */
export function toUserRecord(client: Client, now: Date) {
  return {
    ClienteGuid: client.id,
    NomeRazaoSocial: client.name,
    TipoCliente: client.type,
    StatusCadastro: statusOf(client, now),
    PermiteLoginEmRevisao: client.loginInReview,
    CadastroAlterado: client.changed,
  };
}
