import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { DRAFT_CALLS } from '../described/fixed';
import { namedWizard } from '../namedWizard';
import type { Registrations } from '../registrations';
import { tellVersions } from '../versionOfCall';
import { loadDraft, saveDraft } from './drafts';
import { readSentDraft } from './sent';

/** What is typed and not saved, of all devices of a client; opening a wizard answers it too. */
export function mountDrafts(api: FastifyInstance, registrations: Registrations): void {
  describeCalls(api, DRAFT_CALLS);
  const path = '/cliente/rascunhos/:formulario';

  const draftOf = (request: FastifyRequest) => namedWizard(registrations.services.definitions, request);

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
    const own = { session: sessionOf(request), loaded: draft.loaded };
    return { data: await saveDraft(registrations, own, readSentDraft(request.body)) };
  });
}
