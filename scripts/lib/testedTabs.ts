import { runInThisContext } from 'node:vm';
import { resolvedTab, type Tested } from '../../engine/analyse';
import { formats } from '../../engine/brazil';
import { withExamples } from '../../engine/catalog';
import { compileValidators, type LoadedDefinition, type LoadedSchemas } from '../../engine/compile';
import { todayIn } from '../../engine/core';
import { type TabDefinition, type TabModule, toCompiledTab } from '../../engine/definition';

/** The tabs of a wizard or a folder of forms with all that their examples are run with. */
export function testedTabs({ settings, shared }: LoadedSchemas, { definition, tabs }: LoadedDefinition): Tested[] {
  const today = todayIn('America/Sao_Paulo', new Date());
  const fields = new Map(tabs.map((tab) => [tab.id, resolvedTab(tab)]));
  const compiled = (definition: TabDefinition) => {
    const code = runInThisContext(`(${compileValidators(definition)})`) as TabModule['default'];
    return toCompiledTab({ definition, default: code }, formats);
  };
  return tabs.map((tab) => {
    return {
      // Forms remember the tab that they were first made of: the proofs make them of one without validators.
      tab: compiled(structuredClone(tab)),
      compile: (definition) => compiled(definition).validators,
      wizard: definition,
      lookups: shared.lookups ?? {},
      input: { formats: withExamples(formats), today, settings, tabs: fields },
    };
  });
}
