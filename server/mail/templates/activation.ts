import { type Letter, MINUTE_MS } from '../letter';

/** Hours that the link for confirming an account holds, and that a sign-up waits for it. */
const ACTIVATION_HOURS = 48;
export const ACTIVATION_MS = ACTIVATION_HOURS * 60 * MINUTE_MS;

/** Asks a new customer to confirm the account. */
export function activation({ to, link }: { to: Letter['to']; link: string }): Letter {
  return {
    kind: 'activation',
    subject: 'Confirme sua conta',
    to,
    blocks: [
      'Recebemos o seu cadastro. Para usar a sua conta, confirme o seu endereço de e-mail.',
      { link, label: 'Confirmar conta' },
      `O link vale por ${ACTIVATION_HOURS} horas. A conta só é confirmada quando você clica no botão da página que se abre.`,
    ],
    life: ACTIVATION_MS,
  };
}
