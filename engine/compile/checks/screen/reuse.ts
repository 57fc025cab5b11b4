import { entriesOf } from '../../../analyse/entries';
import type { CollectionDefinition } from '../../../core/definition/types';
import { toPointer } from '../../../core/pointer';
import { type Reading, readingOf } from '../../model/conditions';
import { rowScope, type Scope } from '../../model/scope';
import { say, type Words } from '../../problems/say';

/** A collection with its place and the scope of its rows. */
interface Place {
  collection: CollectionDefinition;
  pointer: string;
  scope: Scope;
}

/** What the lists and fields named by `reuse` are, and that a value of the one fits into the other. */
export function reuseReadings({ collection, pointer, scope }: Place): Reading[] {
  return entriesOf(collection.reuse).flatMap(([{ from, titleField, fill }, index]): Reading[] => {
    const at = `${pointer}/reuse/${index}`;
    const list = readingOf(from, `${at}/from`, scope);
    if (list.resolved.problem) return [list];
    const { rows } = list.resolved;
    if (!rows)
      return [
        wrong(list, say`"${from}" não é uma lista com linhas. Esperado em "from": uma lista, como "$tabs/aba/lista".`),
      ];
    if (rows === scope.fields) {
      return [wrong(list, say`"${from}" é a própria lista. Esperado em "from": outra lista.`)];
    }
    const there = rowScope(scope, from, rows);
    const pairs = Object.entries(fill ?? {}).flatMap(([own, other]): Reading[] => {
      const target: Reading = { ...readingOf(own, `${at}/fill${toPointer([own])}`, scope), at: 'key' };
      const source = readingOf(other, `${at}/fill${toPointer([own])}`, there);
      return [target, fitting(source, target)];
    });
    return [list, readingOf(titleField, `${at}/titleField`, there), ...pairs];
  });
}

/** A value goes over as it is: only between fields of one type. */
function fitting(source: Reading, target: Reading): Reading {
  const [from, to] = [source.resolved.entry?.schema, target.resolved.entry?.schema];
  if (!from || !to) return source;
  if (to.attachment)
    return wrong(source, say`"${target.text}" é um arquivo, que não se repete. Esperado em "fill": campos com valor.`);
  if (from.type === to.type && from.type !== 'array' && from.type !== 'object') return source;
  return wrong(
    source,
    say`"${source.text}" é "${from.type}" e "${target.text}" é "${to.type}". Esperado em "fill": campos do mesmo tipo.`,
  );
}

function wrong(reading: Reading, message: Words): Reading {
  return { ...reading, resolved: { problem: { code: 'DEF_WRONG_TYPE', message } } };
}
