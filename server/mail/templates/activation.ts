import { DAY_MS, type Letter } from '../letter';

/** Days that the link for confirming an account holds. */
export const ACTIVATION_DAYS = 7;

/** Asks a new customer to confirm the account. */
export function activation({ to, link }: { to: Letter['to']; link: string }): Letter {
  return {
    kind: 'activation',
    subject: 'Confirme sua conta',
    to,
    blocks: [
      'Recebemos o seu cadastro. Para usar a sua conta, confirme o seu endereço de e-mail.',
      { link, label: 'Confirmar conta' },
      `O link vale por ${ACTIVATION_DAYS} dias. A conta só é confirmada quando você aciona o botão da página que se abre.`,
    ],
    life: ACTIVATION_DAYS * DAY_MS,
  };
}
