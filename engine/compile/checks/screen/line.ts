import { entriesOf } from '../../../analyse/entries';
import type { LinePiece } from '../../../core/definition/types';
import type { TabModel } from '../../model/model';
import { blockPlacesOf } from '../../model/places';
import { listScope, resolveReference, tabScope } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';
import { say, type Words } from '../../problems/say';
import { suggestion, together } from '../../problems/words';

const SOURCES = ['text', 'list', 'block'] as const;

/** Pieces of the line on the dashboard that say nothing, two things at once, or what is not there. */
export function checkLine(tab: TabModel): Problem[] {
  return entriesOf<LinePiece>(tab.definition.line).flatMap(([piece, index]) => {
    const pointer = `/line/${index}`;
    const given = SOURCES.filter((key) => piece[key] !== undefined);
    if (given.length !== 1) {
      const found = given.length > 0 ? together(given) : say`nenhum deles`;
      const message = say`O pedaço da linha tem ${found}. Esperado: um de "text", "list" e "block".`;
      return [problemAt(tab.source, 'DEF_WRONG_VALUE', { pointer }, message)];
    }
    return [...unreadable(tab, piece, pointer), ...wordless(tab, piece, pointer)];
  });
}

/** Fields, lists and blocks that the tab does not have. */
function unreadable(tab: TabModel, { text, list, block }: LinePiece, pointer: string): Problem[] {
  const report = (code: Problem['code'], key: string, message: Words) => [
    problemAt(tab.source, code, { pointer: `${pointer}/${key}` }, message),
  ];
  if (text !== undefined) {
    const names = [...text.matchAll(/\{([^{}$|]+)\}/g)].map(([, name = '']) => name);
    return names.flatMap((name) => {
      const { entry, problem } = fieldOf(tab, name);
      if (problem) return report(problem.code, 'text', problem.message);
      if (entry && entry.kind !== 'list' && entry.kind !== 'object') return [];
      return report(
        'DEF_WRONG_VALUE',
        'text',
        say`"{${name}}" não é um campo com um valor. Esperado: um campo da aba.`,
      );
    });
  }
  if (list !== undefined) {
    const { entry, problem } = resolveReference(list, tabScope(tab));
    if (problem) return report(problem.code, 'list', problem.message);
    return entry?.kind === 'list' ? [] : report('DEF_WRONG_VALUE', 'list', say`"${list}" não é uma lista.`);
  }
  const ids = blockPlacesOf(tab).map(({ item }) => String(item.id));
  if (ids.includes(String(block))) return [];
  return report('DEF_UNKNOWN_BLOCK', 'block', say`O bloco "${block}" não existe. ${suggestion(String(block), ids)}`);
}

/** A field of the tab, or `contas/Agencia`, that of the first row of a list. */
function fieldOf(tab: TabModel, name: string): ReturnType<typeof resolveReference> {
  const [first = '', ...rest] = name.split('/');
  const isRow = rest.length > 0 && tab.fields.get(first)?.kind === 'list';
  return isRow ? resolveReference(rest.join('/'), listScope(tab, first)) : resolveReference(name, tabScope(tab));
}

/** What is counted needs its words; a text has its own. */
function wordless(tab: TabModel, { text, other, one, none }: LinePiece, pointer: string): Problem[] {
  if (text === undefined) {
    if (other !== undefined) return [];
    const message = say`O que é contado não diz como se lê. Esperado: "other", o texto quando há vários.`;
    return [problemAt(tab.source, 'DEF_MISSING_KEY', { pointer }, message)];
  }
  if (other === undefined && one === undefined && none === undefined) return [];
  const message = say`Um texto não conta nada. Esperado: "one", "other" e "none" só com "list" ou "block".`;
  return [problemAt(tab.source, 'DEF_WRONG_VALUE', { pointer }, message)];
}
