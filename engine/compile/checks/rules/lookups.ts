import type { LookupDefinition } from '../../../core/definition/types';
import { namesOfPath } from '../../../core/path';
import { toPointer } from '../../../core/pointer';
import { readingsOf } from '../../model/conditions';
import type { TabModel } from '../../model/model';
import { rulesOf } from '../../model/places';
import type { Scope } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import type { Source } from '../../problems/source';
import { listed, suggestion } from '../../problems/words';

/** Arguments of lookups that rules leave out or that no lookup takes. */
export function checkLookups(tab: TabModel): Problem[] {
  const lookups = tab.wizard.schemas.shared.lookups ?? {};
  return rulesOf(tab).flatMap(({ rule, pointer }) => {
    const lookup = rule.lookup === undefined ? undefined : lookups[rule.lookup];
    if (!lookup || !rule.with) return [];
    const taken = argumentsOf(lookup);
    const given = Object.keys(rule.with);
    const missing = taken.filter((name) => !given.includes(name));
    return [
      ...given
        .filter((name) => !taken.includes(name))
        .map((name) => {
          const message = say`A consulta "${rule.lookup}" não tem o argumento "${name}". ${suggestion(name, taken)}`;
          return problemAt(
            tab.source,
            'DEF_UNKNOWN_PARAMETER',
            { pointer: `${pointer}/with${toPointer([name])}`, at: 'key' },
            message,
          );
        }),
      ...(missing.length > 0
        ? [
            problemAt(
              tab.source,
              'DEF_UNKNOWN_PARAMETER',
              { pointer: `${pointer}/with`, at: 'key' },
              say`Falta o argumento ${listed(missing)} da consulta "${rule.lookup}".`,
            ),
          ]
        : []),
    ];
  });
}

/** The names in braces of a lookup's call. */
function argumentsOf(lookup: LookupDefinition): string[] {
  return [...new Set(namesOfPath(lookup.call))];
}

/** Names in the condition of a shared lookup that its call does not take. */
export function checkLookup(source: Source, lookup: LookupDefinition, pointer: string, scope: Scope): Problem[] {
  const taken = argumentsOf(lookup);
  return readingsOf(lookup.when, `${pointer}/when`, scope).flatMap(({ text, resolved, pointer: at }) => {
    if (taken.includes(text)) return [];
    const place = { pointer: at, at: 'key' } as const;
    if (!text.startsWith('$') && resolved.problem?.code !== 'DEF_UNKNOWN_FORMAT') {
      const message = say`A consulta não tem o argumento "${text}". ${suggestion(text, taken)}`;
      return [problemAt(source, 'DEF_UNKNOWN_PARAMETER', place, message)];
    }
    return resolved.problem ? [problemAt(source, resolved.problem.code, place, resolved.problem.message)] : [];
  });
}
