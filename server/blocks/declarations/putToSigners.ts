import { countAll } from '../../http/attempts';
import { Refusal } from '../../http/refusal';
import { DAY_MS } from '../../mail/letter';
import { signingLink } from '../../mail/links';
import { queueMail } from '../../mail/queue';
import { SIGNING_DAYS, signing } from '../../mail/templates/signing';
import { stampFor } from '../../registration/stampFor';
import type { Client } from '../../storage/client';
import type { Services } from '../../storage/services';
import { countingDeclarations } from './counting';
import { invalidateDeclarations } from './invalidate';
import { isAskedSince } from './linkedPerson';
import { requestSignatures, type Signer } from './sign';
import type { SignerRequest } from './signerRequest';
import { possibleSigners } from './signers';
import { isSigned, standingDeclarations } from './standing';
import { currentTemplates, type Template } from './templates';

/** A request of a client, from where and when. */
export interface RequestInput {
  client: Client;
  request: SignerRequest;
  seenIp: string;
  now: Date;
  /** The portal's address, for the links. */
  origin: string;
}

/**
 * Puts the current version of a document to people of the registration. Whoever has no other to sign gets an e-mail;
 * the page of an earlier one has the document, too. Asked again before all
 * have signed, it begins anew: earlier links and signatures of the document lose their force, their evidence stays.
 * @throws Refusal for a document that is not offered to signers, for one that is signed, and for anybody who may not sign
 */
export async function putToSigners(services: Services, input: RequestInput): Promise<void> {
  const { client, request, seenIp, now, origin } = input;
  const { database } = services;
  const possible = await possibleSigners(services, client);
  const audiences = new Set(possible.flatMap(({ place }) => place.audiences));
  const template = (await currentTemplates(database, [...audiences])).find(({ id }) => id === request.templateId);
  if (!template) throw new Refusal(400, 'Documento desconhecido: /TemplateId');
  const own = possible.filter(({ place }) => place.audiences.includes(template.audience));
  const signers = request.people.map((person, index) => findSigner(own, person, index));
  refuseTwice(signers);
  const before = (await standingDeclarations(database, client.id)).get(template.id);
  if (before && !before.isReplaced) {
    const counting = (await countingDeclarations(services, client)).get(template.id);
    if (counting && isSigned(counting)) throw new Refusal(400, 'O documento já foi assinado.');
    await invalidateDeclarations(database, [before], {
      client,
      seenIp,
      now,
      stamp: await stampFor(services, client),
    });
  }
  const asked = await requestSignatures(database, { client, template, signers, now });
  for (const [index, signer] of signers.entries()) {
    const link = signingLink(origin, asked[index]?.linkId ?? '');
    const since = new Date(now.getTime() - SIGNING_DAYS * DAY_MS);
    if (await isAskedSince(services, { client, signer, since, but: template.id })) continue;
    await sendLink(services, { client, template, signer, link });
  }
}

/** What brings a signer to a document. */
export interface LinkInput {
  client: Client;
  template: Pick<Template, 'id' | 'name'>;
  signer: Pick<Signer, 'name' | 'email'>;
  link: string;
}

/** Sends a signer the link of a document. @throws Refusal when the person was sent it too often */
export async function sendLink(services: Services, { client, template, signer, link }: LinkInput): Promise<void> {
  const { database, clock, config } = services;
  const { mailsPerRecipient: max, failureWindow: window } = config.limits;
  const { name, email } = signer;
  const of = ['signing', client.id, template.id, email.toLowerCase()];
  await countAll(database, [{ of, max }], { window, now: clock() });
  const letter = signing({ to: { name, email }, client: client.name, document: template.name, link });
  await queueMail(services, letter, client.id);
}

/** The person as the registration has him. What the page has of him must be the same, since the customer saw that. */
function findSigner(possible: Required<Signer>[], sent: Required<Signer>, index: number): Required<Signer> {
  const found = possible.find(
    ({ personId, personType }) => personId === sent.personId && personType === sent.personType,
  );
  if (!found) throw new Refusal(400, `Assinante desconhecido: /Assinantes/${index}`);
  if (found.email === '')
    throw new Refusal(400, `Informe o e-mail de ${found.name} no cadastro para pedir a assinatura.`);
  if (found.name !== sent.name || found.email !== sent.email) {
    throw new Refusal(400, 'Os dados dos assinantes mudaram. Volte e escolha os assinantes de novo.');
  }
  const { personId, personType, name, email } = found;
  return { personId, personType, name, email };
}

function refuseTwice(signers: Required<Signer>[]): void {
  const index = signers.findIndex(({ personId, personType }, at) =>
    signers.some((other, before) => before < at && other.personId === personId && other.personType === personType),
  );
  if (index !== -1) throw new Refusal(400, `Assinante repetido: /Assinantes/${index}`);
}
