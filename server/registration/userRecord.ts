import { sentNames } from '../../contract/sections';
import type { Client } from '../storage/client';
import type { Definitions } from '../storage/definitions/types';
import type { Services } from '../storage/services';
import { registrationWizard } from './registrationWizard';
import { type Renewal, readRenewal } from './renewal/renewal';
import { refusedOf } from './review/refused';
import { statusOf } from './status';

/** What rules may read of the user record. */
export function userRecordOf(
  definitions: Definitions,
  { client, renewal }: { client: Client; renewal: Renewal },
  now: Date,
) {
  const wizard = registrationWizard(definitions, client.type)?.wizard;
  return {
    ClienteGuid: client.id,
    NomeRazaoSocial: client.name,
    TipoCliente: client.type,
    StatusCadastro: statusOf(client, now),
    PermiteLoginEmRevisao: client.loginInReview,
    CadastroAlterado: client.changed,
    RenovacaoCadastral: renewal.isOn,
    SecoesRenovadas: wizard ? sentNames(wizard, renewal.sections) : [],
    SecoesSemMudanca: wizard ? sentNames(wizard, renewal.unchanged) : [],
    DataVencimento: client.expiresOn,
  };
}

/** The user record that a sign-in and `GET /cliente/usuario` answer: with the renewal as it is stored, and a refusal. */
export async function readUserRecord({ database, definitions }: Services, client: Client, now: Date) {
  const record = userRecordOf(definitions, { client, renewal: await readRenewal(database, client, now) }, now);
  return { ...record, Recusa: await refusedOf(database, client) };
}
