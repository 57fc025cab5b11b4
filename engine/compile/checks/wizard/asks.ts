import type { AskDefinition } from '../../../core/definition/types';
import { namesOfPath } from '../../../core/path';
import { toPointer } from '../../../core/pointer';
import type { SchemasModel, TabModel } from '../../model/model';
import { callPlace, rulesOf } from '../../model/places';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import type { Source } from '../../problems/source';

/** Names in the calls of the questions of shared.json. */
export function checkAsks({ shared, sharedSource: source }: SchemasModel): Problem[] {
  if (!source) return [];
  return Object.entries(shared.asks ?? {}).flatMap(([name, ask]) => namesIn(source, ask, toPointer(['asks', name])));
}

/** Names in the calls of the questions that rules put in words of their own. */
export const checkRuleAsks = (tab: TabModel): Problem[] =>
  rulesOf(tab).flatMap(({ rule: { ask }, pointer }) =>
    ask === undefined || typeof ask === 'string' ? [] : namesIn(tab.source, ask, `${pointer}/ask`),
  );

/** A question is put by one place or another, so nothing fills names in its call. */
function namesIn(source: Source, ask: AskDefinition, at: string): Problem[] {
  if (ask?.if === undefined) return [];
  const { path, pointer } = callPlace(ask.if, `${at}/if`);
  return namesOfPath(path).map((name) => {
    const message = say`O nome {${name}} não é preenchido na chamada de uma pergunta. Esperado: uma chamada sem nomes.`;
    return problemAt(source, 'DEF_UNKNOWN_PARAMETER', { pointer }, message);
  });
}
