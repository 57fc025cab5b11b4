import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeclarations } from './declarations';
import { emitTypes, entryNames } from './emit';
import { snapshotOf } from './snapshot';

/** What the entries of the engine give to others: by entry, the text of its types. Asks TypeScript, which takes some seconds. */
export async function readEngineApi(): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-engine-'));
  try {
    await emitTypes(folder);
    const declarations = readDeclarations(folder);
    const names = entryNames();
    const exported = new Set(
      names.flatMap((entry) => declarations.exportsOf(entry).flatMap((name) => declarations.find(entry, name) ?? [])),
    );
    return new Map(names.map((entry) => [entry, snapshotOf(declarations, entry, exported)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
