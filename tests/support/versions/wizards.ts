import { BLOCKS } from '../../../contract/blocks';
import { formatProblems, type LoadedDefinition, type LoadedSchemas, loadSchemas } from '../../../engine/compile';
import { compiledWizard } from '../../../engine/compile/emit/modules';
import type { CompiledTab, TabDefinition } from '../../../engine/core/definition/types';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import { validatedOf } from '../validated';

/** The real definitions. */
export function realSchemas(): LoadedSchemas {
  const { schemas, problems } = loadSchemas('schemas', { blocks: BLOCKS });
  if (!schemas) throw new Error(formatProblems(problems));
  return schemas;
}

/** A copy of a wizard that may be changed; what says where things stand is no part of it. */
export function copyOf({ places, ...wizard }: LoadedDefinition): LoadedDefinition {
  return { ...structuredClone(wizard), places };
}

const compiled = new Map<string, CompiledTab>();

/** A tab with the validators that the build writes for it. */
function compiledTab(definition: TabDefinition): CompiledTab {
  const text = JSON.stringify(definition);
  const known = compiled.get(text);
  if (known) return known;
  const made = validatedOf(JSON.parse(text));
  compiled.set(text, made);
  return made;
}

/** A wizard as portal and server load it, of a version; without validators where nothing is validated. */
export function loadedWizard(
  wizard: LoadedDefinition,
  { shared, settings }: LoadedSchemas,
  { number, isJudged }: { number: number; isJudged: boolean },
): LoadedWizard {
  const tabs = wizard.tabs.map((tab): [string, CompiledTab] => [
    tab.id,
    isJudged ? compiledTab(tab) : { definition: tab, validators: {} },
  ]);
  return { wizard: compiledWizard(wizard, shared), tabs: Object.fromEntries(tabs), settings, number };
}
