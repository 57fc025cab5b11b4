import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes compiled definitions into a folder, in the place of what stood there: `index.json` and the modules that it names.
 * @param {{ index: object, modules: Record<string, string> }} compiled
 * @param {string} to
 */
export function writeModules({ index, modules }, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(to, name), code);
  writeFileSync(join(to, 'index.json'), JSON.stringify(index));
  // Node takes the modules for ES modules wherever the folder lies.
  writeFileSync(join(to, 'package.json'), JSON.stringify({ type: 'module' }));
}
