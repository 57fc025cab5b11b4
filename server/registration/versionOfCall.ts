import type { FastifyReply, FastifyRequest } from 'fastify';
import { OUTDATED_PAGE } from '../../contract/outdatedPage';
import type { LoadedWizard } from '../../engine/definition';
import { Refusal } from '../http/refusal';
import type { Client } from '../storage/client';
import type { LiveDefinitions, Version } from '../storage/definitions/types';
import type { Services } from '../storage/services';
import { savedIn } from './carry';
import type { Registration } from './registration';
import { registrationWizard } from './registrationWizard';
import { type Standing, standingOf } from './standing';

/**
 * What a caller is told of versions, in headers of the answer: the one that judged the call, the one that the wizard is
 * to go on with where that is another one, the one that it has stopped before, and as it opens the older one that it was
 * saved in last.
 */
const JUDGED_BY = 'definitions-version';
const GO_ON_WITH = 'definitions-next';
const STOPPED_BEFORE = 'definitions-stop';
const SAVED_IN = 'definitions-saved';

/**
 * The version that the caller names by `Definitions-Version`.
 * @throws Refusal 409 when there is none of this number
 */
export async function namedVersion(
  { definitions, clock }: Pick<Services, 'definitions' | 'clock'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Version | undefined> {
  const named = headers[JUDGED_BY];
  if (named === undefined) return undefined;
  const number = /^[1-9]\d{0,8}$/.test(String(named)) ? Number(named) : 0;
  // Another instance may have published it a moment ago.
  await definitions.hear(number, clock());
  const isInForce = number <= definitions.current.number;
  const version = isInForce ? await definitions.at(number) : undefined;
  if (!version) throw new Refusal(409, OUTDATED_PAGE, { code: 'FORMULARIO_ATUALIZADO' });
  return version;
}

/** A call of a client about a wizard, and its answer. */
interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * The version by which a call of a client is judged: the one that it names, else the one that the client's wizard stands
 * in; the answer says which.
 * @throws Refusal 409 with the words of whoever published, when the wizard has stopped
 */
export async function versionFor(
  services: Services,
  whose: { client: Client; wizard: LoadedWizard['wizard'] },
  call: Call,
): Promise<{ version: Version; standing: Standing }> {
  const { named, standing } = await tellVersions(services, whose, call);
  if (standing.stop) throw new Refusal(409, standing.stop.message, { code: 'FORMULARIO_ATUALIZADO' });
  const version = named ?? (await versionAt(services.definitions, standing.number));
  call.reply.header(JUDGED_BY, String(version.number));
  return { version, standing };
}

/**
 * Tells where a wizard stands, where that is not what the caller names.
 * @throws Refusal 409 when the caller names a version that there is not
 */
export async function tellVersions(
  services: Services,
  whose: { client: Client; wizard: LoadedWizard['wizard'] },
  { request, reply }: Call,
): Promise<{ named: Version | undefined; standing: Standing }> {
  const named = await namedVersion(services, request);
  const standing = await standingOf(services, whose);
  if (standing.stop) reply.header(STOPPED_BEFORE, String(standing.stop.number));
  else if (named && named.number !== standing.number) reply.header(GO_ON_WITH, String(standing.number));
  return { named, standing };
}

/** Tells that what is loaded was saved in an older version. */
export function tellSavedIn(reply: FastifyReply, { older }: Pick<Registration, 'older'>): void {
  if (older) reply.header(SAVED_IN, String(savedIn(older)));
}

/** The wizard of the registration of a client, in the version that it stands in. */
export async function ownWizard(services: Services, client: Client): Promise<LoadedWizard | undefined> {
  const { definitions } = services;
  const wizard = registrationWizard(definitions, client.type)?.wizard;
  if (!wizard) return undefined;
  const { number } = await standingOf(services, { client, wizard });
  return registrationWizard(await versionAt(definitions, number), client.type);
}

/** The number of the version that the registration of a client stands in. */
export async function ownVersion(services: Services, client: Client): Promise<number> {
  return (await ownWizard(services, client))?.number ?? services.definitions.current.number;
}

async function versionAt(definitions: LiveDefinitions, number: number): Promise<Version> {
  return (await definitions.at(number)) ?? definitions.current;
}
