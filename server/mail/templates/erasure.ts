import { DAY_MS, type Letter } from '../letter';

/** Days for which it is still worth telling what became of a request. */
const TOLD_DAYS = 7;

/** Where a customer finds the request. */
const PLACE = '“Meus dados”, na página “Segurança”';

/** Whom a letter greets, and its day: `23/11/2026`. */
interface Told {
  to: Letter['to'];
  day: string;
}

/** The erasure was asked for, and is done on `day`. `link` is where it can be withdrawn. */
export function erasureAsked({ to, day, link }: Told & { link: string }): Letter {
  return {
    ...LETTER,
    to,
    subject: 'Pedido de exclusão dos seus dados',
    blocks: [
      `Recebemos o pedido de exclusão dos seus dados. Em ${day} a sua conta é encerrada, e apagamos tudo o que nenhuma norma nos obriga a guardar.`,
      `Até esse dia você pode desistir em ${PLACE}.`,
      { link, label: 'Ver o pedido' },
    ],
    ifNotYou: 'Se não foi você, entre na sua conta, desista do pedido e troque a sua senha.',
  };
}

/** It was withdrawn by the customer, who asked for it on `day`. */
export function erasureWithdrawn({ to, day }: Told): Letter {
  return {
    ...LETTER,
    to,
    subject: 'Você desistiu da exclusão dos seus dados',
    blocks: [
      `Você desistiu do pedido de exclusão feito em ${day}. Nada foi apagado, e a sua conta continua como estava.`,
      `Quando quiser, peça de novo em ${PLACE}.`,
    ],
    ifNotYou: 'Se não foi você, troque a sua senha.',
  };
}

/** It was refused by the institution for this reason; the customer asked for it on `day`. */
export function erasureRefused({ to, day, reason }: Told & { reason: string }): Letter {
  return {
    ...LETTER,
    to,
    subject: 'O pedido de exclusão dos seus dados foi recusado',
    blocks: [
      `O pedido de exclusão feito em ${day} foi recusado, e nada foi apagado. O motivo:`,
      reason,
      `O pedido e o motivo estão em ${PLACE}.`,
    ],
  };
}

/** It was done on `day`. `isSomeKept` says whether norms keep some of it. */
export function erasureDone({ to, day, isSomeKept }: Told & { isSomeKept: boolean }): Letter {
  return {
    ...LETTER,
    kind: 'erasureDone',
    to,
    subject: 'Os seus dados foram excluídos',
    blocks: [
      `Em ${day} a sua conta foi encerrada: não é mais possível entrar nela.`,
      isSomeKept
        ? 'Apagamos tudo o que nenhuma norma nos obriga a guardar. O resto fica bloqueado até o fim do prazo de cada norma, e então é apagado também.'
        : 'Apagamos tudo o que guardávamos sobre você. Depois de enviar este e-mail, apagamos também o seu endereço.',
    ],
  };
}

/** What they have in common: each tells something that was done, which nobody need ask for again. */
const LETTER = { kind: 'erasure', life: TOLD_DAYS * DAY_MS, ifNotYou: '' } as const;
