import type { FastifyRequest } from 'fastify';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import { Refusal } from '../http/refusal';
import type { Client } from '../storage/client';
import type { LiveDefinitions, Version } from '../storage/definitions/types';
import type { Services } from '../storage/services';
import { registrationWizard } from './registrationWizard';
import { standingOf } from './standing';

/** Told to a page whose definitions are older than what was saved, or unknown. */
export const OUTDATED_PAGE =
  'O formulário foi atualizado. Recarregue a página para continuar: o que você digitou continua aqui.';

/**
 * The version that the caller names by `Definitions-Version`.
 * @throws Refusal 409 when there is none of this number
 */
export async function namedVersion(
  { definitions, clock }: Pick<Services, 'definitions' | 'clock'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Version | undefined> {
  const named = headers['definitions-version'];
  if (named === undefined) return undefined;
  const number = /^[1-9]\d{0,8}$/.test(String(named)) ? Number(named) : 0;
  // Another instance may have published it a moment ago.
  if (number > (definitions.versions.at(-1)?.number ?? 0)) await definitions.refresh(clock());
  const isInForce = number <= definitions.current.number;
  const version = isInForce ? await definitions.at(number) : undefined;
  if (!version) throw new Refusal(409, OUTDATED_PAGE);
  return version;
}

/** The version by which a call is judged: the one that it names, else the one that the client's wizard stands in. */
export async function versionFor(
  services: Services,
  { client, wizard, named }: { client: Client; wizard: LoadedWizard['wizard']; named: Version | undefined },
): Promise<Version> {
  return named ?? versionAt(services.definitions, await standingOf(services, { client, wizard }));
}

/** The wizard of the registration of a client, in the version that it stands in. */
export async function ownWizard(services: Services, client: Client): Promise<LoadedWizard | undefined> {
  const { definitions } = services;
  const wizard = registrationWizard(definitions, client.type);
  if (!wizard) return undefined;
  const number = await standingOf(services, { client, wizard: wizard.wizard });
  return registrationWizard(await versionAt(definitions, number), client.type);
}

async function versionAt(definitions: LiveDefinitions, number: number): Promise<Version> {
  return (await definitions.at(number)) ?? definitions.current;
}
