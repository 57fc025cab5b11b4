import type { Client } from '../../storage/client';
import type { Services } from '../../storage/services';
import { type PossibleSigner, possibleSigners } from './signers';
import { isBegun, isSigned, type RequestedSignature, type Standing, standingDeclarations } from './standing';

/**
 * The declarations of a client, by document, as they count now: a signature counts while its person is a signer of the
 * registration. Who left is needed no more when fewer people are left than were asked; as soon as somebody came in
 * place of them there is a signature missing, and the document is put to its signers again.
 */
export async function countingDeclarations(services: Services, client: Client): Promise<Map<string, Standing>> {
  const standing = await standingDeclarations(services.database, client.id);
  const isPut = [...standing.values()].some(({ signatures }) => signatures.some(({ personId }) => personId));
  if (!isPut) return standing;
  const people = await possibleSigners(services, client);
  return new Map([...standing].map(([template, own]) => [template, countedOf(own, people)]));
}

function countedOf(standing: Standing, people: readonly PossibleSigner[]): Standing {
  const asked = standing.signatures;
  const signatures = asked.filter((signature) => !signature.personId || people.some((one) => isOf(signature, one)));
  if (signatures.length === asked.length) return standing;
  return { ...standing, signatures, required: Math.max(1, Math.min(asked.length, people.length)) };
}

/** A row that was typed anew with the same name and e-mail is the same person. */
function isOf(signature: RequestedSignature, person: PossibleSigner): boolean {
  if (signature.personId === person.personId && signature.personType === person.personType) return true;
  const folded = ({ name, email }: { name: string; email: string }) => `${name} ${email}`.toLowerCase();
  return folded(signature) === folded(person);
}

/**
 * The declarations that a client is told of: without those of a replaced text that nobody has signed, nor can sign, and
 * without those that nobody is left to complete, which are put to their signers anew.
 */
export function listedOf(counting: ReadonlyMap<string, Standing>): Standing[] {
  return [...counting.values()].filter((own) => (own.isReplaced ? isBegun(own) : isSigned(own) || isAwaited(own)));
}

/** Whether somebody is asked who has not signed. */
function isAwaited({ signatures }: Standing): boolean {
  return signatures.some(({ signedAt }) => signedAt === undefined);
}

/** Whether any signature was given that counts for a document, whatever became of its text and of its person since. */
export async function isAnyCollected(services: Services, client: Client): Promise<boolean> {
  const standing = await standingDeclarations(services.database, client.id);
  return [...standing.values()].some(isBegun);
}
