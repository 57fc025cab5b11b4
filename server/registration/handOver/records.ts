import type { Client } from '../../storage/client';
import { statusOf } from '../status';

/** A registration as other systems are told of it. */
export function briefOf(client: Client, now: Date) {
  return {
    ClienteGuid: client.id,
    TipoCliente: client.type,
    NomeRazaoSocial: client.name,
    CpfCnpj: client.document,
    StatusCadastro: statusOf(client, now),
    CadastroAlterado: client.changed,
    EnviadoEm: client.sentAt?.toISOString() ?? null,
    DataVencimento: client.expiresOn,
  };
}
