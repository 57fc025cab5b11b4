import { compileValidators } from '../emit/validators';
import type { TabModel } from '../model/model';
import { type Problem, problemAt } from '../problems/problem';

/** A tab that the compiler refuses, at the place that it names. No definition that passes the other checks is known to. */
export function checkCompiled(tab: TabModel): Problem[] {
  try {
    compileValidators(tab.definition);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const pointer = `/schema${/"v#([^"]*)"/.exec(reason)?.[1] ?? ''}`;
    return [
      problemAt(tab.source, 'DEF_NOT_COMPILED', { pointer }, `A aba "${tab.id}" não pôde ser compilada: ${reason}`),
    ];
  }
}
