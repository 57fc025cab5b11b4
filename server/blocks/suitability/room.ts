import { STATUS } from '../../../contract/lifeCycle';
import type { BlockRoom } from '../../registration/rooms';
import { statusOf } from '../../registration/status';
import type { Services } from '../../storage/services';
import { isAnsweredAnew, profileOf } from './history';
import { questionsOnPaper } from './paperLines';
import { publicQuestions, type SuitabilityData } from './questionnaires';
import { suitabilityLines } from './sheetLines';

/** What the questionnaire of the investor profile brings: its questions, the profile that counts. */
export function suitabilityRoom(
  { database, clock }: Services,
  { questionnaires, profiles }: SuitabilityData,
): BlockRoom {
  const questions = publicQuestions(questionnaires);
  const Perfis = profiles.map(({ name }) => name);
  return {
    sheet: suitabilityLines,
    paper: questionsOnPaper(questionnaires),
    loads: [
      { call: 'GET /questionario', isOfScreen: true, answer: async () => questions },
      {
        call: 'GET /suitability',
        async answer({ session: { client }, read }) {
          const status = statusOf(client, clock());
          return {
            PerfilRisco: (await profileOf(await read(), { database, client })) ?? null,
            Perfis,
            StatusCadastro: status,
            ...(status === STATUS.expired && { QuestionarioAtualizado: await isAnsweredAnew(database, client) }),
          };
        },
      },
    ],
  };
}
