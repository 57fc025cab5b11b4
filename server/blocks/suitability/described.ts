import type { CallDescription } from '../../http/openapi/description';
import { guid, integer, list, orNull, record, text, yesOrNo } from '../../http/openapi/schemas';
import { statusSchema } from '../../registration/described/userRecord';

const area = 'Perfil de investidor';

const answers = record({
  Respostas: list(
    record({ QuestionarioId: integer, QuestionarioRespostaId: integer, QuestionarioRespostaOpcaoId: orNull(integer) }, [
      'QuestionarioRespostaOpcaoId',
    ]),
  ),
});

export const SUITABILITY_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /suitability/preview': {
    area,
    summary: 'What answers to the questionnaire come to, without keeping them',
    body: answers,
    answer: record({ Id: guid, PerfilRisco: text }),
  },
  'POST /suitability': {
    area,
    summary: 'Saves the answers to the questionnaire',
    body: answers,
    answer: record({ PerfilRisco: text, StatusCadastro: statusSchema }),
  },
  'GET /questionario': {
    area,
    summary: 'The questions, of all types of customers',
    answer: list(
      record({
        QuestionarioId: integer,
        Pergunta: text,
        TipoResposta: text,
        TipoCliente: text,
        Respostas: list(
          record({
            QuestionarioRespostaId: integer,
            Descricao: text,
            TipoResposta: text,
            Opcoes: list(record({ QuestionarioRespostaOpcaoId: integer, Resposta: text })),
          }),
        ),
      }),
    ),
  },
  'GET /suitability': {
    area,
    summary: 'The profile that counts',
    answer: record(
      {
        PerfilRisco: orNull(text),
        Perfis: { ...list(text), description: 'All profiles, from the least risk to the most.' },
        StatusCadastro: statusSchema,
        QuestionarioAtualizado: yesOrNo,
      },
      ['QuestionarioAtualizado'],
    ),
  },
};
