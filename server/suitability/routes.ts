import type { FastifyInstance } from 'fastify';
import type { Json } from '../../engine/core/json';
import { clientOf } from '../access/gate';
import type { Client } from '../access/session';
import { statusOf } from '../clients/status';
import { cancelUnborne } from '../products/unborne';
import { Refusal } from '../refusal';
import { reviewAfterQuestionnaire } from '../renewal/questionnaire';
import type { Services } from '../services';
import { changeRegistration, withRegistration } from '../wizards/endpoint';
import { lockClient } from '../wizards/store';
import { readAnswers } from './answers';
import { type Answered, currentProfile, keepAnswered, keepPreview } from './history';
import { publicQuestions, type SuitabilityData } from './questionnaires';
import { profileOf, scoreOf } from './score';

/** The questionnaire of the investor profile: its questions, a try, the answers that count. */
export function mountSuitability(app: FastifyInstance, services: Services, data: SuitabilityData): void {
  const questions = publicQuestions(data.questionnaires);

  app.get('/questionario', async () => ({ data: questions }));

  app.get('/suitability', async (request) => {
    const client = clientOf(request);
    return {
      data: {
        PerfilRisco: (await currentProfile(services.database, client)) ?? null,
        StatusCadastro: statusOf(client, services.clock()),
      },
    };
  });

  app.post('/suitability/preview', async (request) => {
    const caller = clientOf(request);
    const answered = judge(data, caller, request.body as Json | undefined);
    const Id = await withRegistration(services, caller, ({ tx, client, now }) =>
      keepPreview(tx, client, answered, now),
    );
    return { data: { Id, PerfilRisco: answered.profile } };
  });

  app.post('/suitability', async (request) => {
    const caller = clientOf(request);
    const answered = judge(data, caller, request.body as Json | undefined);
    return changeRegistration(services, caller, async ({ tx, client, services: inside, now }) => {
      await keepAnswered(tx, client, answered, now);
      await cancelUnborne(inside, tx, client, now);
      await reviewAfterQuestionnaire(tx, client, now);
      const StatusCadastro = statusOf(await lockClient(tx, client.id), now);
      return { data: { PerfilRisco: answered.profile, StatusCadastro } };
    });
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
