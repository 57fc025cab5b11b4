import { and, eq, gt, inArray } from 'drizzle-orm';
import { Refusal } from '../../http/refusal';
import type { Client } from '../../storage/client';
import {
  client,
  declaration,
  signature,
  declarationTemplate as template,
  declarationVersion as version,
} from '../../storage/schema';
import type { Services } from '../../storage/services';
import { countingDeclarations } from './counting';

/** Somebody who was sent a link, for whom he signs, and what. */
export interface LinkedPerson {
  name: string;
  email: string;
  client: Client;
  documents: LinkedEntry[];
}

/** A document that waits for the person's signature, or has it. */
export interface LinkedEntry {
  /** Names the signature in the link of this document. */
  linkId: string;
  name: string;
  /** How long it takes to read, in minutes. */
  minutes: number;
  signedAt?: Date;
}

/** Source: Brysbaert (2019), "How many words do we read per minute?": 238 words of non-fiction, silently. */
const WORDS_PER_MINUTE = 238;

/**
 * Who was sent a link, with all documents that this client has put to the same name and e-mail, in the order of their
 * list. What cannot be signed any more, and was not, is left out. A link of an earlier request still names the person.
 * @throws Refusal when there is no such link
 */
export async function findLinkedPerson(services: Services, linkId: string): Promise<LinkedPerson> {
  const { database } = services;
  const [found] = await database
    .select({ name: signature.name, email: signature.email, client })
    .from(signature)
    .innerJoin(declaration, eq(declaration.id, signature.declarationId))
    .innerJoin(client, eq(client.id, declaration.clientId))
    .where(eq(signature.linkId, linkId));
  if (!found) throw new Refusal(400, 'Documento não encontrado.');
  const counting = [...(await countingDeclarations(services, found.client)).values()];
  const own = counting.flatMap(({ isReplaced, signatures }) =>
    signatures.filter((one) => isSame(one, found) && (one.signedAt || !isReplaced)),
  );
  if (own.length === 0) return { ...found, documents: [] };
  const texts = await database
    .select({ id: signature.id, linkId: signature.linkId, name: template.name, text: version.text })
    .from(signature)
    .innerJoin(declaration, eq(declaration.id, signature.declarationId))
    .innerJoin(version, eq(version.id, declaration.versionId))
    .innerJoin(template, eq(template.id, version.templateId))
    .where(
      inArray(
        signature.id,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(template.position);
  const signedAt = new Map(own.map((one) => [one.id, one.signedAt]));
  const documents = texts.map(({ id, text, ...entry }) => {
    const at = signedAt.get(id);
    return { ...entry, minutes: minutesOf(text), ...(at && { signedAt: at }) };
  });
  return { ...found, documents };
}

/** Whether a person has something to sign for a client that was sent to him since a moment, in any of these documents. */
export async function isAskedSince(
  services: Services,
  asked: { client: Client; signer: { name: string; email: string }; since: Date; but: string },
): Promise<boolean> {
  const { client: own, signer, since, but } = asked;
  const counting = [...(await countingDeclarations(services, own)).values()];
  const waiting = counting
    .filter(({ templateId, isReplaced }) => templateId !== but && !isReplaced)
    .flatMap(({ signatures }) => signatures.filter((one) => isSame(one, signer) && !one.signedAt));
  if (waiting.length === 0) return false;
  const ids = waiting.map(({ id }) => id);
  const recent = and(inArray(signature.id, ids), gt(signature.requestedAt, since));
  return (await services.database.$count(signature, recent)) > 0;
}

type Named = { name: string; email: string };
const isSame = (one: Named, other: Named) =>
  one.name.toLowerCase() === other.name.toLowerCase() && one.email.toLowerCase() === other.email.toLowerCase();

function minutesOf(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
