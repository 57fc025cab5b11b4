import { readFileSync } from 'node:fs';
import type { AnswerRecord } from '../../../../server/blocks/suitability/answers';
import { kindOf, type Questionnaire, standsAlone } from '../../../../server/blocks/suitability/questionnaires';

const questionnaires: Questionnaire[] = JSON.parse(readFileSync('server/data/questionnaires.json', 'utf8'));

/** The answers of a client who takes as little or as much risk as the questionnaire of the type knows. */
export function answersOf(type: number, appetite: 'least' | 'most'): AnswerRecord[] {
  const { questions } = questionnaires.find((candidate) => candidate.type === type) as Questionnaire;
  const pick = <T extends { Pontos: number }>(items: T[]): T =>
    items.toSorted((a, b) => (appetite === 'least' ? a.Pontos - b.Pontos : b.Pontos - a.Pontos))[0] as T;
  return questions.flatMap((question) => {
    const { QuestionarioId, Respostas } = question;
    const all = kindOf(question) === 'table' || (kindOf(question) === 'multiple' && appetite === 'most');
    const together = Respostas.filter((answer) => !standsAlone(question, answer));
    return (all ? together : [pick(Respostas)]).map(({ QuestionarioRespostaId, Opcoes }) => ({
      QuestionarioId,
      QuestionarioRespostaId,
      QuestionarioRespostaOpcaoId: Opcoes.length > 0 ? pick(Opcoes).QuestionarioRespostaOpcaoId : null,
    }));
  });
}
