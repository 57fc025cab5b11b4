import type { FastifyRequest } from 'fastify';
import type { LoadedWizard } from '../../engine/definition';
import { clientOf } from '../http/gate';
import { Refusal } from '../http/refusal';
import type { Client } from '../storage/client';
import type { Definitions } from '../storage/definitions/types';

/**
 * The wizard that an address names by `:formulario`, for the client who calls.
 * @throws Refusal 404 for a wizard that there is not, 403 for one of other clients
 */
export function namedWizard(
  { wizards }: Pick<Definitions, 'wizards'>,
  request: FastifyRequest,
): { client: Client; loaded: LoadedWizard } {
  const client = clientOf(request);
  const { formulario } = request.params as { formulario: string };
  const loaded = wizards.find(({ wizard }) => wizard.id.toLowerCase() === formulario.toLowerCase());
  if (!loaded) throw new Refusal(404, 'O formulário não foi encontrado.');
  if (loaded.wizard.type !== client.type) throw new Refusal(403, 'Esta consulta não é do seu tipo de cadastro.');
  return { client, loaded };
}
