import { ENTRY_REFUSALS } from '../../../contract/entryRefusals';
import { refuseEntry } from '../../../contract/lifeCycle';
import type { User } from '../../api/user';
import type { PortalSettings } from '../../session/settings';
import { type Refusal, readRefusal } from './refusal';

/**
 * Why a client who signs in by token alone gets none; undefined = a token is sent. The approved clients of a tenant
 * with an application of its own use that.
 */
export function refuseToken(
  { StatusCadastro, PermiteLoginEmRevisao }: Pick<User, 'StatusCadastro' | 'PermiteLoginEmRevisao'>,
  settings: PortalSettings,
): Refusal | undefined {
  const refusal = refuseEntry(StatusCadastro, {
    mayStay: PermiteLoginEmRevisao,
    isTokenOnly: true,
    isCustomBrand: settings.customApproval,
  });
  return refusal && readRefusal(ENTRY_REFUSALS[refusal], settings);
}
