import type { Picked } from './answers';
import { kindOf, type Question, type RiskProfile } from './questionnaires';

/** How much risk the answers bear: the weighted mean of the questions, 0 to 100. */
export function scoreOf(picked: readonly Picked[]): number {
  const weights = picked.reduce((sum, { question }) => sum + question.Peso, 0);
  const points = picked.reduce((sum, entry) => sum + entry.question.Peso * shareOf(entry), 0);
  return weights === 0 ? 0 : Math.round((100 * points) / weights);
}

/** The points of a question's answers as a share of the most that it can give. */
function shareOf({ question, picks }: Picked): number {
  const most = mostOf(question);
  const points = picks.reduce((sum, { answer, option }) => sum + answer.Pontos + (option?.Pontos ?? 0), 0);
  return most === 0 ? 0 : points / most;
}

function mostOf(question: Question): number {
  const points = question.Respostas.map(
    ({ Pontos, Opcoes }) => Pontos + Math.max(0, ...Opcoes.map((option) => option.Pontos)),
  );
  return kindOf(question) === 'single' ? Math.max(...points) : points.reduce((sum, value) => sum + value, 0);
}

/** The profile that a score falls into. */
export function profileOf(score: number, profiles: readonly RiskProfile[]): string {
  const found = profiles.findLast(({ from }) => score >= from);
  if (!found) throw new Error(`no risk profile begins at or below ${score}`);
  return found.name;
}
