import { tabModule } from '../../engine/compile/emit/modules';
import { type TabModule, toCompiledTab } from '../../engine/core/definition/loadWizard';
import type { CompiledTab, TabDefinition } from '../../engine/core/definition/types';
import { formats } from '../../engine/core/formats/br/table';
import { importModule } from '../../engine/testing';

/** A tab compiled as the build does it, imported from its module's text. */
export async function compileTabOf(definition: TabDefinition): Promise<CompiledTab> {
  return toCompiledTab(await importModule<TabModule>(tabModule(definition)), formats);
}
