import { HOUR_MS, type Letter } from '../letter';

/** Hours that a temporary password may be used. */
export const TEMPORARY_PASSWORD_HOURS = 24;

/** Gives a temporary password. `account` tells which of several accounts it is for. */
export function recovery({ to, account, password }: { to: Letter['to']; account: string; password: string }): Letter {
  return {
    kind: 'recovery',
    subject: 'Sua senha de acesso',
    to,
    blocks: [
      `Esta é a senha temporária da sua conta (${account}):`,
      { copy: password },
      `Ela vale por ${TEMPORARY_PASSWORD_HOURS} horas e se torna a sua senha no primeiro acesso. Até lá, a senha anterior continua valendo.`,
      'Depois de entrar, escolha uma senha nova em “Alterar senha”.',
    ],
    life: TEMPORARY_PASSWORD_HOURS * HOUR_MS,
  };
}
