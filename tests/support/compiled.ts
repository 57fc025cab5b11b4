import { tabModule } from '../../engine/compile/emit/modules';
import { type TabModule, toCompiledTab } from '../../engine/core/definition/loadWizard';
import type { CompiledTab, TabDefinition } from '../../engine/core/definition/types';
import { formats } from '../../engine/core/formats/br/table';

/** A tab compiled as the build does it, imported from its module's text. */
export async function compileTabOf(definition: TabDefinition): Promise<CompiledTab> {
  const url = `data:text/javascript;charset=utf-8,${encodeURIComponent(tabModule(definition))}`;
  return toCompiledTab((await import(/* @vite-ignore */ url)) as TabModule, formats);
}
