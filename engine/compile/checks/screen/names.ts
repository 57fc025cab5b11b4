import { isObject, type Json } from '../../../core/json';
import type { TabModel } from '../../model/model';
import { blockPlacesOf, rulesOf } from '../../model/places';
import { questionBlocks, sectionBlocks } from '../../names';
import type { Code } from '../../problems/codes';
import { type Problem, problemAt } from '../../problems/problem';
import { suggestion } from '../../problems/words';

/** Blocks, validators, lookups and questions that are not registered or declared. */
export function checkNames(tab: TabModel): Problem[] {
  return [...unknownBlocks(tab), ...rulesOf(tab).flatMap((entry) => unknownInRule(tab, entry))];
}

function unknown(
  tab: TabModel,
  code: Code,
  pointer: string,
  what: string,
  name: Json | undefined,
  known: Iterable<string>,
) {
  const names = new Set(known);
  if (typeof name !== 'string' || names.has(name)) return [];
  return [problemAt(tab.source, code, { pointer }, `${what} "${name}" não existe. ${suggestion(name, names)}`)];
}

function unknownBlocks(tab: TabModel): Problem[] {
  const known = sectionBlocks(tab.wizard.schemas.names);
  return blockPlacesOf(tab).flatMap(({ item, pointer }) =>
    unknown(tab, 'DEF_UNKNOWN_BLOCK', `${pointer}/block`, 'O bloco', item.block, known),
  );
}

function unknownInRule(tab: TabModel, { rule, pointer }: ReturnType<typeof rulesOf>[number]): Problem[] {
  const { shared, names } = tab.wizard.schemas;
  const block = isObject(rule.ask) ? rule.ask.block : undefined;
  return [
    ...unknown(tab, 'DEF_UNKNOWN_VALIDATOR', `${pointer}/check`, 'O validador', rule.check, names.validators),
    ...unknown(
      tab,
      'DEF_UNKNOWN_LOOKUP',
      `${pointer}/lookup`,
      'A consulta',
      rule.lookup,
      Object.keys(shared.lookups ?? {}),
    ),
    ...unknown(
      tab,
      'DEF_UNKNOWN_ASK',
      `${pointer}/ask`,
      'A pergunta',
      rule.ask as Json | undefined,
      Object.keys(shared.asks ?? {}),
    ),
    ...unknown(tab, 'DEF_UNKNOWN_BLOCK', `${pointer}/ask/block`, 'O bloco', block, questionBlocks(names)),
  ];
}
