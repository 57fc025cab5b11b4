import type { FastifyInstance } from 'fastify';
import type { Json } from '../../../engine/core';
import { clientOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { changeRegistration, lockClient, withRegistration } from '../../registration/change';
import { readOwnRegistration } from '../../registration/readRegistration';
import type { Registrations } from '../../registration/registrations';
import { reviewAfterQuestionnaire } from '../../registration/renewal/questionnaire';
import { stampFor } from '../../registration/stampFor';
import { statusOf } from '../../registration/status';
import type { Client } from '../../storage/client';
import { cancelUnborne } from '../products/unborne';
import { readAnswers } from './answers';
import { SUITABILITY_CALLS } from './described';
import { type Answered, keepAnswered, keepPreview } from './history';
import type { SuitabilityData } from './questionnaires';
import { profileOf, scoreOf } from './score';

/** The questionnaire of the investor profile: a try, and the answers that count. */
export function mountSuitability(app: FastifyInstance, registrations: Registrations, data: SuitabilityData): void {
  describeCalls(app, SUITABILITY_CALLS);
  const { services } = registrations;

  app.post('/suitability/preview', async (request) => {
    const caller = clientOf(request);
    const answered = judge(data, caller, request.body as Json | undefined);
    const Id = await withRegistration(services, caller, async ({ tx, client, now, services: inside }) =>
      keepPreview(tx, client, { ...answered, ...(await stampFor(inside, client)) }, now),
    );
    return { data: { Id, PerfilRisco: answered.profile } };
  });

  app.post('/suitability', { config: { once: true } }, async (request) => {
    const caller = clientOf(request);
    const answered = judge(data, caller, request.body as Json | undefined);
    const result = await changeRegistration(services, caller, async (change) => {
      const { tx, client, now } = change;
      await keepAnswered(tx, client, { ...answered, ...(await stampFor(change.services, client)) }, now);
      await cancelUnborne(change, () => readOwnRegistration({ ...registrations, services: change.services }, client));
      await reviewAfterQuestionnaire(tx, client, now);
      const StatusCadastro = statusOf((await lockClient(tx, client.id)) as Client, now);
      return { PerfilRisco: answered.profile, StatusCadastro };
    });
    return { data: result };
  });
}

/** What the answers in a body come to, by the questionnaire of the client's type. */
function judge({ questionnaires, profiles }: SuitabilityData, { type }: Client, body: Json | undefined): Answered {
  const questionnaire = questionnaires.find((candidate) => candidate.type === type);
  if (!questionnaire) throw new Refusal(400, 'Não há questionário para o seu tipo de cadastro.');
  const { records, picked } = readAnswers(questionnaire, body);
  const score = scoreOf(picked);
  return { version: questionnaire.version, answers: records, score, profile: profileOf(score, profiles) };
}
