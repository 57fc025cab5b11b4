import { validatorsModule } from '../emit/modules';
import { compileValidators } from '../emit/validators';
import { kernelOf } from '../model/kernel';
import type { TabModel } from '../model/model';
import { rememberedLast } from '../model/remembered';
import { type Problem, problemAt } from '../problems/problem';
import { say } from '../problems/say';

/**
 * The validators of a tab as the text of a module, the very same one as long as it can be: none of them holds a label or a line of help, so that they are made again only when
 * something else of it changed. @throws for a tab that cannot be compiled
 */
export const validatorsOf = rememberedLast(
  (tab: TabModel) => `${tab.wizard.id} ${tab.source.file}`,
  (tab) => [kernelOf(tab)],
  (tab) => validatorsModule(compileValidators(tab.definition)),
);

/** A tab that the compiler refuses, at the place that it names. No definition that passes the other checks is known to. */
export function checkCompiled(tab: TabModel): Problem[] {
  try {
    validatorsOf(tab);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const pointer = `/schema${/"v#([^"]*)"/.exec(reason)?.[1] ?? ''}`;
    return [
      problemAt(tab.source, 'DEF_NOT_COMPILED', { pointer }, say`A aba "${tab.id}" não pôde ser compilada: ${reason}`),
    ];
  }
}
