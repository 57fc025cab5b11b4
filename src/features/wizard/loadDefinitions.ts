import { formats } from '../../../engine/brazil';
import { type LoadedWizard, loadWizard, type WizardEntry } from '../../../engine/definition';

/** A wizard as the index names it: by the module of the wizard alone, and where the server has it so, by one with all its tabs. */
type Named = Pick<WizardEntry, 'url'> & { whole?: string };

const pathOf = (url: string) => new URL(url, `${location.origin}/definitions/`).pathname;
const importModule = (path: string): Promise<unknown> => import(/* @vite-ignore */ path);

/**
 * The definitions of a wizard, by one module or by those of its tabs.
 * @throws {Error} when they cannot be had
 */
export async function loadDefinitions({ url, whole }: Named): Promise<LoadedWizard> {
  const path = pathOf(url);
  const all = whole && (await importModule(pathOf(whole)).catch(() => undefined));
  if (!all) return loadWizard(path, importModule, formats);
  const { modules } = all as { modules: Record<string, unknown> };
  const load = async (asked: string) => (asked === path ? all : modules[asked.slice(asked.lastIndexOf('/') + 1)]);
  return loadWizard(path, load, formats);
}
