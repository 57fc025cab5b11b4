import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DefinitionsIndex, WizardEntry } from '../engine/definition';
import { wholeNameOf, wholeWizard, withWholes } from '../server/http/wholeWizard';

/** Puts each wizard of a folder of compiled definitions together as the portal's server does: one module, which the index names. */
export function writeWholes(folder: string): void {
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const modules = Object.fromEntries(names.map((name) => [name, textOf(name)]));
  const index = JSON.parse(textOf('index.json')) as DefinitionsIndex & { wizards: WizardEntry[] };
  for (const { url } of index.wizards) {
    const name = basename(url);
    const whole = wholeWizard(name, modules);
    if (whole === undefined) throw new Error(`${name} cannot be put together with its tabs.`);
    writeFileSync(join(folder, wholeNameOf(name)), whole);
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify(withWholes({ index, modules })));
}
