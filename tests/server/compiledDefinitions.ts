import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BLOCKS } from '../../contract/blocks';
import { compileSchemas } from '../../engine/compile';
import { loadDefinitions } from '../../server/storage/definitions/load';
import type { Definitions } from '../../server/storage/definitions/types';

/** Compiles a schemas folder into a new folder, as the build does. */
export function writeDefinitions(schemas = 'schemas'): string {
  const compiled = compileSchemas(schemas, { blocks: BLOCKS });
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems, undefined, 2));
  const folder = mkdtempSync(join(tmpdir(), 'ficha-definitions-'));
  for (const [name, code] of Object.entries(compiled.modules)) writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, 'index.json'), JSON.stringify(compiled.index));
  writeFileSync(join(folder, 'sources.json'), JSON.stringify(compiled.sources));
  writeFileSync(join(folder, 'migrations.json'), JSON.stringify(compiled.migrations));
  return folder;
}

const loaded = new Map<string, Promise<Definitions>>();

/** The definitions of a schemas folder as the server loads them after a build; each folder is compiled once. */
export function compiledDefinitions(schemas = 'schemas'): Promise<Definitions> {
  const known = loaded.get(schemas) ?? loadDefinitions(writeDefinitions(schemas));
  loaded.set(schemas, known);
  return known;
}
