import { DAY_MS, type Letter } from '../letter';

/** Days for which the e-mail is still worth sending; the link itself holds as long as the signature is awaited. */
const SIGNING_DAYS = 7;

/** Asks a person to sign a document. */
export function signing(facts: { to: Letter['to']; client: string; document: string; link: string }): Letter {
  const { to, client, document, link } = facts;
  return {
    kind: 'signing',
    subject: `Documento para assinatura: ${document}`,
    to,
    blocks: [
      `${client} pede a sua assinatura no documento “${document}”.`,
      { link, label: 'Ler o documento' },
      'O documento só é assinado quando você o aceita e confirma na página que se abre.',
    ],
    life: SIGNING_DAYS * DAY_MS,
  };
}
