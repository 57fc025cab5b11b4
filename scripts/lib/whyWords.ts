import type { Locate } from '../../engine/analyse/compare/types';
import type { SubjectRule } from '../../engine/analyse/subject';
import type { AnswerChange, Leaf, Question, Step, Why } from '../../engine/analyse/why/types';
import type { Condition } from '../../engine/core/definition/types';
import { isEmpty, type Json } from '../../engine/core/json';
import { parsePointer } from '../../engine/core/pointer';
import type { Language } from '../../engine/words/language';
import type { Naming } from '../../engine/words/naming';
import { starred } from '../../engine/words/syntax';
import { labelOf } from '../../engine/words/values';

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

/** What an explanation is written with; `naming` is that of the tab. */
export interface WhySayings {
  language: Language;
  naming: Naming;
  locate: Locate;
  rules: readonly SubjectRule[];
}

/** Steps as lines: each rule with its place and sentence, each leaf with its truth and what is answered now. */
export function stepLines(steps: readonly Step[], sayings: WhySayings): string[] {
  const { language, locate, rules } = sayings;
  return steps.flatMap((step) => {
    const { file, line, column } = locate(step.pointer);
    const placed = rules.find(({ pointer }) => step.pointer.startsWith(`${pointer}/`));
    const naming = placed?.list === undefined ? sayings.naming : sayings.naming.rows(placed.list);
    const rule = step.rule === undefined ? '' : ` a regra "${step.rule}"${step.truth ? '' : ', que não vale'}`;
    const { id: _, ...said } = placed?.rule ?? { id: '' };
    return [
      `  ${file}:${line}:${column}  ${EFFECTS[step.effect]}${rule}`,
      ...(placed ? [`    ${language.rule.write(said, naming)}`] : []),
      ...step.leaves.map((leaf) => leafLine(leaf, naming, sayings)),
    ];
  });
}

function leafLine({ reference, expected, truth, pointer, ...own }: Leaf, naming: Naming, sayings: WhySayings): string {
  const { language, locate } = sayings;
  const asked = language.condition.write({ [reference]: expected } as Condition, naming);
  const now = Array.isArray(expected) ? '' : `; agora ${answer(own.value, reference, naming, language)}`;
  return `    ${truth ? 'sim' : 'não'}  ${asked}${now}  (linha ${locate(pointer, 'key').line})`;
}

function answer(value: Json | undefined, reference: string, naming: Naming, { words }: Language): string {
  if (value === undefined || isEmpty(value)) return words.condition.empty;
  return `${star(labelOf(value, naming.schema(reference), words), naming)}`;
}

const star = (label: string, naming: Naming) => starred.write(label, naming) ?? label;

/** A field by its pointer: its scope, its path there, and how it is called. */
function fieldAt(pointer: string, naming: Naming): { scope: Naming; path: string; called: string } {
  const [list = '', row, ...inner] = parsePointer(pointer);
  const inRow = inner.length > 0 && naming.schema(list)?.type === 'array';
  const scope = inRow ? naming.rows(list) : naming;
  const path = inRow ? inner.join('/') : parsePointer(pointer).join('/');
  const called = star(scope.fields.called(path), scope);
  return { scope, path, called: inRow ? `${called} (linha ${Number(row) + 1})` : called };
}

/** An explanation as lines: the answer, and its steps. */
export function whyLines(why: Why, sayings: WhySayings): string[] {
  const head = `${fieldAt(why.pointer, sayings.naming).called} ${SAID[why.question][why.holds ? 0 : 1]}`;
  if (why.because.length === 0) return [`${head}: nenhuma regra decide.`];
  return [`${head}, por:`, ...stepLines(why.because, sayings)];
}

/** The change of answers that would turn it. */
export function turnLine(turn: AnswerChange[] | 'open' | undefined, { language, naming }: WhySayings): string {
  if (turn === 'open') return 'Menor mudança: não decidido, há combinações demais.';
  if (turn === undefined) return 'Nenhuma resposta da aba muda isto.';
  const each = turn.map(({ pointer, from, to }) => {
    const { scope, path, called } = fieldAt(pointer, naming);
    const said = (value: Json | undefined) =>
      value === undefined || isEmpty(value)
        ? '(vazio)'
        : star(labelOf(value, scope.schema(path), language.words), scope);
    return `${called}: de ${said(from)} para ${said(to)}`;
  });
  return `Menor mudança: ${each.join('; ')}.`;
}
