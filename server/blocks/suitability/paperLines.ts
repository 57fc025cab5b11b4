import type { PaperBlock, PaperItem } from '../../registration/rooms';
import { kindOf, type Question, type Questionnaire } from './questionnaires';

/** The questions for a type of clients, with their answers to tick; each row of a table is one. */
export function questionsOnPaper(questionnaires: readonly Questionnaire[]): PaperBlock {
  return async ({ type }) =>
    questionnaires.filter((own) => own.type === type).flatMap(({ questions }) => questions.flatMap(itemsOf));
}

function itemsOf(question: Question): PaperItem[] {
  const { Pergunta, Respostas } = question;
  const kind = kindOf(question);
  if (kind === 'table') {
    return Respostas.map(({ Descricao, Opcoes }) => ({
      label: `${Pergunta} ${Descricao}`,
      choices: Opcoes.map(({ Resposta }) => Resposta),
    }));
  }
  const label = kind === 'multiple' ? `${Pergunta} (marque quantas quiser)` : Pergunta;
  return [{ label, choices: Respostas.map(({ Descricao }) => Descricao) }];
}
