import type { Locate } from '../../engine/analyse/compare/types';
import type { AnswerChange, Leaf, Question, Step, Why } from '../../engine/analyse/why/types';
import type { FieldSchema } from '../../engine/core/definition/types';
import { isEqual, type Json } from '../../engine/core/json';

/** What is said of a question that is so, and that is not. */
const SAID: Record<Question, [string, string]> = {
  hidden: ['está oculto', 'está visível'],
  required: ['é obrigatório', 'não é obrigatório'],
  locked: ['está travado', 'pode ser alterado'],
  computed: ['é calculado', 'não é calculado'],
  cleared: ['foi esvaziado', 'não foi esvaziado'],
};

const EFFECTS: Record<Step['effect'], string> = {
  show: 'mostra',
  require: 'exige',
  lock: 'trava',
  compute: 'calcula',
  lookup: 'consulta e trava',
  error: 'recusa',
  ask: 'pergunta',
  keyword: 'palavra da definição',
};

/** How a field is called and what its codes mean. */
export type FieldsCalled = (name: string) => FieldSchema | undefined;

const value = (given: Json | undefined, schema?: FieldSchema): string => {
  const title = schema?.oneOf?.find((option) => isEqual(option.const, given))?.title;
  if (given === undefined) return '(vazio)';
  return title === undefined ? JSON.stringify(given) : `${title} (${JSON.stringify(given)})`;
};

/** Steps as lines: each rule with its place, each leaf with value and truth. */
export function stepLines(
  steps: readonly Step[],
  { locate, called }: { locate: Locate; called: FieldsCalled },
): string[] {
  const leaf = ({ reference, expected, truth, pointer, ...own }: Leaf) => {
    const schema = called(reference);
    const { line } = locate(pointer, 'key');
    const label = schema?.title === undefined ? reference : `"${schema.title}" (${reference})`;
    return `    ${truth ? 'sim' : 'não'}  ${label} = ${value(own.value, schema)}, esperado ${JSON.stringify(expected)}  (linha ${line})`;
  };
  return steps.flatMap((step) => {
    const { file, line, column } = locate(step.pointer);
    const rule = step.rule === undefined ? '' : ` a regra "${step.rule}"${step.truth ? '' : ', que não vale'}`;
    return [`  ${file}:${line}:${column}  ${EFFECTS[step.effect]}${rule}`, ...step.leaves.map(leaf)];
  });
}

/** An explanation as lines: the answer, and its steps. */
export function whyLines(why: Why, words: Parameters<typeof stepLines>[1]): string[] {
  const title = words.called(why.pointer.split('/').at(-1) ?? '')?.title;
  const head = `${title === undefined ? why.pointer : `"${title}" (${why.pointer})`} ${SAID[why.question][why.holds ? 0 : 1]}`;
  if (why.because.length === 0) return [`${head}: nenhuma regra decide.`];
  return [`${head}, por:`, ...stepLines(why.because, words)];
}

/** The change of answers that would turn it. */
export function turnLine(turn: AnswerChange[] | 'open' | undefined, called: FieldsCalled): string {
  if (turn === 'open') return 'Menor mudança: não decidido, há combinações demais.';
  if (turn === undefined) return 'Nenhuma resposta da aba muda isto.';
  const each = turn.map(({ pointer, from, to }) => {
    const schema = called(pointer.split('/').at(-1) ?? '');
    return `${pointer}: de ${value(from, schema)} para ${value(to, schema)}`;
  });
  return `Menor mudança: ${each.join('; ')}.`;
}
