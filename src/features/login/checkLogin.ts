import type { AccountKind } from './accounts';

/** What was typed into the login. */
export interface LoginInput {
  user: string;
  password: string;
}

/** The first field that is missing, with the text under it. */
export interface LoginError {
  field: keyof LoginInput;
  message: string;
}

/** The first thing that keeps a login from being sent, in the order of the screen. */
export function checkLogin({ user, password }: LoginInput, account: AccountKind): LoginError | undefined {
  if (user.trim() === '') return { field: 'user', message: `Preencha os dados de ${account.userLabel}` };
  if (password === '') return { field: 'password', message: 'Preencha a senha.' };
  return undefined;
}
