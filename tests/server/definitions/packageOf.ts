import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BLOCKS } from '../../../contract/blocks';
import { compileSchemas } from '../../../engine/compile';
import type { JsonObject } from '../../../engine/core/json';
import type { DefinitionsPackage } from '../../../server/storage/definitions/types';

/** How a version differs from schemas/: by file, what is changed in its JSON. */
// biome-ignore lint/suspicious/noExplicitAny: any JSON
export type Edits = Record<string, (json: any) => void>;

/** What the build makes of schemas/ with these edits. */
export function packageOf(edits: Edits = {}): DefinitionsPackage {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-version-'));
  try {
    cpSync('schemas', folder, { recursive: true });
    for (const [name, edit] of Object.entries(edits)) {
      const json = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      edit(json);
      writeFileSync(join(folder, name), JSON.stringify(json, undefined, 2));
    }
    const compiled = compileSchemas(folder, { blocks: BLOCKS });
    if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems, undefined, 2));
    return compiled;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A field under another name, wherever the tab names it. */
export function rename(tab: JsonObject, from: string, to: string): void {
  const renamedTab = JSON.parse(
    JSON.stringify(tab).replaceAll(`"${from}"`, `"${to}"`).replaceAll(`/${from}"`, `/${to}"`),
  );
  for (const name of Object.keys(tab)) delete tab[name];
  Object.assign(tab, renamedTab);
}
