import type { FormModule } from '../../engine/definition';
import { loadWizards } from './loadWizards';

/**
 * A form that stands alone, `acesso/recuperacao`, as the compiler wrote it, and the version of the definitions.
 * @throws {Error} when it cannot be had
 */
export async function loadForm(id: string): Promise<{ module: FormModule; version: string }> {
  const { forms, version } = await loadWizards();
  const url = forms.find((form) => form.id === id)?.url;
  if (url === undefined) throw new Error(`The definitions have no form ${id}.`);
  const { pathname } = new URL(url, `${location.origin}/definitions/`);
  return { module: (await import(/* @vite-ignore */ pathname)) as FormModule, version };
}
