import type { AnswerChange, Locate, Step, Why } from '../../engine/analyse';
import {
  doneBy,
  SAID,
  type SaidLeaf,
  type Sayings,
  sayChange,
  sayField,
  sayStep,
} from '../../studio/analysis/why/words';

/** What an explanation is written with, and where its places stand. */
export interface WhySayings extends Sayings {
  locate: Locate;
}

/** Steps as lines: each rule with its place and sentence, each leaf with its truth and what is answered now. */
export function stepLines(steps: readonly Step[], sayings: WhySayings): string[] {
  return steps.flatMap((step) => {
    const { pointer, effect, rule, truth, sentence, leaves } = sayStep(step, sayings);
    const { file, line, column } = sayings.locate(pointer);
    const named = rule === undefined ? '' : ` a regra "${rule}"${truth ? '' : ', que não vale'}`;
    return [
      `  ${file}:${line}:${column}  ${doneBy(effect)}${named}`,
      ...(sentence === undefined ? [] : [`    ${sentence}`]),
      ...leaves.map((leaf) => leafLine(leaf, sayings)),
    ];
  });
}

function leafLine({ asked, now, truth, pointer }: SaidLeaf, { locate }: WhySayings): string {
  const answered = now ? `; agora ${now.value}` : '';
  return `    ${truth ? 'sim' : 'não'}  ${asked}${answered}  (linha ${locate(pointer, 'key').line})`;
}

/** An explanation as lines: the answer, and its steps. */
export function whyLines(why: Why, sayings: WhySayings): string[] {
  const head = `${sayField(why.pointer, sayings.naming).called} ${SAID[why.question][why.holds ? 0 : 1]}`;
  if (why.because.length === 0) return [`${head}: nenhuma regra decide.`];
  return [`${head}, por:`, ...stepLines(why.because, sayings)];
}

/** The change of answers that would turn it. */
export function turnLine(turn: AnswerChange[] | 'open' | undefined, sayings: WhySayings): string {
  if (turn === 'open') return 'Menor mudança: não decidido, há combinações demais.';
  if (turn === undefined) return 'Nenhuma resposta da aba muda isto.';
  const each = turn.map((change) => {
    const { called, from, to } = sayChange(change, sayings);
    return `${called}: de ${from} para ${to}`;
  });
  return `Menor mudança: ${each.join('; ')}.`;
}
