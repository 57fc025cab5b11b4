import { STATUS } from '../../../contract/registration';
import type { User } from '../../api/user';
import type { PortalSettings } from '../../session/settings';
import { IN_REVIEW, type Refusal, readRefusal } from './refusal';

/**
 * Why a client who signs in by token alone gets none; undefined = a token is sent. The approved clients of a tenant
 * with an application of its own use that.
 */
export function refuseToken(
  { StatusCadastro: status, PermiteLoginEmRevisao: mayStay }: Pick<User, 'StatusCadastro' | 'PermiteLoginEmRevisao'>,
  settings: PortalSettings,
): Refusal | undefined {
  const { customApproval } = settings;
  switch (status) {
    case STATUS.notStarted:
      return undefined;
    case STATUS.inApproval:
      return mayStay ? undefined : readRefusal(IN_REVIEW, settings);
    case STATUS.approved:
    case STATUS.expired:
      return customApproval ? { kind: 'approved' } : undefined;
    case STATUS.inReview:
      return customApproval ? readRefusal(IN_REVIEW, settings) : undefined;
    default:
      return { kind: 'warning', message: 'Cadastro inativo. Entre em contato com o suporte.' };
  }
}
