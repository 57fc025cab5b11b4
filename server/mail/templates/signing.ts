import { DAY_MS, type Letter } from '../letter';

/** Days for which the e-mail is still worth sending; the link itself holds as long as the signature is awaited. */
export const SIGNING_DAYS = 7;

/** Asks a person to sign a document. The page behind the link has all that the client has put to him. */
export function signing(facts: { to: Letter['to']; client: string; document: string; link: string }): Letter {
  const { to, client, document, link } = facts;
  return {
    kind: 'signing',
    subject: `Documento para assinatura: ${document}`,
    to,
    blocks: [
      `${client} pede a sua assinatura no documento “${document}”.`,
      { link, label: 'Ver os documentos' },
      'A página reúne todos os documentos que esperam a sua assinatura, também os que vierem depois deste e-mail. Cada um só é assinado quando você o aceita e confirma.',
    ],
    ifNotYou: `Se você não conhece ${client}, ignore esta mensagem.`,
    life: SIGNING_DAYS * DAY_MS,
  };
}
