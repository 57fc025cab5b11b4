import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import { clientOf } from '../../http/gate';
import { Refusal } from '../../http/refusal';
import type { Client } from '../../storage/client';
import type { Registrations } from '../registrations';
import { tellVersions } from '../versionOfCall';
import { loadDraft, saveDraft } from './drafts';
import { readSentDraft } from './sent';

/** What is typed and not saved, of all devices of a client; opening a wizard answers it too. */
export function mountDrafts(api: FastifyInstance, registrations: Registrations): void {
  const path = '/cliente/rascunhos/:formulario';

  /** @throws Refusal 404 for a wizard that there is not, 403 for one of other clients */
  const draftOf = (request: FastifyRequest): { client: Client; loaded: LoadedWizard } => {
    const client = clientOf(request);
    const { formulario } = request.params as { formulario: string };
    const { wizards } = registrations.services.definitions;
    const loaded = wizards.find(({ wizard }) => wizard.id.toLowerCase() === formulario.toLowerCase());
    if (!loaded) throw new Refusal(404, 'O formulário não foi encontrado.');
    if (loaded.wizard.type !== client.type) throw new Refusal(403, 'Esta consulta não é do seu tipo de cadastro.');
    return { client, loaded };
  };

  api.get(path, async (request) => {
    const { client, loaded } = draftOf(request);
    return { data: await loadDraft(registrations, client, loaded) };
  });

  api.post(path, async (request, reply) => {
    const draft = draftOf(request);
    await tellVersions(
      registrations.services,
      { client: draft.client, wizard: draft.loaded.wizard },
      { request, reply },
    );
    return { data: await saveDraft(registrations, draft, readSentDraft(request.body)) };
  });
}
