import { givenIn, toldKeys } from '../../../core/effects/told';
import type { Says } from '../../../core/effects/types';
import { isObject, type Json } from '../../../core/json';
import type { SchemasModel, TabModel } from '../../model/model';
import { blockPlacesOf, rulesOf } from '../../model/places';
import { questionBlocks, sectionBlocks } from '../../names';
import type { Code } from '../../problems/codes';
import { type Problem, problemAt } from '../../problems/problem';
import { say, type Words } from '../../problems/say';
import { suggestion } from '../../problems/words';

/** Blocks, validators, lookups and questions that are not registered or declared. */
export function checkNames(tab: TabModel): Problem[] {
  return [...unknownBlocks(tab), ...rulesOf(tab).flatMap((entry) => unknownInRule(tab, entry))];
}

function unknown(
  tab: TabModel,
  code: Code,
  pointer: string,
  what: Words,
  name: Json | undefined,
  known: Iterable<string>,
) {
  const names = new Set(known);
  if (typeof name !== 'string' || names.has(name)) return [];
  return [problemAt(tab.source, code, { pointer }, say`${what} "${name}" não existe. ${suggestion(name, names)}`)];
}

function unknownBlocks(tab: TabModel): Problem[] {
  const known = sectionBlocks(tab.wizard.schemas.names);
  return blockPlacesOf(tab).flatMap(({ item, pointer }) =>
    unknown(tab, 'DEF_UNKNOWN_BLOCK', `${pointer}/block`, say`O bloco`, item.block, known),
  );
}

/** What the keys of a rule name that stands elsewhere: by how they say it. */
const NAMED: Partial<Record<Says, { code: Code; what: Words; known(schemas: SchemasModel): Iterable<string> }>> = {
  validator: { code: 'DEF_UNKNOWN_VALIDATOR', what: say`O validador`, known: ({ names }) => names.validators },
  lookup: {
    code: 'DEF_UNKNOWN_LOOKUP',
    what: say`A consulta`,
    known: ({ shared }) => Object.keys(shared.lookups ?? {}),
  },
  ask: { code: 'DEF_UNKNOWN_ASK', what: say`A pergunta`, known: ({ shared }) => Object.keys(shared.asks ?? {}) },
};

function unknownInRule(tab: TabModel, { rule, pointer }: ReturnType<typeof rulesOf>[number]): Problem[] {
  const { schemas } = tab.wizard;
  return Object.entries(toldKeys).flatMap(([key, { says }]) => {
    const value = givenIn<Json>(rule, key);
    const named = NAMED[says];
    if (!named || value === undefined) return [];
    const place = `${pointer}/${key}`;
    // A question with words of its own may be a block's.
    const block = isObject(value) ? value.block : undefined;
    return [
      ...unknown(tab, named.code, place, named.what, value, named.known(schemas)),
      ...unknown(tab, 'DEF_UNKNOWN_BLOCK', `${place}/block`, say`O bloco`, block, questionBlocks(schemas.names)),
    ];
  });
}
