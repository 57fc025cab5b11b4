import { readingsOf } from '../../model/conditions';
import type { TabModel } from '../../model/model';
import { blockPlacesOf, conditionsOf, rulesOf } from '../../model/places';
import { type Problem, problemAt } from '../../problems/problem';
import { say, type Words } from '../../problems/say';

/** What a form that stands alone cannot have: no wizard saves its lists, shows its blocks or knows its user. */
export function checkStandalone(tab: TabModel): Problem[] {
  if (tab.wizard.listedAs !== 'forms') return [];
  const report = (pointer: string, what: Words) => {
    const message = say`${what} não existe em um formulário avulso. Esperado: campos, regras e consultas.`;
    return problemAt(tab.source, 'DEF_NOT_IN_FORM', { pointer, at: 'key' }, message);
  };
  return [
    ...(tab.definition.collections ? [report('/collections', say`Uma lista`)] : []),
    ...blockPlacesOf(tab).map(({ pointer }) => report(pointer, say`Um bloco`)),
    ...rulesOf(tab).flatMap(({ rule, pointer }) =>
      rule.before ? [report(`${pointer}/before`, say`Uma pergunta antes de uma ação`)] : [],
    ),
    ...conditionsOf(tab).flatMap(({ condition, pointer, scope }) =>
      readingsOf(condition, pointer, scope)
        .filter(({ text }) => /^\$(tabs|user|mode|changed)\b/.test(text))
        .map(({ text, pointer: at }) => report(at, `"${text}"`)),
    ),
  ];
}
