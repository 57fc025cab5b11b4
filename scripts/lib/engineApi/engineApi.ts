import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Declaration, readDeclarations } from './declarations';
import { emitTypes, entryNames } from './emit';
import { snapshotOf } from './snapshot';

/** What the entries of the engine give to others. */
export interface EngineApi {
  /** By entry: what it exports, by name. */
  entries: Map<string, Declaration[]>;
  /** By entry: the text of its types. */
  snapshots: Map<string, string>;
}

/** Reads the entries through TypeScript, which takes some seconds. */
export async function readEngineApi(): Promise<EngineApi> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-engine-'));
  try {
    await emitTypes(folder);
    const declarations = readDeclarations(folder);
    const names = entryNames();
    const entries = new Map(
      names.map((entry) => {
        const found = declarations.exportsOf(entry).flatMap((name) => {
          const declaration = declarations.find(entry, name);
          return declaration ? { ...declaration, name } : [];
        });
        return [entry, found];
      }),
    );
    const exported = new Set(
      names.flatMap((entry) => declarations.exportsOf(entry).flatMap((name) => declarations.find(entry, name) ?? [])),
    );
    return { entries, snapshots: new Map(names.map((entry) => [entry, snapshotOf(declarations, entry, exported)])) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
