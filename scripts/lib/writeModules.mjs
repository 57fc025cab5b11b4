import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes compiled definitions into a folder, in the place of what stood there: `index.json`, the modules that it names,
 * `sources.json`, what they were made from, and `migrations.json`, the steps that data took.
 * @param {{ index: object, modules: Record<string, string>, sources: Record<string, string>, migrations: object }} compiled
 * @param {string} to
 */
export function writeModules({ index, modules, sources, migrations }, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(to, name), code);
  writeFileSync(join(to, 'index.json'), JSON.stringify(index));
  writeFileSync(join(to, 'sources.json'), JSON.stringify(sources));
  writeFileSync(join(to, 'migrations.json'), JSON.stringify(migrations));
  // Node takes the modules for ES modules wherever the folder lies.
  writeFileSync(join(to, 'package.json'), JSON.stringify({ type: 'module' }));
}
