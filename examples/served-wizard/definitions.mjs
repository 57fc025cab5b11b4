import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileSchemas, formatProblems } from 'ficha-engine/compile';
import { formats } from 'ficha-engine/core';
import { loadWizard } from 'ficha-engine/definition';
import texts from 'ficha-engine/texts/en.json' with { type: 'json' };
import problems from 'ficha-engine/texts/problems.en.json' with { type: 'json' };

/** The definitions of a folder: files to be served, by name, and one wizard as this server reads it. A wrong one ends the program. */
export async function readDefinitions(folder, id) {
  const names = { texts, problems };
  const compiled = compileSchemas(folder, names);
  if ('problems' in compiled) {
    console.error(formatProblems(compiled.problems, names));
    process.exit(1);
  }
  const { index, modules } = compiled;
  const entry = index.wizards.find((wizard) => wizard.id === id);
  return {
    files: new Map(Object.entries({ 'index.json': JSON.stringify(index), ...modules })),
    loaded: await load(entry.url, modules),
  };
}

/** The modules that browsers load are modules for Node as well. */
async function load(url, modules) {
  const folder = mkdtempSync(join(tmpdir(), 'definitions-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, name), code);
    return await loadWizard(pathToFileURL(join(folder, url)).href, (address) => import(address), formats);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
