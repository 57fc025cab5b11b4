import { asksForPassword } from '../../../contract/loginModes';
import type { PortalSettings } from '../../session/settings';
import type { AccountKind } from './accounts';
import { isUserName } from './userName';

/** What was typed into the login. */
export interface LoginInput {
  user: string;
  password: string;
  /** Which of the registrations of a company or a fund. */
  nickname: string;
  /** The device is somebody else's. */
  isForeign: boolean;
}

/** The first field that is wrong, with the text under it. */
export interface LoginError {
  field: keyof LoginInput;
  message: string;
}

/** Which fields the login shows besides the user. */
export interface LoginFields {
  hasPassword: boolean;
  hasNickname: boolean;
}

/** The fields of a tab under the tenant's settings. */
export function loginFields({ mode, hasNickname }: PortalSettings, { hasNicknames }: AccountKind): LoginFields {
  return { hasPassword: asksForPassword(mode), hasNickname: hasNickname && hasNicknames };
}

/**
 * The first thing that keeps a login from being sent: the user, the password, the nickname. Where no password is asked
 * for, the user must be one that there could be.
 */
export function checkLogin(input: LoginInput, account: AccountKind, fields: LoginFields): LoginError | undefined {
  const { userLabel, documentLabel, document } = account;
  if (input.user.trim() === '') return { field: 'user', message: `Preencha os dados de ${userLabel}` };
  if (!fields.hasPassword && !isUserName(input.user, document)) {
    return {
      field: 'user',
      message: `O ${documentLabel}/E-mail informado é inválido! Verifique os dados e tente novamente.`,
    };
  }
  if (fields.hasPassword && input.password === '') return { field: 'password', message: 'Preencha a senha.' };
  if (fields.hasNickname && input.nickname === '') {
    return { field: 'nickname', message: 'Preencha o apelido da conta' };
  }
  return undefined;
}
